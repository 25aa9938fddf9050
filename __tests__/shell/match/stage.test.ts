import { type Game, SEEN } from '../../../src/engine/game';
import { type Match, play, startMatch } from '../../../src/engine/match';
import type { Player } from '../../../src/engine/players';
import { randomFromSeed } from '../../../src/engine/random';
import type { Seat } from '../../../src/engine/seats';
import { stageOf, type StageView, type Wanted } from '../../../src/shell/match/stage';
import { hollywood1947 } from '../../../src/games/hollywood-1947/game';
import { castingCall } from '../../support/casting-call';
import { seed } from '../../support/hollywood';
import { PLAYERS } from '../../support/matches';
import { must } from '../../support/results';

type Kinds = readonly Player['kind'][];

function tableOf(...kinds: Kinds): readonly Player[] {
  return kinds.map((kind, seat) => {
    const seated = PLAYERS[seat];
    if (seated === undefined) throw new RangeError(`Nobody in seat ${seat}`);
    const { name, colour, glyph } = seated;
    return kind === 'bot'
      ? { kind, level: 'random', name, colour, glyph }
      : { kind, name, colour, glyph };
  });
}

function begin(...kinds: Kinds): Match {
  return must(
    startMatch(castingCall, { options: {}, seed: seed('stage'), players: tableOf(...kinds) }),
  );
}

function act(match: Match, seat: Seat, action: { readonly type: string }): Match {
  return must(play(match, seat, action));
}

/** Everybody has looked at their cards, and the leader has rolled. */
function bidding(...kinds: Kinds): Match {
  let match = begin(...kinds);
  for (const seat of match.game.toAct(match.state)) match = act(match, seat, SEEN);
  const [leader] = match.game.toAct(match.state);
  return act(match, leader ?? 0, { type: 'roll' });
}

function bid(match: Match, seat: Seat): Match {
  const [first] = match.game.legalActions(match.state, seat);
  return act(match, seat, first ?? SEEN);
}

interface Look {
  readonly holder?: Seat;
  readonly wanted?: Wanted;
}

function stage(match: Match, { holder, wanted }: Look = {}): StageView {
  return stageOf({ match, holder, wanted, isIntermission: false });
}

describe('what is on the screen', () => {
  it('begins with the curtain of the first person who has news', () => {
    expect(stage(begin('person', 'bot', 'person'))).toMatchObject({
      kind: 'curtain',
      seat: 0,
      isAsked: true,
      waiting: [0, 2],
    });
  });

  it('shows secrets to whoever says at the curtain who they are', () => {
    const match = begin('person', 'bot', 'person');
    const opened = stage(match, { wanted: { kind: 'private', seat: 2 } });
    expect(opened).toMatchObject({ kind: 'private', seat: 2, isAsked: true, actions: [SEEN] });
    expect(opened).toHaveProperty('view', castingCall.view(match.state as never, 2));
  });

  it('sweeps on from whoever holds the phone', () => {
    const match = bidding('person', 'person', 'bot', 'person');
    expect(stage(match, { holder: 1 })).toMatchObject({ kind: 'curtain', seat: 1 });
    expect(stage(bid(match, 1), { holder: 1 })).toMatchObject({
      kind: 'curtain',
      seat: 3,
      waiting: [3, 0],
    });
  });

  it('leaves the curtain for the table, where each of those who are waited for can come', () => {
    const match = bidding('person', 'bot', 'person');
    const table = stage(match, { wanted: { kind: 'table' } });
    expect(table).toMatchObject({
      kind: 'open',
      viewer: 'table',
      offers: [],
      waiting: [0, 2],
      status: 'waiting-for-people',
    });
  });

  it('shows an open decision in the open, without what its seat conceals', () => {
    let match = begin('person', 'person');
    for (const seat of match.game.toAct(match.state)) match = act(match, seat, SEEN);
    const [leader] = match.game.toAct(match.state);
    if (leader === undefined) throw new Error('Somebody leads');
    // The leader holds a ten in this deal.
    expect(match.game.legalActions(match.state, leader)).toHaveLength(2);
    expect(stage(match)).toMatchObject({
      kind: 'open',
      offers: [{ seat: leader, actions: [{ type: 'roll' }] }],
      status: 'deciding',
    });
    expect(stage(match, { wanted: { kind: 'private', seat: leader } })).toMatchObject({
      kind: 'private',
      isAsked: false,
      actions: [{ type: 'roll', showing: 10 }],
    });
  });

  it('goes on for a bot between two rounds, and says nothing in its place', () => {
    const players = tableOf('person', 'bot', 'bot', 'bot');
    const random = randomFromSeed(seed('between rounds'), 'stage');
    let match: Match = must(
      startMatch(hollywood1947 as Game, { options: {}, seed: seed('between rounds'), players }),
    );
    const isBetween = ({ game, state }: Match) =>
      (state as { phase?: { kind: string } }).phase?.kind === 'intermission' &&
      game.toAct(state).every((seat) => seat !== 0);
    while (!isBetween(match)) {
      const [seat] = match.game.toAct(match.state);
      if (seat === undefined) throw new Error('A bot begins one of the rounds');
      match = act(match, seat, random.pick(match.game.legalActions(match.state, seat)));
    }
    const [bot] = match.game.toAct(match.state);
    expect(match.game.legalActions(match.state, bot ?? 0).length).toBeGreaterThan(1);
    const between = stageOf({ match, holder: undefined, wanted: undefined, isIntermission: true });
    if (between.kind !== 'open') throw new Error('The table is open');
    expect(between.offers).toEqual([{ seat: bot, actions: [{ type: 'next-round' }] }]);
    expect(between.interruptions.map(({ seat }) => seat)).toEqual([0]);
  });

  it('lets anybody look at their own secrets at any time, with nothing to decide', () => {
    const match = bid(bidding('person', 'bot', 'person'), 0);
    expect(stage(match, { wanted: { kind: 'private', seat: 0 } })).toMatchObject({
      kind: 'private',
      seat: 0,
      isAsked: false,
      actions: [],
    });
  });

  it('never opens for a bot', () => {
    const match = bidding('person', 'bot', 'person');
    expect(stage(match, { wanted: { kind: 'private', seat: 1 } })).toMatchObject({ kind: 'open' });
    expect(stage(match, { wanted: { kind: 'curtain', seat: 1 } })).toMatchObject({ kind: 'open' });
  });

  it('has no curtain for somebody who is alone with bots: their view is the table', () => {
    const match = bidding('bot', 'person', 'bot');
    const seen = stage(match, { wanted: { kind: 'curtain', seat: 1 } });
    expect(seen).toMatchObject({ kind: 'open', viewer: 1, status: 'deciding' });
    expect(seen).toHaveProperty('view', castingCall.view(match.state as never, 1));
  });

  it('offers to take a bid back only to whoever made it and has the phone', () => {
    const match = bid(bidding('person', 'bot', 'person'), 0);
    expect(stage(match, { holder: 0 })).toMatchObject({ canUndo: true });
    expect(stage(match, { holder: 2 })).toMatchObject({ canUndo: false });
    expect(stage(match)).toMatchObject({ canUndo: false });
  });

  it('waits for bots, offers what can be done out of turn, and says when it is over', () => {
    const match = bid(bidding('person', 'bot'), 0);
    expect(stage(match)).toMatchObject({
      status: 'waiting-for-bot',
      offers: [],
      interruptions: [{ seat: 0, actions: [{ type: 'retract' }] }],
    });
    const over = { ...match, state: { ...match.state, isOver: true } };
    expect(stage(over)).toMatchObject({ kind: 'open', status: 'over' });
  });
});

it('the table and every curtain are without secrets, at every moment of random matches', () => {
  const random = randomFromSeed(seed('random stages'), 'test');
  let [moments, curtains] = [0, 0];
  for (let number = 0; number < 20; number += 1) {
    let match = begin('person', 'bot', 'person');
    for (;;) {
      const seats = [...match.game.toAct(match.state), ...match.game.mayInterrupt(match.state)];
      if (seats.length === 0) break;
      const looks: readonly Look[] = [{}, { holder: 0 }, { wanted: { kind: 'table' } }];
      for (const look of looks) {
        const shown = stage(match, look);
        expect(shown.kind).not.toBe('private');
        if (shown.kind === 'curtain') curtains += 1;
        // Cards in hand and bids are named so in views of seats alone.
        expect(JSON.stringify(shown)).not.toMatch(/"hand"|"bid":|"showing"|"card"/);
        moments += 1;
      }
      const seat = random.pick(seats);
      match = act(match, seat, random.pick(match.game.legalActions(match.state, seat)));
    }
  }
  expect(moments).toBeGreaterThan(1000);
  expect(curtains).toBeGreaterThan(100);
});
