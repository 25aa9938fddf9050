import { decidesAlone, openActions, SEEN } from '../../../src/engine/game';
import type { Action, State } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  cast,
  deal,
  dressed,
  eventsOf,
  HANDS,
  hollywood1947,
  lookAtGhosts,
  NOTHING,
  offered,
  PASS,
  passTurns,
  perform,
  putIn,
  scene,
  SPEND,
} from '../../support/hollywood-1947';

/** Whether whoever is to act decides alone. */
function isPrivate(state: State): boolean {
  const [seat] = hollywood1947.toAct(state);
  if (seat === undefined) throw new Error('Nobody is asked');
  return decidesAlone(hollywood1947, state, seat);
}

function wear(costume: Extract<Action, { type: 'wear' }>['costume']): Action {
  const aim =
    costume === 'tuxedo'
      ? NOTHING
      : ({ at: 'player', seat: costume === 'trench-coat' ? 1 : 0 } as const);
  return { type: 'wear', costume, aim };
}

const READY = scene({
  players: 4,
  jobs: [['screenwriter'], ['actress'], ['composer'], ['editor']],
  hands: HANDS,
  dice: [['star'], ['blank'], ['star'], ['blank']],
  tokens: [0, 1, 0, 0],
  posters: ['noir', 'comedy'],
  deck: ['fireworks-finale', 'soldier-home', 'roll-call'],
});

test('[47SETUP-2] [47SETUP-3] all see loyalty and hand alone, in any order, and the first turn begins once all have', () => {
  const dealt = deal(4);
  expect(hollywood1947.toAct(dealt)).toEqual([0, 1, 2, 3]);
  expect(hollywood1947.mayInterrupt(dealt)).toEqual([]);
  for (const seat of [0, 1, 2, 3] as const) {
    expect(hollywood1947.legalActions(dealt, seat)).toEqual([SEEN]);
    expect(decidesAlone(hollywood1947, dealt, seat)).toBe(true);
  }
  const three = actAll(dealt, [2, SEEN], [0, SEEN], [3, SEEN]).state;
  expect(hollywood1947.toAct(three)).toEqual([1]);
  const all = act(three, 1, SEEN);
  expect(all.events).toEqual([]);
  expect(all.state.phase).toEqual({ kind: 'turn', seat: dealt.first });
  expect(isPrivate(all.state)).toBe(false);
});

test('[47INFO-1] what is drawn to choose from is seen and chosen alone; whether to draw is said in the open', () => {
  expect(isPrivate(READY)).toBe(false);
  const writing = act(READY, 0, perform('screenwriter')).state;
  expect(isPrivate(writing)).toBe(true);
  const invited = actAll(
    READY,
    [0, PASS],
    [1, perform('actress', { at: 'player', seat: 3 })],
  ).state;
  expect(hollywood1947.toAct(invited)).toEqual([3]);
  expect(isPrivate(invited)).toBe(false);
  const exchanging = act(invited, 3, { type: 'accept' }).state;
  expect(hollywood1947.toAct(exchanging)).toEqual([3]);
  expect(isPrivate(exchanging)).toBe(true);
  const composing = actAll(READY, [0, PASS], [1, PASS], [2, perform('composer')]).state;
  expect(isPrivate(composing)).toBe(true);
  const designing = actAll(dressed(), [1, PASS], [2, PASS], [3, PASS]).state;
  expect(isPrivate(act(designing, 0, perform('costume-designer')).state)).toBe(true);
});

test('[47POST-1] [47POST-2] cards are chosen alone; whether to spend a token is said in the open', () => {
  const casting = passTurns(READY).state;
  expect(
    hollywood1947.toAct(casting).every((seat) => decidesAlone(hollywood1947, casting, seat)),
  ).toBe(true);
  const tokens = actAll(casting, [0, cast('apple-pie')], [2, cast('shared-loaf')]).state;
  expect(isPrivate(tokens)).toBe(false);
  expect(openActions(hollywood1947, tokens, 1).slice(0, 2)).toEqual([SPEND, PASS]);
  const spent = act(tokens, 1, SPEND);
  expect(eventsOf(spent, 'token-spent')).toEqual([{ type: 'token-spent', holder: 1 }]);
  expect(isPrivate(spent.state)).toBe(true);
  expect(openActions(hollywood1947, spent.state, 1)).toEqual([]);
  expect(eventsOf(act(spent.state, 1, putIn('long-kiss')), 'card-added')).toEqual([
    { type: 'card-added', holder: 1, count: 1 },
  ]);
});

test('[47POST-4] the editor sees the removed card alone', () => {
  const announced = actAll(READY, [0, PASS], [1, PASS], [2, PASS], [3, perform('editor')]).state;
  const tokens = actAll(announced, [0, cast('apple-pie')], [2, cast('shared-loaf')]).state;
  const editing = act(tokens, 1, PASS).state;
  expect(editing.phase.kind).toBe('editing');
  expect(isPrivate(editing)).toBe(true);
});

test('[47COSTUME-2] costumes are put on in the open; the cards they bring are for their wearer', () => {
  const state = dressed(['tuxedo', 'magicians-cape', 'trench-coat']);
  for (const { costume } of offered(state, 0, 'wear'))
    expect(isPrivate(act(state, 0, wear(costume)).state)).toBe(true);
  const looked = act(state, 0, wear('trench-coat')).state;
  expect(hollywood1947.legalActions(looked, 0)).toEqual([SEEN]);
  expect(act(looked, 0, SEEN).state.phase).toEqual(state.phase);
});

test('[47SMALL-5] ghosts are seen alone, and the turn ends with it', () => {
  const state = scene({
    players: 2,
    jobs: [
      ['gaffer', 'editor'],
      ['actor', 'composer'],
    ],
  });
  const looking = act(state, 0, { type: 'look-at-ghosts' }).state;
  expect(isPrivate(looking)).toBe(true);
  expect(act(looking, 0, SEEN).state.phase).toEqual({ kind: 'turn', seat: 1 });
});

test('[47INFO-1] news brings nothing new: nobody is to cast, so who looked last is asked before the movie is made', () => {
  const state = scene({
    players: 2,
    jobs: [
      ['gaffer', 'editor'],
      ['actor', 'composer'],
    ],
    dice: [['blank', 'blank'], ['blank', 'blank'], ['blank'], ['blank']],
  });
  const last = actAll(state, [0, PASS], [1, PASS], [0, PASS]).state;
  const asked = lookAtGhosts(last, 1);
  expect(eventsOf(asked, 'cast-complete')).toEqual([]);
  expect(asked.state.phase).toEqual({ kind: 'wrap', seat: 1 });
  expect(eventsOf(act(asked.state, 1, PASS), 'premiere')).toHaveLength(1);
  const withStar = lookAtGhosts({ ...last, dice: [['star', 'blank'], ...last.dice.slice(1)] }, 1);
  expect(withStar.state.phase).toEqual({ kind: 'casting', waiting: [0] });
});
