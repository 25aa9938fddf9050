import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { play } from '../../src/engine/match';
import { decodeSave, encodeSave } from '../../src/storage/codec';
import { summarize } from '../../src/storage/summary';

const FOLDER = join(__dirname, 'fixtures');

/** What each saved match must come to, for ever. Files are added with new versions and never changed. */
const EXPECTED = {
  'v1/fresh.json': { actions: 0, round: 1, rounds: 3, isOver: false },
  'v1/second-reel-owed.json': { round: 2, rounds: 4, isOver: false },
  'v1/star-waiting.json': { round: 3, rounds: 4, isOver: false },
  'v1/hinted.json': { round: 3, rounds: 4, isOver: false },
  'v1/named.json': { round: 3, rounds: 4, isOver: false, name: 'Another ending' },
  'v1/between-rounds.json': { round: 2, rounds: 3, isOver: false },
  'v1/finished.json': { round: 4, rounds: 4, isOver: true, toAct: [] },
} as const;

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8').trim();
}

describe('matches saved by earlier versions', () => {
  it.each(Object.entries(EXPECTED))('%s opens and can be played on', (file, expected) => {
    const decoded = decodeSave(read(file));
    if (!decoded.ok) throw new Error(decoded.error.code);
    expect(summarize(decoded.value)).toMatchObject(expected);
    expect(decoded.value.match.hints).toHaveLength(file === 'v1/hinted.json' ? 2 : 0);
    const { match } = decoded.value;
    const [seat] = match.game.toAct(match.state);
    if (seat === undefined) {
      expect(match.game.outcome(match.state)?.winners.length).toBeGreaterThan(0);
      return;
    }
    const [action] = match.game.legalActions(match.state, seat);
    expect(action && play(match, seat, action).ok).toBe(true);
  });

  it('every file is in the table', () => {
    const files = readdirSync(FOLDER).flatMap((version) =>
      readdirSync(join(FOLDER, version)).map((file) => `${version}/${file}`),
    );
    expect(files.sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it('this version still writes what it wrote', () => {
    for (const file of Object.keys(EXPECTED)) {
      const decoded = decodeSave(read(file));
      if (!decoded.ok) throw new Error(decoded.error.code);
      expect(JSON.parse(encodeSave(decoded.value))).toEqual(JSON.parse(read(file)));
    }
  });
});
