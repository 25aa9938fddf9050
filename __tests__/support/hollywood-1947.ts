import { SEEN } from '../../src/engine/game';
import { type Seat, seatsOf } from '../../src/engine/seats';
import { seedOf } from '../../src/engine/seed';
import {
  type CardId,
  type CostumeId,
  type JobId,
  kindOf,
  type Kind,
  numberOf,
  type PosterId,
} from '../../src/games/hollywood-1947/cards';
import { hollywood1947 as rules } from '../../src/games/hollywood-1947/game';
import { newShoot } from '../../src/games/hollywood-1947/order';
import { cardsInPlay, jobsInPlay, postersInPlay } from '../../src/games/hollywood-1947/setup';
import type {
  Action,
  Aim,
  Hollywood1947,
  Options,
  Shoot,
  State,
} from '../../src/games/hollywood-1947/types';
import type { Face, Loyalty } from '../../src/games/hollywood-1947/vocabulary';
import { actingOn, type DoneIn, type PlayedIn } from './acting';
import { frozen } from './freeze';

export { eventsOf } from './acting';

/** The rules with everything they give out frozen. */
export const hollywood1947 = frozen(rules);

export const PLAIN: Options = {
  unionStrike: false,
  randomLoyalties: false,
  costumes: false,
  leftOut: [],
};

/** Before anybody has looked at what they were dealt. */
export function deal(players: number, options: Partial<Options> = {}, text = 'first day'): State {
  return hollywood1947.setup({ ...PLAIN, ...options }, players, seedOf(text)).state;
}

/** The first turn: all have seen their cards. */
export function start(players: number, options: Partial<Options> = {}, text = 'first day'): State {
  return settle(deal(players, options, text), 'seen').state;
}

/** So many cards of a kind, the first there are. */
export function some(kind: Kind, count: number): readonly CardId[] {
  const cards = cardsInPlay(9).filter((id) => kindOf(id) === kind);
  if (cards.length < count) throw new Error(`There are not ${count} of ${kind}`);
  return cards.slice(0, count);
}

/** One card of each of these kinds, none twice. */
export function hand(...kinds: readonly Kind[]): readonly CardId[] {
  return kinds.map((kind, index) => {
    const before = kinds.slice(0, index).filter((other) => other === kind).length;
    const card = some(kind, before + 1)[before];
    if (card === undefined) throw new Error(`No more cards of ${kind}`);
    return card;
  });
}

interface Scene {
  readonly players: number;
  readonly options?: Partial<Options>;
  /** Who begins: whoever has the lowest job, where a test does not say. */
  readonly first?: Seat;
  /** By seat; the others of the match lie in the centre. */
  readonly jobs?: readonly (readonly JobId[])[];
  readonly hands?: readonly (readonly CardId[])[];
  /** By holder. */
  readonly dice?: readonly (readonly Face[])[];
  readonly tokens?: readonly number[];
  readonly loyalties?: readonly Loyalty[];
  /** The top of the posters. */
  readonly posters?: readonly PosterId[];
  /** The top of the deck. */
  readonly deck?: readonly CardId[];
  readonly ghosts?: readonly CardId[];
  readonly costumes?: readonly (readonly CostumeId[])[];
  readonly changes?: Partial<State>;
}

/** The beginning of a round as a test wants it: whatever it does not name is as it was dealt. */
export function scene(wanted: Scene): State {
  const { players } = wanted;
  const base = start(players, wanted.options);
  const jobs = wanted.jobs ?? base.jobs;
  const inPlay = jobsInPlay(base.options, players);
  const centre = inPlay.filter((job) => !jobs.flat().includes(job));
  const lowest = jobs.map((own) => Math.min(...own.map(numberOf)));
  const first = wanted.first ?? seatsOf(players)[lowest.indexOf(Math.min(...lowest))] ?? 0;
  const top = wanted.posters ?? [];
  const posterDeck = [...top, ...postersInPlay(players).filter((id) => !top.includes(id))];
  const isShown = !jobs.flat().includes('screenwriter');
  const named = [...(wanted.hands ?? []).flat(), ...(wanted.ghosts ?? []), ...(wanted.deck ?? [])];
  const spare = cardsInPlay(players).filter((card) => !named.includes(card));
  const hands = wanted.hands ?? base.hands.map((own) => own.map(() => spare.pop() ?? 'apple-pie'));
  const ghosts = wanted.ghosts ?? base.ghosts.map(() => spare.pop() ?? 'apple-pie');
  return {
    ...base,
    jobs,
    centre,
    first,
    hands,
    ghosts,
    deck: [...(wanted.deck ?? []), ...spare],
    dice: wanted.dice ?? base.dice,
    tokens: wanted.tokens ?? base.tokens,
    loyalties: wanted.loyalties ?? base.loyalties,
    posters: isShown ? posterDeck.slice(0, 1) : [],
    posterDeck: isShown ? posterDeck.slice(1) : posterDeck,
    costumes: wanted.costumes ?? base.costumes,
    costumeDeck: base.costumeDeck.filter(
      (costume) => !(wanted.costumes ?? []).flat().includes(costume),
    ),
    // [47SCREENWRITER-2]
    phase: { kind: players <= 3 && !isShown ? 'pitch' : 'turn', seat: first },
    ...wanted.changes,
  };
}

/** Three cards each for four players, one of every side in each hand. */
export const HANDS = [
  hand('patriot', 'neutral', 'communist'),
  ['porch-swing', 'picket-line', 'long-kiss'],
  ['marching-band', 'shared-loaf', 'rainy-window'],
  ['lemonade-stand', 'noble-farmhand', 'pie-fight'],
] as const satisfies readonly (readonly CardId[])[];

/** Four players, one of them a costume designer, with these costumes by seat. */
export function dressed(...costumes: readonly (readonly CostumeId[])[]): State {
  return scene({
    players: 4,
    options: { costumes: true },
    jobs: [['costume-designer'], ['gaffer'], ['composer'], ['editor']],
    hands: HANDS,
    dice: [['star'], ['blank'], ['star'], ['blank']],
    posters: ['comedy', 'war'],
    deck: ['fireworks-finale', 'soldier-home', 'roll-call'],
    costumes: [0, 1, 2, 3].map((seat) => costumes[seat] ?? []),
  });
}

export type Done = DoneIn<Hollywood1947>;
export type Played = PlayedIn<Hollywood1947>;

const acting = actingOn(hollywood1947);
export const { act, actAll, settle, refusalOf, offered } = acting;

export const PASS: Action = { type: 'pass' };
export const NEXT: Action = { type: 'next-round' };
export const SPEND: Action = { type: 'spend-token' };
export const NOTHING: Aim = { at: 'nothing' };

export function perform(job: JobId, aim: Aim = NOTHING): Action {
  return { type: 'perform', job, aim };
}

export function putIn(card: CardId): Action {
  return { type: 'put-in', card: kindOf(card) };
}

export function discard(...cards: readonly CardId[]): Action {
  return { type: 'discard', cards: cards.map(kindOf) };
}

export function cast(...cards: readonly CardId[]): Action {
  return { type: 'cast', cards: cards.map(kindOf) };
}

/** A turn spent to look at the ghosts, until they were seen. */
export function lookAtGhosts(state: State, seat: Seat): Done {
  return actAll(state, [seat, { type: 'look-at-ghosts' }], [seat, SEEN]);
}

/** A round in which stars put in so many cards, by holder. */
export function shootOf(...star: readonly number[]): Shoot {
  const none = star.map(() => 0);
  return { ...newShoot(0), added: { star, token: none, tuxedo: none } };
}

/** Everybody whose turn it is passes until the match waits for something else. */
export function passTurns(state: State): Done {
  let done: Done = { state, events: [] };
  while (['pitch', 'turn', 'wrap'].includes(done.state.phase.kind)) {
    const [seat] = hollywood1947.toAct(done.state);
    if (seat === undefined) break;
    const next = act(done.state, seat, PASS);
    done = { state: next.state, events: [...done.events, ...next.events] };
  }
  return done;
}

/** From the beginning of a round through its premiere: nobody does anything, and everybody casts their first cards. */
export function throughPremiere(state: State): Done {
  const passed = passTurns(state);
  const cut = settle(passed.state, 'cast', 'cut', 'pass');
  return { state: cut.state, events: [...passed.events, ...cut.events] };
}

/** The premiere of exactly these cards: one more is cut from the movie. */
export function premiereOf(state: State, cards: readonly CardId[]): Done {
  const cut = some('neutral', 6).find((card) => !cards.includes(card)) ?? 'stray-cat';
  const editing: State = {
    ...state,
    movie: cards,
    drawn: [cut],
    posters: state.posters.length === 0 ? ['comedy'] : state.posters,
    shoot: { ...state.shoot, editor: 0 },
    phase: { kind: 'editing', seat: 0 },
  };
  return act(editing, 0, { type: 'cut' });
}

/** A whole random match, interrupts included. */
export function playRandomly(
  players: number,
  options: Partial<Options>,
  text: string,
  choose?: Parameters<typeof acting.playRandomly>[3],
): Played {
  return acting.playRandomly(players, { ...PLAIN, ...options }, text, choose);
}
