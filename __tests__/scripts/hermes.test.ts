import { EVERY_GAME } from '../../src/games/every';
import { bundleForBareEngine, runInNode, runOnHermes } from '../../scripts/lib/bare-engine';

describe('on Hermes, the phone’s JavaScript engine', () => {
  const bundle = bundleForBareEngine('scripts/bench/smoke.ts', 'smoke.js');
  const hermes = JSON.parse(runOnHermes(bundle)) as Record<string, unknown>;

  it('the same seeds give the same matches as in Node, and typed text comes to the same', () => {
    expect(hermes).toEqual(JSON.parse(runInNode(bundle)));
    // The smallest and the largest table of every game.
    expect(hermes['matches']).toHaveLength(2 * EVERY_GAME.length);
  });

  it('every game keeps the laws', () => {
    expect(hermes['verdicts']).toEqual(EVERY_GAME.map(() => []));
    for (const matches of hermes['checked'] as readonly number[])
      expect(matches).toBeGreaterThanOrEqual(2);
  });
});
