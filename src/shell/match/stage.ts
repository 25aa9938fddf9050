import {
  decidesAlone,
  type GameTypes,
  isSeen,
  openActions,
  type Progress,
} from '../../engine/game';
import { canRedo, canUndo, type Match, type PhoneHolder } from '../../engine/match';
import { type Seat, seatsOf, type Viewer } from '../../engine/seats';

type Action = GameTypes['action'];
type View = GameTypes['view'];

/** What somebody asked to see. It holds for one moment of the match; after that the match decides again. */
export type Wanted =
  | { readonly kind: 'table' }
  /** The curtain of a seat, on the way to its secrets. */
  | { readonly kind: 'curtain'; readonly seat: Seat }
  /** Its secrets: somebody said at the curtain that they are this player. */
  | { readonly kind: 'private'; readonly seat: Seat };

/** What a seat may do, as far as whoever looks may know. */
export interface Offer {
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

interface Shared {
  /** The people whom the match waits for and who decide alone: each in their own time. */
  readonly waiting: readonly Seat[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly progress: Progress;
}

export type StageView =
  /** Everybody may look. Alone at the table, a person sees their own view here. */
  | ({
      readonly kind: 'open';
      readonly viewer: Viewer;
      readonly view: View;
      /** What people may decide here, those whom the match waits for first. */
      readonly offers: readonly Offer[];
      /** What people may do out of turn. */
      readonly interruptions: readonly Offer[];
      readonly status:
        'deciding' | 'waiting-for-bot' | 'waiting-for-people' | 'intermission' | 'over';
    } & Shared)
  | ({ readonly kind: 'curtain'; readonly seat: Seat; readonly isAsked: boolean } & Shared)
  /** One seat's secrets, with what only it may be offered. */
  | ({
      readonly kind: 'private';
      readonly seat: Seat;
      readonly view: View;
      readonly actions: readonly Action[];
      /** Whether the match waits for a decision here, or the seat only looks. */
      readonly isAsked: boolean;
    } & Shared);

export interface StageInput {
  readonly match: Match;
  readonly holder: PhoneHolder;
  readonly wanted: Wanted | undefined;
  readonly isIntermission: boolean;
}

/** The people at the table, by seat. */
export function peopleAt({ setup: { players } }: Match): readonly Seat[] {
  return seatsOf(players.length).filter((seat) => players[seat]?.kind === 'person');
}

/** Seats in the order in which the phone goes round: from whoever holds it, clockwise. */
function fromHolder(seats: readonly Seat[], holder: PhoneHolder): readonly Seat[] {
  if (holder === undefined) return seats;
  return [...seats.filter((seat) => seat >= holder), ...seats.filter((seat) => seat < holder)];
}

/** The sole person at the table is offered all there is; of everybody else only what is offered in the open. */
function offersTo(match: Match, seats: readonly Seat[], sole: Seat | undefined): readonly Offer[] {
  const { game, state } = match;
  return seats.map((seat) => {
    const actions = seat === sole ? game.legalActions(state, seat) : openActions(game, state, seat);
    return { seat, actions };
  });
}

/** People go on for a bot where the table waits for that; what anybody may do out of turn, it does itself. */
function withoutSpeakingForBots(
  offers: readonly Offer[],
  people: readonly Seat[],
  interruptions: readonly Offer[],
): readonly Offer[] {
  const types = interruptions.flatMap(({ actions }) => actions.map(({ type }) => type));
  return offers.map(({ seat, actions }) => ({
    seat,
    actions: people.includes(seat) ? actions : actions.filter(({ type }) => !types.includes(type)),
  }));
}

/** What a seat may do behind its curtain: all of a private decision, and what an open one conceals. */
function ownActions({ game, state }: Match, seat: Seat): readonly Action[] {
  const legal = game.legalActions(state, seat);
  if (decidesAlone(game, state, seat)) return legal;
  return legal.filter((action) => game.concealed?.(action) === true);
}

/**
 * What is on the screen, and for whom. It follows from the match, from who holds the phone and from what was asked for,
 * and from nothing else. Secrets are in it only where one person is alone at the table or said who they are.
 */
export function stageOf({ match, holder, wanted, isIntermission }: StageInput): StageView {
  const { game, state } = match;
  const people = peopleAt(match);
  const sole = people.length === 1 ? people[0] : undefined;
  const acting = game.toAct(state);
  const asked = people.filter((seat) => acting.includes(seat));
  const alone = asked.filter((seat) => decidesAlone(game, state, seat));
  const shared: Shared = {
    waiting: fromHolder(alone, holder),
    canUndo: canUndo(match, sole ?? holder),
    canRedo: canRedo(match, sole ?? holder),
    progress: game.progress(state),
  };

  if (sole === undefined) {
    const next = shared.waiting[0];
    const isDecidedInTheOpen = asked.length > alone.length;
    const isNextAsked = next !== undefined && !isDecidedInTheOpen && !isIntermission;
    const shown = wanted ?? (isNextAsked ? { kind: 'curtain', seat: next } : { kind: 'table' });
    if (shown.kind !== 'table' && people.includes(shown.seat)) {
      const { seat } = shown;
      const isAsked = alone.includes(seat);
      if (shown.kind === 'curtain') return { kind: 'curtain', seat, isAsked, ...shared };
      const [view, actions] = [game.view(state, seat), ownActions(match, seat)];
      return { kind: 'private', seat, view, actions, isAsked, ...shared };
    }
  }

  const viewer = sole ?? 'table';
  const decidedHere = sole === undefined ? asked.filter((seat) => !alone.includes(seat)) : asked;
  // Between two rounds whoever is at the table says that it goes on, for bots too.
  const deciding = isIntermission ? acting : decidedHere;
  const speaking = people.filter((seat) => game.mayInterrupt(state).includes(seat));
  const interruptions = offersTo(match, speaking, sole);
  return {
    kind: 'open',
    viewer,
    view: game.view(state, viewer),
    offers: withoutSpeakingForBots(offersTo(match, deciding, sole), people, interruptions),
    interruptions,
    status: statusOf({ acting, isIntermission, deciding, alone }),
    ...shared,
  };
}

interface Moment {
  readonly acting: readonly Seat[];
  readonly isIntermission: boolean;
  readonly deciding: readonly Seat[];
  readonly alone: readonly Seat[];
}

function statusOf({ acting, isIntermission, deciding, alone }: Moment) {
  if (acting.length === 0) return 'over';
  if (isIntermission) return 'intermission';
  if (deciding.length > 0) return 'deciding';
  return alone.length > 0 ? 'waiting-for-people' : 'waiting-for-bot';
}

/** Private news has nothing to choose: the seat has seen it and goes on. */
export function isNews(actions: readonly Action[]): boolean {
  return actions.length === 1 && actions.every(isSeen);
}

/** What somebody asked to see, with the match as it was then. */
export interface Wish {
  readonly wanted: Wanted;
  readonly at: Match;
}

function decisionsOf({ turns }: Match, seat: Seat): number {
  return turns.filter((turn) => turn.seat === seat).length;
}

function waitingIn(match: Match): readonly Seat[] {
  const acting = match.game.toAct(match.state);
  return peopleAt(match).filter(
    (seat) => acting.includes(seat) && decidesAlone(match.game, match.state, seat),
  );
}

/**
 * Whether a wish still holds: bots may decide meanwhile and nothing closes. It ends when its seat has decided, or at the
 * table, when other people are waited for.
 */
export function isStillWanted({ wanted, at }: Wish, now: Match): boolean {
  if (wanted.kind === 'table') return waitingIn(at).join() === waitingIn(now).join();
  const { seat } = wanted;
  return decisionsOf(at, seat) === decisionsOf(now, seat);
}
