import { type Match, play, undo } from '../../../src/engine/match';
import { randomFromSeed } from '../../../src/engine/random';
import { seedOf } from '../../../src/engine/seed';
import { executiveProducer } from '../../../src/games/executive-producer/game';
import type { Action, ExecutiveProducer } from '../../../src/games/executive-producer/types';
import { newMatch } from '../../support/matches';
import { PEOPLE } from '../../support/players';

type ProducerMatch = Match<ExecutiveProducer>;

/** Whatever it is, it shows something: a card of a deck, a die, a hand. */
const ALWAYS_SEALED: readonly Action['type'][] = [
  ...(['buy-script', 'hire-actor', 'hire-director', 'hire-writer', 'take-script'] as const),
  ...(['play-news', 'draw-news', 'put-bonuses'] as const),
];

/** What nobody learns anything by. */
const NEVER_SEALED: readonly Action['type'][] = ['place-director'];

function awardBidFor({ state: { phase } }: ProducerMatch): string | undefined {
  return phase.kind === 'bidding' ? phase.award : undefined;
}

/** Every decision of a match among people, with the match before and after it. */
function decisionsOf(text: string): readonly (readonly [Action, ProducerMatch, ProducerMatch])[] {
  const random = randomFromSeed(seedOf(text), 'test players');
  const decisions: (readonly [Action, ProducerMatch, ProducerMatch])[] = [];
  let match = newMatch(4, text, { length: 'intro' }, PEOPLE, executiveProducer) as ProducerMatch;
  for (;;) {
    const [seat] = executiveProducer.toAct(match.state);
    if (seat === undefined) return decisions;
    const action = random.pick(executiveProducer.legalActions(match.state, seat));
    const played = play(match, seat, action);
    if (!played.ok) throw new Error('An offered action can be played');
    decisions.push([action, match, played.value]);
    match = played.value;
  }
}

describe('undo', () => {
  const decisions = ['one', 'two', 'three'].flatMap(decisionsOf);

  it('never goes past a draw, a die or a secret that was shown', () => {
    const sealed = decisions.filter(([{ type }]) => ALWAYS_SEALED.includes(type));
    expect(new Set(sealed.map(([{ type }]) => type)).size).toBeGreaterThan(5);
    const undone = sealed.filter(([, , after]) => undo(after).ok);
    expect(undone).toEqual([]);
    for (const [, before, after] of decisions) {
      const hasDrawn = before.state.random !== after.state.random;
      const hasShown = before.state.decks !== after.state.decks;
      if (hasDrawn || hasShown) expect(after.turns.at(-1)?.sealed).toBe(true);
    }
  });

  it('takes back what nobody learned anything by', () => {
    const quiet = decisions.filter(([{ type }]) => NEVER_SEALED.includes(type));
    expect(quiet.length).toBeGreaterThan(3);
    for (const [, before, after] of quiet) {
      const back = undo(after);
      if (!back.ok) throw new Error('It can be taken back');
      expect(back.value.state).toEqual(before.state);
    }
  });

  it('takes back a bid for its own player while others are still to bid, and for nobody once all are shown', () => {
    const bids = decisions.filter(([{ type }]) => type === 'bid');
    const kinds = bids.map(([, before, after]) => {
      const seat = after.turns.at(-1)?.seat;
      const isOpen = awardBidFor(after) === awardBidFor(before);
      return [isOpen, undo(after, seat).ok, undo(after).ok];
    });
    expect(kinds).toContainEqual([true, true, false]);
    expect(kinds).toContainEqual([false, false, false]);
    expect(kinds.filter(([isOpen, isUndone]) => isOpen !== isUndone)).toEqual([]);
    expect(kinds.filter(([, , isUndoneByAnybody]) => isUndoneByAnybody)).toEqual([]);
  });
});
