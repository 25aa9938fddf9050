import {
  defineGame,
  isSeen,
  type Outcome,
  SEEN,
  type Seen,
  type Step,
} from '../../src/engine/game';
import { randomFrom, randomFromSeed, type RandomState } from '../../src/engine/random';
import { nextSeat, type Seat, seatAt, seatsOf, type Viewer } from '../../src/engine/seats';

/*
 * A small game for tests only, with what Hollywood! lacks: hidden hands drawn from a hidden deck, private news, dice,
 * secret simultaneous bids, an offer that only its seat may see, and decisions out of turn.
 *
 * Everybody looks at three numbered cards of their own. Each round its leader rolls a die; a leader who holds a ten may
 * show it first, and the roll is worth six more. Then all bid a card in secret, at once.
 * The highest card takes the roll as points; equal cards cancel each other. Who has bid may take the bid back once
 * in the game, although nobody waits for it. Then everybody draws a card, until the deck cannot serve all.
 */

const DECK_SIZE = 20;
const HAND_SIZE = 3;
const TEN = 10;
const SHOWN_BONUS = 6;

interface Player {
  readonly hand: readonly number[];
  readonly bid?: number;
  readonly hasLooked: boolean;
  readonly mayRetract: boolean;
  readonly points: number;
}

export interface CastingState {
  readonly random: RandomState;
  readonly deck: readonly number[];
  readonly players: readonly Player[];
  readonly leader: Seat;
  /** The roll of this round; none while its leader has not rolled. */
  readonly roll?: number;
  readonly isOver: boolean;
}

interface SeenPlayer {
  readonly cards: number;
  /** The viewer's own only. */
  readonly hand?: readonly number[];
  readonly bid?: number;
  readonly hasBid: boolean;
  readonly hasLooked: boolean;
  readonly mayRetract: boolean;
  readonly points: number;
}

export interface CastingView {
  readonly viewer: Viewer;
  readonly deckSize: number;
  readonly players: readonly SeenPlayer[];
  /** What the viewer cannot place: the deck and the others' cards together, in order. */
  readonly unseen: readonly number[];
  readonly leader: Seat;
  readonly roll?: number;
  readonly isOver: boolean;
}

export type CastingAction =
  | Seen
  | { readonly type: 'roll'; readonly showing?: typeof TEN }
  | { readonly type: 'bid'; readonly card: number }
  | { readonly type: 'retract' };

export type CastingEvent =
  | { readonly type: 'rolled'; readonly seat: Seat; readonly roll: number }
  | { readonly type: 'ten-shown'; readonly seat: Seat }
  | { readonly type: 'bid-made'; readonly seat: Seat }
  | { readonly type: 'bid-retracted'; readonly seat: Seat }
  | { readonly type: 'bids-shown'; readonly bids: readonly number[]; readonly winner?: Seat };

export interface CastingOptions {
  readonly goldenDie: boolean;
}

export interface CastingCall {
  readonly state: CastingState;
  readonly action: CastingAction;
  readonly view: CastingView;
  readonly event: CastingEvent;
  readonly options: CastingOptions;
  readonly outcome: Outcome;
  readonly refusal: 'not-in-hand' | 'not-now';
}

function playerAt(state: CastingState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`Nobody in seat ${seat}`);
  return player;
}

function withPlayer(state: CastingState, seat: Seat, player: Player): CastingState {
  return {
    ...state,
    players: state.players.map((other, index) => (index === seat ? player : other)),
  };
}

function withoutBid({ hand, hasLooked, mayRetract, points }: Player): Player {
  return { hand, hasLooked, mayRetract, points };
}

function hasBid({ bid }: Player): boolean {
  return bid !== undefined;
}

function isWaitingForLooks(state: {
  readonly players: readonly { readonly hasLooked: boolean }[];
}): boolean {
  return !state.players.every(({ hasLooked }) => hasLooked);
}

function highestSingle(bids: readonly number[]): number | undefined {
  const single = bids.filter((bid) => bids.filter((other) => other === bid).length === 1);
  return single.length === 0 ? undefined : Math.max(...single);
}

/** All bids are in: the winner takes the roll, everybody draws, the lead moves on. */
function showBids(state: CastingState): Step<CastingCall> {
  const bids = state.players.map(({ bid }) => bid ?? 0);
  const highest = highestSingle(bids);
  const winner = highest === undefined ? undefined : seatAt(bids.indexOf(highest));
  const seats = state.players.length;
  const canDraw = state.deck.length >= seats;
  const players = state.players.map((player, index) => ({
    hand: [...player.hand, ...(canDraw ? state.deck.slice(index, index + 1) : [])],
    hasLooked: true,
    mayRetract: player.mayRetract,
    points: player.points + (index === winner ? (state.roll ?? 0) : 0),
  }));
  const { random } = state;
  return {
    state: {
      random,
      deck: canDraw ? state.deck.slice(seats) : state.deck,
      players,
      leader: nextSeat(state.leader, seats),
      isOver: players.every(({ hand }) => hand.length === 0),
    },
    events: [{ type: 'bids-shown', bids, ...(winner === undefined ? {} : { winner }) }],
  };
}

function perform(state: CastingState, seat: Seat, action: CastingAction): Step<CastingCall> {
  const player = playerAt(state, seat);
  if (isSeen(action))
    return { state: withPlayer(state, seat, { ...player, hasLooked: true }), events: [] };
  if (action.type === 'roll') {
    const random = randomFrom(state.random);
    const isShown = action.showing !== undefined;
    const roll = 1 + random.int(6) + (isShown ? SHOWN_BONUS : 0);
    const shown: readonly CastingEvent[] = isShown ? [{ type: 'ten-shown', seat }] : [];
    return {
      state: { ...state, random: random.state(), roll },
      events: [...shown, { type: 'rolled', seat, roll }],
    };
  }
  if (action.type === 'retract') {
    const hand = [...player.hand, ...(player.bid === undefined ? [] : [player.bid])];
    const back = { ...withoutBid(player), hand, mayRetract: false };
    return { state: withPlayer(state, seat, back), events: [{ type: 'bid-retracted', seat }] };
  }
  const at = player.hand.indexOf(action.card);
  const hand = player.hand.filter((_, index) => index !== at);
  const next = withPlayer(state, seat, { ...player, hand, bid: action.card });
  const made: CastingEvent = { type: 'bid-made', seat };
  if (!next.players.every(hasBid)) return { state: next, events: [made] };
  const shown = showBids(next);
  return { state: shown.state, events: [made, ...shown.events] };
}

function legalActions(state: CastingState, seat: Seat): readonly CastingAction[] {
  if (state.isOver) return [];
  const player = playerAt(state, seat);
  if (isWaitingForLooks(state)) return player.hasLooked ? [] : [SEEN];
  if (state.roll === undefined) {
    if (seat !== state.leader) return [];
    const plain: CastingAction = { type: 'roll' };
    return player.hand.includes(TEN) ? [plain, { type: 'roll', showing: TEN }] : [plain];
  }
  if (hasBid(player)) return player.mayRetract ? [{ type: 'retract' }] : [];
  return [...new Set(player.hand)].map((card) => ({ type: 'bid', card }));
}

function sorted(cards: readonly number[]): readonly number[] {
  return [...cards].sort((a, b) => a - b);
}

function view(state: CastingState, viewer: Viewer): CastingView {
  const { roll } = state;
  const others = state.players.filter((_, seat) => seat !== viewer);
  return {
    viewer,
    deckSize: state.deck.length,
    players: state.players.map((player, seat) => ({
      cards: player.hand.length,
      ...(seat === viewer ? { hand: player.hand } : {}),
      ...(seat === viewer && player.bid !== undefined ? { bid: player.bid } : {}),
      hasBid: hasBid(player),
      hasLooked: player.hasLooked,
      mayRetract: player.mayRetract,
      points: player.points,
    })),
    unseen: sorted([
      ...state.deck,
      ...others.flatMap(({ hand, bid }) => (bid === undefined ? hand : [...hand, bid])),
    ]),
    leader: state.leader,
    ...(roll === undefined ? {} : { roll }),
    isOver: state.isOver,
  };
}

/** Gives the viewer's unseen cards out anew, to the others' hands and bids and to the deck. */
function determinize(
  seen: CastingView,
  random: RandomState,
  cards: readonly number[],
): CastingState {
  let next = 0;
  const take = (count: number) => cards.slice(next, (next += count));
  const players = seen.players.map((player): Player => {
    const hand = player.hand ?? take(player.cards);
    const bid = player.bid ?? (player.hasBid ? take(1)[0] : undefined);
    const { hasLooked, mayRetract, points } = player;
    return { hand, hasLooked, mayRetract, points, ...(bid === undefined ? {} : { bid }) };
  });
  const { leader, roll, isOver } = seen;
  return {
    random,
    deck: take(seen.deckSize),
    players,
    leader,
    isOver,
    ...(roll === undefined ? {} : { roll }),
  };
}

export const castingCall = defineGame<CastingCall>({
  id: 'casting-call',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: { goldenDie: { kind: 'flag', default: false } },
  secrets: [
    {
      name: 'generator',
      scramble: (state, _viewer, random) => ({ ...state, random: random.fork().state() }),
    },
    {
      name: 'deck',
      scramble: (state, _viewer, random) => ({ ...state, deck: random.shuffle(state.deck) }),
    },
    {
      name: "the others' hands and bids",
      scramble: (state, viewer, random) => {
        const seen = view(state, viewer);
        return { ...determinize(seen, state.random, random.shuffle(seen.unseen)) };
      },
    },
  ],
  setup(options, seats, seed) {
    const random = randomFromSeed(seed, 'casting-call');
    const deck = random.shuffle(Array.from({ length: DECK_SIZE }, (_, index) => 1 + (index % 10)));
    const players = seatsOf(seats).map((seat) => ({
      hand: deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE),
      hasLooked: false,
      mayRetract: true,
      points: options.goldenDie && seat === 0 ? 1 : 0,
    }));
    const leader = seatAt(random.int(seats));
    return {
      state: {
        random: random.state(),
        deck: deck.slice(seats * HAND_SIZE),
        players,
        leader,
        isOver: false,
      },
      events: [],
    };
  },
  toAct(state) {
    if (state.isOver) return [];
    if (isWaitingForLooks(state))
      return seatsOf(state.players.length).filter((seat) => !playerAt(state, seat).hasLooked);
    if (state.roll === undefined) return [state.leader];
    return seatsOf(state.players.length).filter((seat) => !hasBid(playerAt(state, seat)));
  },
  mayInterrupt(state) {
    if (state.isOver || state.roll === undefined) return [];
    return seatsOf(state.players.length).filter((seat) => {
      const player = playerAt(state, seat);
      return hasBid(player) && player.mayRetract;
    });
  },
  legalActions,
  privacy(tableView, seat) {
    const player = tableView.players[seat];
    if (isWaitingForLooks(tableView)) return 'private';
    return tableView.roll === undefined || player?.hasBid === true ? 'open' : 'private';
  },
  concealed: (action) => action.type === 'roll' && action.showing !== undefined,
  perform,
  refuse: (_state, _seat, action) => (action.type === 'bid' ? 'not-in-hand' : 'not-now'),
  view,
  determinize: (seen, random) =>
    determinize(seen, random.fork().state(), random.shuffle(seen.unseen)),
  outcome(state) {
    if (!state.isOver) return undefined;
    const points = state.players.map((player) => player.points);
    const standings = points.map((own, seat) => ({
      seat: seatAt(seat),
      place: 1 + points.filter((other) => other > own).length,
      points: own,
    }));
    return {
      standings,
      winners: standings.flatMap(({ place, seat }) => (place === 1 ? seat : [])),
    };
  },
  progress: (state) => ({
    round: 1 + Math.floor((DECK_SIZE - state.deck.length) / state.players.length),
  }),
  reveals: (event) => event.type !== 'bid-made' && event.type !== 'bid-retracted',
  // A look at the hand; a roll, a bid and at most one retraction with its new bid for everybody, for every card.
  maxActions: (seats) => seats + (DECK_SIZE / seats + 1) * (seats + 1) + 2 * seats,
});
