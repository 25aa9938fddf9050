import type { Seat } from '../../../../src/engine/seats';
import { type CardId, kindOf } from '../../../../src/games/hollywood-1947/cards';
import { beliefsFrom } from '../../../../src/games/hollywood-1947/bots/beliefs';
import { CARD_HABITS, MOVIE_WEIGHT } from '../../../../src/games/hollywood-1947/bots/fitted';
import type { Level } from '../../../../src/games/hollywood-1947/bots/levels';
import {
  COMMUNIST,
  loyaltyWorlds,
  PATRIOT,
  RISING_STAR,
} from '../../../../src/games/hollywood-1947/bots/loyalty-worlds';
import { worthOf } from '../../../../src/games/hollywood-1947/bots/worth';
import { cardsInPlay } from '../../../../src/games/hollywood-1947/setup';
import type { Claim, Deed, Options, State } from '../../../../src/games/hollywood-1947/types';
import type { Loyalty } from '../../../../src/games/hollywood-1947/vocabulary';
import { hand, hollywood1947, playRandomly, start, shootOf } from '../../../support/hollywood-1947';

const ALL: Pick<Level, 'movies' | 'deeds' | 'claims'> = { movies: 1, deeds: 1, claims: 1 };
const FIVE: readonly Loyalty[] = ['patriot', 'patriot', 'patriot', 'communist', 'communist'];

interface Shown {
  readonly cards: readonly CardId[];
  readonly added: readonly number[];
  readonly changes?: Partial<State>;
  readonly loyalties?: readonly Loyalty[];
}

/** Five players after one movie with these cards, put in by those seats; the deck's card was among them or removed. */
function afterMovie({ cards, added, changes, loyalties = FIVE }: Shown): State {
  const state = start(5);
  const symbols = { patriot: 0, communist: 0 };
  const shoot = shootOf(...added);
  return {
    ...state,
    loyalties,
    premieres: [{ round: 1, poster: 'comedy', cards, symbols, winners: ['communist'], shoot }],
    phase: { kind: 'intermission', seat: 0 },
    ...changes,
  };
}

function suspicion(state: State, viewer: Seat, of: Seat, weighing = ALL): number {
  return beliefsFrom(hollywood1947.view(state, viewer), weighing).chanceOf(of, COMMUNIST);
}

/** The chance of seat 3 in the movie below, counted out: who of 3 and 4 is a communist, and which cards there were. */
function byHand(): number {
  const deck = cardsInPlay(5).map((card) => Math.sign(worthOf(kindOf(card))) + 1);
  const stray = [0, 1, 2].map(
    (one) => deck.filter((colour) => colour === one).length / deck.length,
  );
  const shown = (third: number, fourth: number): number => {
    let sum = 0;
    for (const [one, first] of (CARD_HABITS[third] ?? []).entries())
      for (const [two, second] of (CARD_HABITS[fourth] ?? []).entries())
        for (const [three, drawn] of stray.entries()) {
          const others = [one, two, three];
          // Any of the three is removed; what is left is communist twice.
          const cuts = others.filter((_, cut) => others.every((c, at) => at === cut || c === 0));
          sum += (first * second * drawn * cuts.length) / 3;
        }
    // What is behind a movie hangs together: it counts for less than it would alone.
    return sum ** MOVIE_WEIGHT;
  };
  // Two of the four others are communists: both of 3 and 4, one of them (four ways), or neither.
  const both = shown(COMMUNIST, COMMUNIST);
  const one = shown(COMMUNIST, PATRIOT);
  return (both + 2 * one) / (both + 4 * one + shown(PATRIOT, PATRIOT));
}

describe('what is possible', () => {
  it('is every deal of the loyalties that a seat was not told', () => {
    const nine = start(9);
    const hidden = hollywood1947.view(nine, 'table');
    expect(loyaltyWorlds(hidden)).toHaveLength(504);
    const communist = nine.loyalties.indexOf('communist') as Seat;
    // Six others, one of them the rising star: a communist knows the rest.
    expect(loyaltyWorlds(hollywood1947.view(nine, communist))).toHaveLength(6);
  });

  it('counts the ways of a deal from all nine loyalties', () => {
    const state = { ...start(4, { randomLoyalties: true }), loyalties: FIVE.slice(0, 4) };
    const beliefs = beliefsFrom(hollywood1947.view(state, 0), ALL);
    // Seat 0 has one of five patriots; of the eight cards left three are communists and one is the rising star.
    expect(beliefs.chanceOf(1, COMMUNIST)).toBeCloseTo(3 / 8);
    expect(beliefs.chanceOf(1, RISING_STAR)).toBeCloseTo(1 / 8);
    expect(beliefs.risingStar).toBeCloseTo(3 / 8);
  });
});

describe('beliefs', () => {
  it('add up to one for every seat and never contradict what a seat was told, in whole matches', () => {
    const tables: readonly [number, Partial<Options>][] = [
      [3, {}],
      [5, { costumes: true }],
      [6, { randomLoyalties: true, unionStrike: true }],
    ];
    let looked = 0;
    for (const [players, options] of tables) {
      const { states } = playRandomly(players, options, 'beliefs');
      for (const state of states.filter((_, index) => index % 10 === 0)) {
        for (let viewer = 0; viewer < players; viewer += 1) {
          const view = hollywood1947.view(state, viewer as Seat);
          const beliefs = beliefsFrom(view, ALL);
          view.loyalties.forEach((told, seat) => {
            const chances = [PATRIOT, COMMUNIST, RISING_STAR].map((one) =>
              beliefs.chanceOf(seat, one),
            );
            expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
            if (told === 'patriot') expect(chances[PATRIOT]).toBeCloseTo(1, 9);
            if (told === 'communist') expect(chances[COMMUNIST]).toBeCloseTo(1, 9);
            looked += 1;
          });
        }
      }
    }
    expect(looked).toBeGreaterThan(500);
  });

  it('are sure of the other one at a table of two', () => {
    const state = { ...start(2), loyalties: ['patriot', 'communist'] as const };
    expect(suspicion(state, 0, 1)).toBe(1);
    expect(suspicion(state, 1, 0)).toBe(0);
  });

  it('fall on those who could have put the communist cards in, as Bayes has it', () => {
    // Seats 3 and 4 alone put cards in, and both that were shown are communist: one of three was removed.
    const cards = hand('communist', 'double-communist');
    const state = afterMovie({ cards, added: [0, 0, 0, 1, 1] });
    expect(suspicion(state, 0, 3)).toBeGreaterThan(0.55);
    expect(suspicion(state, 0, 1)).toBeLessThan(0.45);
    expect(suspicion(state, 0, 3)).toBeCloseTo(byHand(), 9);
    expect(suspicion(state, 0, 4)).toBeCloseTo(byHand(), 9);
    expect(suspicion(state, 0, 1)).toBeCloseTo(1 - byHand(), 9);
  });

  it('know which card was the own one', () => {
    // Seats 0 and 1 put a card in each. Whose is the communist card? Seat 0 knows that it is not its own.
    const [patriot, communist] = hand('patriot', 'communist') as [CardId, CardId];
    const state = afterMovie({ cards: [patriot, communist], added: [1, 1, 0, 0, 0] });
    const played = (card: CardId): State => ({
      ...state,
      notes: state.notes.map((notes, seat) =>
        seat === 0 ? [{ round: 1, kind: 'played', cards: [card] }] : notes,
      ),
    });
    expect(suspicion(played(patriot), 0, 1)).toBeGreaterThan(suspicion(played(communist), 0, 1));
    expect(suspicion(played(communist), 0, 1)).toBeLessThan(0.5);
  });

  it('take claims for what they are worth to the level', () => {
    const cards = hand('patriot', 'communist');
    const said = (seat: Seat, says: 'patriot' | 'communist'): Claim => ({
      seat,
      after: 1,
      statement: { topic: 'card', says },
    });
    // Both say patriot, and only one such card was shown: one of two says so truly, which a confession would settle.
    const both = { claims: [said(1, 'patriot'), said(2, 'patriot')] };
    const honest = { claims: [said(1, 'patriot'), said(2, 'communist')] };
    const added = [0, 1, 1, 0, 0];
    const lied = afterMovie({ cards, added, changes: both });
    const told = afterMovie({ cards, added, changes: honest });
    expect(suspicion(lied, 0, 2)).toBeGreaterThan(suspicion(told, 0, 2));
    const deaf = { ...ALL, claims: 0 };
    expect(suspicion(lied, 0, 2, deaf)).toBeCloseTo(suspicion(told, 0, 2, deaf), 9);
  });

  it('hear who somebody says they are, once, and as much as the level listens', () => {
    const says = (loyalty: Loyalty, after = 0): Claim => ({
      seat: 1,
      after,
      statement: { topic: 'loyalty', says: loyalty },
    });
    const after = (...claims: readonly Claim[]): State => ({
      ...start(5),
      loyalties: FIVE,
      claims,
    });
    const patriot = suspicion(after(says('patriot')), 0, 1);
    const communist = suspicion(after(says('communist')), 0, 1);
    expect(communist).toBeGreaterThan(0.6);
    // Talk is cheap: it is no more than a hint, either way.
    expect(communist).toBeLessThan(0.8);
    expect(patriot).toBeLessThan(0.5);
    expect(patriot).toBeGreaterThan(0.45);
    // Nor does it grow by being said again, and a bot does not convince itself.
    expect(suspicion(after(says('patriot'), says('patriot', 1)), 0, 1)).toBe(patriot);
    expect(suspicion(after({ ...says('communist'), seat: 0 }), 0, 1)).toBeCloseTo(0.5, 9);
    const half = suspicion(after(says('communist')), 0, 1, { ...ALL, claims: 0.5 });
    expect(half).toBeGreaterThan(0.5);
    expect(half).toBeLessThan(communist);
    expect(suspicion(after(says('communist')), 0, 1, { ...ALL, claims: 0 })).toBeCloseTo(0.5, 9);
  });

  it('go by deeds: who rolls away a star of a patriot is no friend of patriots', () => {
    const deed: Deed = { round: 1, seat: 1, kind: 'changed-die', holder: 0, before: 'star' };
    const before = start(5);
    const state = { ...before, loyalties: FIVE, deeds: [deed] };
    expect(suspicion(state, 0, 1)).toBeGreaterThan(0.5);
    expect(suspicion(state, 0, 1, { ...ALL, deeds: 0 })).toBeCloseTo(0.5, 9);
    const helped = { ...state, deeds: [{ ...deed, before: 'blank' } as const] };
    expect(suspicion(helped, 0, 1)).toBeLessThan(0.5);
  });

  it('say nothing about anybody by what the viewer did itself', () => {
    const deed: Deed = { round: 1, seat: 0, kind: 'gave-token', to: 1 };
    const state = { ...start(5), loyalties: FIVE, deeds: [deed] };
    expect(suspicion(state, 0, 1)).toBeCloseTo(0.5, 9);
  });
});
