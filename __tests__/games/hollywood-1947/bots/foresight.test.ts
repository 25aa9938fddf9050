import { Chance } from '../../../../src/games/hollywood-1947/bots/chance';
import { LEVEL_TABLE } from '../../../../src/games/hollywood-1947/bots/levels';
import { mindOf } from '../../../../src/games/hollywood-1947/bots/mind';
import { Playout } from '../../../../src/games/hollywood-1947/bots/playout';
import type { Deed, State } from '../../../../src/games/hollywood-1947/types';
import { hand, hollywood1947, scene } from '../../../support/hollywood-1947';

const WORLDS = 200;

/** What a communist who has the first turn expects of a round in which it does nothing. */
function prospectOfIdleness(state: State): number {
  const mind = mindOf(hollywood1947.view(withGoodHand(state), 0), 0, LEVEL_TABLE.mogul);
  const playout = new Playout(mind, new Chance(7));
  let sum = 0;
  for (let world = 0; world < WORLDS; world += 1)
    sum += playout.run({ type: 'pass' }, (world + 0.5) / WORLDS, world);
  return sum / WORLDS;
}

const TABLE = scene({
  players: 5,
  loyalties: ['communist', 'communist', 'patriot', 'patriot', 'patriot'],
  jobs: [['producer'], ['director'], ['actress'], ['actor'], ['editor']],
  dice: [['star'], ['star'], ['blank'], ['blank'], ['blank']],
});

/** The first seat has cards worth playing. */
function withGoodHand(state: State): State {
  const own = hand('double-communist', 'communist', 'neutral');
  return { ...state, hands: state.hands.map((cards, seat) => (seat === 0 ? own : cards)) };
}

describe('a round that is played out', () => {
  it('others go by what is public, not by what a communist knows', () => {
    const about = (seat: 0 | 1) => ({ seat, round: 1 });
    const telling: readonly Deed[] = [
      { ...about(0), kind: 'renewed-hand', of: 1 },
      { ...about(1), kind: 'renewed-hand', of: 0 },
      { ...about(0), kind: 'changed-die', holder: 1, before: 'blank' },
      { ...about(1), kind: 'changed-die', holder: 0, before: 'blank' },
      { ...about(0), kind: 'changed-die', holder: 2, before: 'star' },
      { ...about(1), kind: 'changed-die', holder: 3, before: 'star' },
    ];
    const unknown = prospectOfIdleness(TABLE);
    const foundOut = prospectOfIdleness({ ...TABLE, deeds: telling });
    expect(unknown).toBeGreaterThan(foundOut + 0.01);
  });

  it('a star early in a round counts for less than one with the last turn, as others may roll it away', () => {
    const worthOfStar = (turn: number): number => {
      const state: State = { ...TABLE, first: 0, turn, phase: { kind: 'turn', seat: 0 } };
      const blank: State = { ...state, dice: [['blank'], ...state.dice.slice(1)] };
      return prospectOfIdleness(state) - prospectOfIdleness(blank);
    };
    expect(worthOfStar(0)).toBeLessThan(worthOfStar(4) - 0.01);
  });
});
