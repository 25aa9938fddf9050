import { randomFromSeed } from '../../../../src/engine/random';
import { seedOf } from '../../../../src/engine/seed';
import { actionOf, coreOf } from '../../../../src/games/hollywood/bots/encode';
import { prospectsOf } from '../../../../src/games/hollywood/bots/features';
import { Judge } from '../../../../src/games/hollywood/bots/judge';
import { hollywood } from '../../../../src/games/hollywood/game';
import { scoreOf } from '../../../../src/games/hollywood/scoring';
import type { Action, State } from '../../../../src/games/hollywood/types';
import type { Seat } from '../../../../src/engine/seats';

const NOTHING_TO_COME = prospectsOf({
  films: { horror: 0, action: 0, romcom: 0 },
  awards: { horror: 0, action: 0, romcom: 0 },
  blockbusters: 0,
  stars: { 1: 0, 2: 0, 3: 0 },
});

function after(state: State, seat: Seat, action: Action): State {
  const applied = hollywood.apply(state, seat, action);
  if (!applied.ok) throw new Error('An offered action applies');
  return applied.value.state;
}

/** The points that each choice of the last star of a match brings its owner. */
function pointsOf(state: State, seat: Seat, legal: readonly Action[]): readonly number[] {
  return legal.map((action) => scoreOf(after(state, seat, action), seat).total);
}

describe('the judge', () => {
  it.each([false, true])(
    'puts the very last star where it brings its owner most, cards set aside in that round counted (advanced: %s)',
    (advanced) => {
      const judge = new Judge([], NOTHING_TO_COME);
      let choices = 0;
      for (let match = 0; match < 600; match += 1) {
        const random = randomFromSeed(seedOf(`stars ${match}`), 'players');
        const options = { advanced, claimOrder: 'top-first' } as const;
        let { state } = hollywood.setup(options, 3, seedOf(`stars ${match}`));
        for (let [seat] = hollywood.toAct(state); seat !== undefined;) {
          const legal = hollywood.legalActions(state, seat);
          const [first] = legal;
          const isLastStar =
            state.phase.kind === 'choosing' &&
            state.phase.queue.length === 1 &&
            first !== undefined &&
            after(state, seat, first).phase.kind === 'over';
          if (isLastStar) {
            const chosen = actionOf(judge.chooseProject(coreOf(hollywood.view(state, seat))));
            const brings = scoreOf(after(state, seat, chosen), seat).total;
            expect(brings).toBe(Math.max(...pointsOf(state, seat, legal)));
            choices += 1;
          }
          state = after(state, seat, random.pick(legal));
          [seat] = hollywood.toAct(state);
        }
      }
      expect(choices).toBeGreaterThan(10);
    },
  );
});
