import type { Bot } from '../../src/engine/bot';
import type { Law } from '../../src/engine/conformance/laws';
import { type Game, isSeen, type Outcome } from '../../src/engine/game';
import { ok } from '../../src/engine/result';
import { castingCall, type CastingCall, type CastingState } from './casting-call';

type CastingGame = Game<CastingCall>;

export interface BrokenGame {
  readonly fault: string;
  readonly game: Game;
  readonly bot?: Bot;
}

function broken(fault: string, changes: Partial<CastingGame>): BrokenGame {
  return { fault, game: { ...castingCall, ...changes } };
}

/** Calls tell themselves apart: what no rule may do. */
function everySecondCall(): () => boolean {
  let calls = 0;
  return () => (calls += 1) % 2 === 0;
}

const isSecondList = everySecondCall();
const isSecondSetup = everySecondCall();
const isSecondChoice = everySecondCall();

/** Nobody has won. */
export function lostByAll(state: CastingState): Outcome | undefined {
  const outcome = castingCall.outcome(state);
  const standings = outcome?.standings.map((standing) => ({ ...standing, place: 2 }));
  return standings && { winners: [], standings };
}

/** For every law, games that break it. */
export const BROKEN_GAMES: Readonly<Record<Law, readonly BrokenGame[]>> = {
  'legal-when-to-act': [
    broken('the leader cannot roll', {
      legalActions: (state, seat) =>
        state.roll === undefined ? [] : castingCall.legalActions(state, seat),
    }),
  ],
  'legal-only-to-act': [
    broken('everybody may roll', {
      legalActions: (state, seat) =>
        state.roll === undefined && !state.isOver && state.players.every((one) => one.hasLooked)
          ? [{ type: 'roll' }]
          : castingCall.legalActions(state, seat),
    }),
    broken('who is waited for may interrupt as well', {
      mayInterrupt: (state) => castingCall.toAct(state),
    }),
  ],
  'legal-is-stable': [
    broken('the order changes', {
      legalActions: (state, seat) => {
        const offered = castingCall.legalActions(state, seat);
        return isSecondList() ? [...offered].reverse() : offered;
      },
    }),
    broken('an action is listed twice', {
      legalActions: (state, seat) => {
        const offered = castingCall.legalActions(state, seat);
        return [...offered, ...offered.slice(0, 1)];
      },
    }),
  ],
  'offered-applies': [
    broken('a card nobody has is offered', {
      legalActions: (state, seat) => {
        const offered = castingCall.legalActions(state, seat);
        return offered.some(({ type }) => type === 'bid')
          ? [...offered, { type: 'bid', card: 99 }]
          : offered;
      },
    }),
  ],
  'others-refused': [
    broken('an action with something added is accepted', {
      apply: (state, seat, action) => {
        const known = castingCall
          .legalActions(state, seat)
          .find(
            (offered) => JSON.stringify({ ...offered, extra: true }) === JSON.stringify(action),
          );
        return castingCall.apply(state, seat, known ?? action);
      },
    }),
    broken('whatever is asked for is accepted', {
      apply: (state, seat, action) => {
        const applied = castingCall.apply(state, seat, action);
        return applied.ok ? applied : ok({ state, events: [] });
      },
    }),
  ],
  'states-never-change': [
    broken('points are added in place', {
      apply: (state, seat, action) => {
        const applied = castingCall.apply(state, seat, action);
        const [first] = state.players;
        if (applied.ok && first !== undefined) Object.assign(first, { points: first.points + 1 });
        return applied;
      },
    }),
  ],
  'json-round-trip': [
    broken('the state holds undefined', {
      setup: (options, seats, seed) => {
        const { state, events } = castingCall.setup(options, seats, seed);
        return { state: Object.assign({}, state, { roll: undefined }), events };
      },
    }),
    broken('an opening event holds a date', {
      setup: (options, seats, seed) => {
        const { state } = castingCall.setup(options, seats, seed);
        const event = Object.assign({ type: 'bid-made', seat: 0 } as const, { at: new Date(0) });
        return { state, events: [event] };
      },
    }),
    broken('the outcome holds a map', {
      outcome: (state) => {
        const outcome = castingCall.outcome(state);
        return outcome && Object.assign({}, outcome, { ranks: new Map() });
      },
    }),
    broken('a view holds a set', {
      view: (state, viewer) =>
        Object.assign({}, castingCall.view(state, viewer), { seen: new Set<number>() }),
    }),
  ],
  'replay-equals-live': [
    broken('the setup differs from call to call', {
      setup: (options, seats, seed) => {
        const { state, events } = castingCall.setup(options, seats, seed);
        return {
          state: isSecondSetup() ? { ...state, leader: 1 } : { ...state, leader: 0 },
          events,
        };
      },
    }),
  ],
  'ends-within-bound': [broken('the bound is too small', { maxActions: () => 5 })],
  'outcome-when-over': [
    broken('no outcome at the end', { outcome: () => undefined }),
    broken('an outcome in the middle', {
      outcome: (state) => castingCall.outcome({ ...state, isOver: true }),
    }),
    broken('a winner who is not first', {
      outcome: (state) => {
        const outcome = castingCall.outcome(state);
        return outcome === undefined ? undefined : { ...outcome, winners: [] };
      },
    }),
    broken('lost by everybody, although it cannot be', { outcome: lostByAll }),
  ],
  'view-hides-secrets': [
    broken('the view holds the generator', {
      view: (state, viewer) =>
        Object.assign({}, castingCall.view(state, viewer), { random: state.random }),
    }),
    broken('the view holds the deck', {
      view: (state, viewer) =>
        Object.assign({}, castingCall.view(state, viewer), { deck: state.deck }),
    }),
    broken("the view holds the others' cards", {
      view: (state, viewer) =>
        Object.assign({}, castingCall.view(state, viewer), {
          hands: state.players.map(({ hand }) => hand),
        }),
    }),
    broken('the view holds the seed', {
      setup: (options, seats, seed) => {
        const { state, events } = castingCall.setup(options, seats, seed);
        return { state: Object.assign({}, state, { from: seed }), events };
      },
      view: (state, viewer) => Object.assign({}, castingCall.view(state, viewer), { state }),
    }),
  ],
  'events-hide-secrets': [
    broken('an event holds the deck', {
      apply: (state, seat, action) => {
        const applied = castingCall.apply(state, seat, action);
        if (!applied.ok) return applied;
        const events = applied.value.events.map((event) => ({ ...event, deck: state.deck }));
        return ok({ ...applied.value, events });
      },
    }),
    broken('an event tells the secret bid', {
      apply: (state, seat, action) => {
        const applied = castingCall.apply(state, seat, action);
        if (!applied.ok) return applied;
        const events = applied.value.events.map((event) =>
          event.type === 'bid-made' ? { ...event, action } : event,
        );
        return ok({ ...applied.value, events });
      },
    }),
  ],
  'legal-from-view': [
    broken('the deck decides what is offered', {
      legalActions: (state, seat) => {
        const offered = castingCall.legalActions(state, seat);
        return (state.deck[0] ?? 0) % 2 === 0 ? offered.slice(0, 1) : offered;
      },
    }),
  ],
  'open-offers-hide-secrets': [
    broken('what a hand allows is offered in the open', { concealed: () => false }),
    broken('the curtain falls for a low hand', {
      // A game that says too much to `privacy`: only a view with secrets in it lets it go by them.
      view: (state, viewer) =>
        Object.assign({}, castingCall.view(state, viewer), { first: state.players[0]?.hand[0] }),
      privacy: (tableView) =>
        'first' in tableView && Number(tableView.first) < 5 ? 'private' : 'open',
    }),
  ],
  'private-news': [
    broken('private news in the open', { privacy: () => 'open' }),
    broken('private news beside another action', {
      legalActions: (state, seat) => {
        const offered = castingCall.legalActions(state, seat);
        return offered.some(isSeen) ? [...offered, { type: 'retract' }] : offered;
      },
    }),
    broken('having seen the hand shows something', {
      apply: (state, seat, action) => {
        const applied = castingCall.apply(state, seat, action);
        if (!applied.ok || !isSeen(action)) return applied;
        return ok({ ...applied.value, events: [{ type: 'ten-shown', seat }] });
      },
    }),
    broken('having seen the hand ends the match', {
      outcome: (state) => castingCall.outcome({ ...state, isOver: true }),
    }),
  ],
  'determinize-agrees': [
    broken('the made-up deck is a card short', {
      determinize: (view, random) => {
        const state = castingCall.determinize(view, random);
        return { ...state, deck: state.deck.slice(1) };
      },
    }),
  ],
  'bot-sees-view-only': [
    {
      fault: 'a bot counts its calls',
      game: castingCall,
      bot: {
        level: 'counter',
        choose: (_view, _seat, legal, random) =>
          isSecondChoice() ? random.pick(legal) : random.pick([...legal].reverse()),
      },
    },
    {
      fault: 'a bot thinks up an action',
      game: castingCall,
      bot: {
        level: 'thinker',
        choose: (_view, _seat, legal, random) => random.pick(legal),
        *think() {
          yield undefined;
          return { type: 'win' };
        },
      },
    },
    {
      fault: 'a bot makes up an action',
      game: castingCall,
      bot: { level: 'cheat', choose: () => ({ type: 'win' }) },
    },
  ],
  'reveals-what-was-hidden': [
    broken('a roll of the die is not said to reveal', {
      reveals: ({ type }) => type === 'bids-shown',
    }),
    broken('the bids shown are not said to reveal', { reveals: ({ type }) => type === 'rolled' }),
  ],
  'never-throws': [
    broken('a rule that throws', {
      view: () => {
        throw new Error('a rule with a bug');
      },
    }),
  ],
  'determinize-varies': [
    broken('the view holds the deck, and made-up states copy it', {
      view: (state, viewer) =>
        Object.assign({}, castingCall.view(state, viewer), { deck: state.deck }),
      determinize: (view, random) => ({
        ...castingCall.determinize(view, random),
        ...('deck' in view ? { deck: view.deck as readonly number[] } : {}),
      }),
    }),
  ],
  'secrets-cover': [
    broken('a hidden deck that no secret names', {
      secrets: castingCall.secrets.slice(0, 1),
    }),
  ],
  'secrets-vary': [
    broken('a secret that never changes', {
      secrets: [...castingCall.secrets, { name: 'nothing', scramble: (state) => state }],
    }),
  ],
};
