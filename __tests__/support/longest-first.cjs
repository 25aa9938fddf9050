// Jest knows nothing about how long tests take before it has run them, as on a machine that has just cloned the project, and
// begins with the largest files. Some of ours are short to read and long to run: left for the end, each has one core busy and
// the other one idle. These go first, the longest before the others.
const { default: Sequencer } = require('@jest/test-sequencer');

/** The end of a path; as seen in a run of everything. */
const LONG = [
  'e2e/screens-table.test.ts',
  'storage/web/as-on-phones.test.ts',
  'storage/bad-saves.test.ts',
  'e2e/screens-theatre.test.ts',
  'e2e/killed-browser.test.ts',
  'scripts/hermes.test.ts',
  'engine/conformance.test.ts',
  'screens/claims.test.tsx',
  'screens/board.test.tsx',
  'storage/kill.test.ts',
  'hollywood/conformance.test.ts',
  'e2e/whole-matches.test.ts',
  'e2e/first-night.test.ts',
  'e2e/advanced.test.ts',
  'hollywood-1947/conformance.test.ts',
];

function placeOf({ path }) {
  const place = LONG.findIndex((end) => path.replaceAll('\\', '/').endsWith(`/${end}`));
  return place < 0 ? LONG.length : place;
}

class LongestFirst extends Sequencer {
  /**
   * @param {any} tests
   * @returns {any[]}
   */
  sort(tests) {
    const sorted = [...super.sort(tests)];
    // Whoever has run them before has better figures.
    if (sorted.some(({ duration }) => duration !== undefined)) return sorted;
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }

  /**
   * Deals the tests out to the parts of a run, the long ones evenly. Every part has to deal alike, so nothing counts that
   * one part may have learnt from another: how long tests took, say.
   *
   * @param {any[]} tests
   * @param {{ shardIndex: number, shardCount: number }} part
   * @returns {any[]}
   */
  shard(tests, { shardIndex, shardCount }) {
    const inTurn = [...tests].sort(
      (one, other) => placeOf(one) - placeOf(other) || (one.path < other.path ? -1 : 1),
    );
    return inTurn.filter((_test, index) => {
      const round = Math.floor(index / shardCount);
      const place = index % shardCount;
      // There and back, as captains choose: nobody always gets the longer of two.
      return (round % 2 === 0 ? place : shardCount - 1 - place) === shardIndex - 1;
    });
  }
}

module.exports = LongestFirst;
module.exports.LONG = LONG;
