import { openActions, SEEN } from '../../../src/engine/game';
import { concealed, privacy } from '../../../src/games/executive-producer/privacy';
import {
  act,
  actAll,
  bySeat,
  deal,
  eventsOf,
  executiveProducer,
  movie,
  production,
  scene,
} from '../../support/executive-producer';

test('[EPSETUP-3] all see their cards alone, in any order, and the first turn begins once all have', () => {
  const dealt = deal(3);
  expect(executiveProducer.toAct(dealt)).toEqual([0, 1, 2]);
  for (const seat of [0, 1, 2] as const) {
    expect(executiveProducer.legalActions(dealt, seat)).toEqual([SEEN]);
    expect(privacy(executiveProducer.view(dealt, 'table'))).toBe('private');
  }
  const two = actAll(dealt, [2, SEEN], [0, SEEN]);
  expect(two.events).toEqual([]);
  expect(executiveProducer.toAct(two.state)).toEqual([1]);
  const all = act(two.state, 1, SEEN);
  expect(eventsOf(all, 'turn-begun')).toEqual([
    { type: 'turn-begun', seat: dealt.first, round: 1 },
  ]);
  expect(executiveProducer.toAct(all.state)).toEqual([dealt.first]);
});

test('[EPINFO-1] bids are made alone, everything else in the open', () => {
  const won = movie('eleven-winters', 5);
  const bidding = scene({
    players: 2,
    movies: bySeat(2, [won], [movie('pip-the-candle', 5)]),
    phase: {
      kind: 'bidding',
      award: 'golden-pine-cone',
      nominees: [
        { seat: 0, script: 'eleven-winters' },
        { seat: 1, script: 'pip-the-candle' },
      ],
      waiting: [0, 1],
    },
  });
  expect(privacy(executiveProducer.view(bidding, 'table'))).toBe('private');
  expect(openActions(executiveProducer, bidding, 0)).toEqual([]);
  expect(privacy(executiveProducer.view(scene({ players: 2 }), 'table'))).toBe('open');
});

test('[EPINFO-1] what is offered on the table does not show which News are in hand', () => {
  const offersWith = (news: readonly ('not-a-dry-eye' | 'joke-explained')[]) =>
    scene({
      players: 2,
      productions: bySeat(2, [production('eleven-winters')]),
      news: bySeat(2, news),
    });
  const drama = offersWith(['not-a-dry-eye']);
  const comedy = offersWith(['joke-explained']);
  expect(executiveProducer.legalActions(drama, 0).filter(concealed)).toHaveLength(1);
  expect(executiveProducer.legalActions(comedy, 0).filter(concealed)).toHaveLength(0);
  expect(openActions(executiveProducer, drama, 0)).toEqual(
    openActions(executiveProducer, comedy, 0),
  );
});
