import { type Random, randomFromSeed } from '../../src/engine/random';
import type { Seat } from '../../src/engine/seats';
import { seedOf } from '../../src/engine/seed';
import { ALL_CARDS } from '../../src/games/hollywood/cards';
import { layOut } from '../../src/games/hollywood/board';
import { hollywood as rules } from '../../src/games/hollywood/game';
import type {
  Action,
  CardId,
  ColumnIndex,
  Event,
  Genre,
  Options,
  Rating,
  State,
  Studio,
} from '../../src/games/hollywood/types';
import { frozen } from './freeze';

/** The rules with everything they give out frozen. */
export const hollywood = frozen(rules);

export const BASIC: Options = { advanced: false, claimOrder: 'top-first' };

export const seed = seedOf;

export function start(
  seats: number,
  options: Partial<Options> = {},
  text = 'opening night',
): State {
  return hollywood.setup({ ...BASIC, ...options }, seats, seed(text)).state;
}

function ids(matches: (card: (typeof ALL_CARDS)[number]) => boolean): readonly CardId[] {
  return ALL_CARDS.filter(matches).map(({ id }) => id);
}

/** The first `count` films of a genre that carry no award. */
export function films(genre: Genre, count: number): readonly CardId[] {
  return ids((card) => card.kind === 'film' && card.genre === genre && !card.award).slice(0, count);
}

export function award(genre: Genre): CardId {
  return one(ids((card) => card.kind === 'film' && card.genre === genre && card.award));
}

export function stars(rating: Rating, count: number): readonly CardId[] {
  return ids((card) => card.kind === 'star' && card.rating === rating).slice(0, count);
}

export function blockbusters(count: number): readonly CardId[] {
  return ids((card) => card.kind === 'blockbuster').slice(0, count);
}

export function one<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('Expected at least one');
  return first;
}

/** A studio with these projects only. */
export function withProjects(projects: Partial<Studio['projects']>): Partial<Studio> {
  return { projects: { horror: [], action: [], romcom: [], ...projects } };
}

interface Scene {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  /** The fourteen cards, from the top of the leftmost column down. */
  readonly cards?: readonly CardId[];
  /** Reels already placed, by column, the oldest first. Taken from their owners' hands. */
  readonly reels?: readonly (readonly Seat[])[];
  readonly studios?: readonly Partial<Studio>[];
  readonly toPlay?: Seat;
  readonly aside?: readonly CardId[];
}

/** A position in the middle of a round, in one line. */
export function scene({ seats = 4, reels = [], studios = [], ...rest }: Scene): State {
  const base = start(seats, rest.options);
  const columns = rest.cards === undefined ? base.columns : layOut(rest.cards);
  const used = JSON.stringify([columns, studios, rest.aside ?? []]);
  const unused = (deck: readonly CardId[]) => deck.filter((card) => !used.includes(`"${card}"`));
  const placed = (seat: number) => reels.flat().filter((owner) => owner === seat).length;
  return {
    ...base,
    round: rest.round ?? base.round,
    aside: rest.aside ?? [],
    movieDeck: unused(base.movieDeck),
    starDeck: unused(base.starDeck),
    columns: columns.map((column, index) => ({ ...column, reels: reels[index] ?? [] })),
    studios: base.studios.map((empty, seat) => ({
      ...empty,
      reels: empty.reels - placed(seat),
      ...studios[seat],
    })),
    phase: { kind: 'placing', seat: rest.toPlay ?? 0, owed: 0 },
  };
}

export interface Done {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Whoever is to act does this; throws when it is refused. */
export function act(state: State, action: Action): Done {
  const seat = one(hollywood.toAct(state));
  const applied = hollywood.apply(state, seat, action);
  if (!applied.ok) throw new Error(`Refused: ${JSON.stringify(applied.error)}`);
  return applied.value;
}

/** Plays several actions, each by whoever is to act, and gives all their events. */
export function actAll(state: State, ...actions: readonly Action[]): Done {
  return actions.reduce<Done>(
    (done, action) => {
      const next = act(done.state, action);
      return { state: next.state, events: [...done.events, ...next.events] };
    },
    { state, events: [] },
  );
}

export function place(column: ColumnIndex): Action {
  return { type: 'place', column };
}

export const CLAP: Action = { type: 'clap' };
export const DOUBLE: Action = { type: 'double' };
export const DEAL: Action = { type: 'deal' };

/** Why an action of the seat that is to act is refused. */
export function refusalOf(state: State, action: Action): string {
  const applied = hollywood.apply(state, one(hollywood.toAct(state)), action);
  if (applied.ok) throw new Error('It was accepted');
  return applied.error.code === 'not-legal' ? applied.error.refusal : applied.error.code;
}

/** What whoever is to act can do, one word each. */
export function offered(state: State): readonly string[] {
  return hollywood.legalActions(state, one(hollywood.toAct(state))).map((action) => {
    if (action.type === 'place') return `place ${action.column}`;
    return action.type === 'assign' ? `assign ${action.project}` : action.type;
  });
}

export interface Played {
  readonly states: readonly State[];
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[];
  readonly events: readonly Event[];
}

/** A whole random match. */
export function playRandomly(
  seats: number,
  options: Partial<Options>,
  text: string,
  choose: (random: Random, legal: readonly Action[]) => Action = (random, legal) =>
    random.pick(legal),
): Played {
  const opening = hollywood.setup({ ...BASIC, ...options }, seats, seed(text));
  const random = randomFromSeed(seed(text), 'test players');
  const states = [opening.state];
  const actions: { seat: Seat; action: Action }[] = [];
  const events = [...opening.events];
  for (let { state } = opening; ;) {
    const [seat] = hollywood.toAct(state);
    if (seat === undefined) return { states, actions, events };
    const action = choose(random, hollywood.legalActions(state, seat));
    const done = act(state, action);
    state = done.state;
    states.push(state);
    actions.push({ seat, action });
    events.push(...done.events);
  }
}
