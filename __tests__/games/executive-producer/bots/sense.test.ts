import type { Bot } from '../../../../src/engine/bot';
import { randomFromSeed } from '../../../../src/engine/random';
import type { Seat } from '../../../../src/engine/seats';
import { seedOf } from '../../../../src/engine/seed';
import { executiveProducerBots } from '../../../../src/games/executive-producer/bots/bots';
import type { ActorId } from '../../../../src/games/executive-producer/cards/actors';
import type { DirectorId } from '../../../../src/games/executive-producer/cards/directors';
import { newTurn } from '../../../../src/games/executive-producer/flow';
import { QUIET_ROUNDS } from '../../../../src/games/executive-producer/numbers';
import type {
  Action,
  ExecutiveProducer,
  Production,
  State,
} from '../../../../src/games/executive-producer/types';
import {
  act,
  bySeat,
  executiveProducer,
  movie,
  production,
  release,
  scene,
} from '../../../support/executive-producer';

/** The levels that are meant to make sense; the weakest errs on purpose. */
const SENSIBLE = executiveProducerBots.filter(({ level }) => level !== 'extra');

function choice(bot: Bot<ExecutiveProducer>, state: State, seat: Seat): Action {
  const legal = executiveProducer.legalActions(state, seat);
  const random = randomFromSeed(seedOf('choice'), 'bot');
  return bot.choose(executiveProducer.view(state, seat), seat, legal, random);
}

const FINISHED = production('the-snail-express', {
  director: 'hubert-plumley',
  actors: ['winnie-cartwheel'],
});

const UNFINISHED = production('the-philharmonic-frogs', { actors: ['buck-tallow'] });

/** A player's last turn, with this movie in production. */
function lastTurn(last: Production, changes: Partial<State>): State {
  return scene({
    players: 2,
    stage: 'last-round',
    awardDeck: [],
    abilities: bySeat(2),
    ownDirectors: bySeat(2),
    productions: bySeat(2, [last]),
    ...changes,
  });
}

/** Nobody of whom a movie of another genre has much. */
const POOR = [
  'roscoe-bluntwell',
  'barnaby-thrush',
  'kiki-marchetto',
  'yolanda-pike',
  'tallulah-gripp',
] as const;

describe.each(SENSIBLE.map((bot) => [bot.level, bot] as const))('%s', (_level, bot) => {
  test('releases a movie that is finished, with its last action at the latest', () => {
    const state = scene({
      players: 3,
      abilities: bySeat(3),
      productions: bySeat(3, [FINISHED]),
      turn: newTurn(1),
    });
    expect(choice(bot, state, 0)).toEqual(release('the-snail-express'));
  });

  test('puts an own director on a movie that lacks nothing else', () => {
    const { director: _director, ...undirected } = FINISHED;
    const state = scene({ players: 3, abilities: bySeat(3), productions: bySeat(3, [undirected]) });
    const { type } = choice(bot, state, 0);
    expect(type).toBe('place-director');
  });

  test('hires somebody for the only role rather than end its turn', () => {
    const state = scene({
      players: 3,
      abilities: bySeat(3),
      productions: bySeat(3, [production('the-snail-express')]),
      spaces: [1, 2, 2],
    });
    expect(choice(bot, state, 0).type).toBe('hire-actor');
  });

  test('begins a movie when it has none', () => {
    const state = scene({ players: 3, abilities: bySeat(3) });
    expect(['buy-script', 'hire-writer']).toContain(choice(bot, state, 0).type);
  });

  test('keeps the dollar that its movie still needs', () => {
    const state = scene({
      players: 3,
      abilities: bySeat(3),
      money: [1, 10, 10],
      productions: bySeat(3, [production('the-snail-express')]),
    });
    expect(choice(bot, state, 0).type).toBe('hire-actor');
  });

  test('spends the dollar that is not enough for its movie anyhow', () => {
    const state = scene({
      players: 3,
      abilities: bySeat(3),
      money: [1, 10, 10],
      spaces: [1, 2, 2],
      productions: bySeat(3, [UNFINISHED]),
    });
    expect(choice(bot, state, 0).type).toBe('hire-actor');
  });

  test('[EPACTOR-2] hires nobody so Difficult that its own director would have to be replaced, without the money for it', () => {
    const withOwn = (...directors: readonly DirectorId[]) =>
      scene({
        players: 3,
        abilities: bySeat(3),
        money: [2, 10, 10],
        spaces: [1, 2, 2],
        ownDirectors: bySeat(3, directors),
        tracks: { actors: ['leonora-basu-grey', 'kiki-marchetto'] },
        productions: bySeat(3, [production('honeymoon-for-eleven')]),
      });
    const hire = { type: 'hire-actor', actor: 'leonora-basu-grey', on: 'honeymoon-for-eleven' };
    expect(choice(bot, withOwn(), 0)).toEqual(hire);
    expect(choice(bot, withOwn('ottoline-graves'), 0)).not.toEqual(hire);
  });

  test('[EPBANKRUPT-1] uses the last ability that brings a card when it is out of money', () => {
    // An own director would do; but cards come to the bankrupt alone, and nobody is bankrupt with such an ability left.
    const state = scene({
      players: 3,
      abilities: bySeat(3, ['auteur-theory']),
      money: [0, 10, 10],
      productions: bySeat(3, [UNFINISHED]),
    });
    expect(choice(bot, state, 0)).toMatchObject({ type: 'use-ability', ability: 'auteur-theory' });
  });

  test('hires somebody whom it would wait with, when nobody has released anything for long', () => {
    const waiting = (quietRounds: number) =>
      scene({
        players: 3,
        quietRounds,
        abilities: bySeat(3),
        spaces: [1, 2, 2],
        money: [3, 10, 10],
        tracks: { ...scene({ players: 3 }).tracks, actors: POOR },
        productions: bySeat(3, [production('the-snail-express')]),
      });
    expect(choice(bot, waiting(0), 0).type).not.toBe('hire-actor');
    expect(choice(bot, waiting(QUIET_ROUNDS - 1), 0).type).toBe('hire-actor');
  });

  test('plays good News on its own movie before the release', () => {
    const state = scene({
      players: 3,
      abilities: bySeat(3),
      productions: bySeat(3, [FINISHED]),
      news: bySeat(3, ['grown-ups-weep-too']),
    });
    const news = { type: 'play-news', news: 'grown-ups-weep-too', seat: 0 };
    expect(choice(bot, state, 0)).toEqual({ ...news, on: 'the-snail-express' });
  });

  test('plays bad News on a movie that is still to be released, and none on one that never will be', () => {
    const lastRound = (current: Seat) =>
      scene({
        players: 3,
        stage: 'last-round',
        awardDeck: [],
        first: 0,
        current,
        abilities: bySeat(3),
        ownDirectors: bySeat(3),
        money: [0, 0, 0],
        productions: bySeat(3, [], [FINISHED]),
        news: bySeat(3, ['parents-write-letters'], [], ['parents-write-letters']),
        phase: { kind: 'turn', seat: current },
      });
    const news = { type: 'play-news', news: 'parents-write-letters', seat: 1 };
    expect(choice(bot, lastRound(0), 0)).toEqual({ ...news, on: 'the-snail-express' });
    // The movie's player was on turn before and has no other.
    expect(choice(bot, lastRound(2), 2).type).not.toBe('play-news');
  });

  test('keeps the Last Straw for whoever is ahead and about to release', () => {
    const against = (theirs: Production, changes: Partial<State>) =>
      scene({
        players: 3,
        abilities: bySeat(3, ['storming-out']),
        productions: bySeat(3, [], [{ ...theirs, actors: ['lola-fontanel'] }]),
        turn: newTurn(1),
        ...changes,
      });
    expect(choice(bot, against(UNFINISHED, {}), 0).type).not.toBe('use-ability');
    // In the last round, when waiting brings nothing more.
    const last = { stage: 'last-round', awardDeck: [], first: 0 } as const;
    const ahead = { movies: bySeat(3, [], [movie('pip-the-candle', 19)]), money: [10, 20, 10] };
    expect(choice(bot, against(FINISHED, { ...last, ...ahead }), 0)).toMatchObject({
      ability: 'storming-out',
      aim: { seat: 1, script: 'the-snail-express', talent: 'lola-fontanel' },
    });
  });

  test('writes a Withering Review before the last card is bought: what lacks one can be released in a single turn', () => {
    const against = (...actors: readonly ActorId[]) =>
      scene({
        players: 2,
        abilities: bySeat(2, ['withering-review']),
        ownDirectors: bySeat(2, [], ['morwenna-crypt']),
        productions: bySeat(2, [], [production('the-bridge-at-saint-orla', { actors })]),
        news: bySeat(2),
        turn: newTurn(0),
      });
    const nearly = against('emilio-santafiore', 'imogen-farthingale', 'theodora-sable');
    expect(choice(bot, nearly, 0)).toMatchObject({
      ability: 'withering-review',
      aim: { seat: 1, script: 'the-bridge-at-saint-orla' },
    });
    expect(choice(bot, against(), 0).type).not.toBe('use-ability');
  });

  test("chooses the better change for its own movie, and the worse one for another player's", () => {
    const released = (owner: Seat) => {
      const finished = [
        { ...FINISHED, news: [{ news: 'mysterious-benefactor', seat: 0 } as const] },
      ];
      const state = scene({
        players: 2,
        current: owner,
        abilities: bySeat(2),
        objectives: bySeat(2),
        productions: owner === 0 ? [finished, []] : [[], finished],
        phase: { kind: 'turn', seat: owner },
      });
      return act(state, owner, release('the-snail-express')).state;
    };
    // One more for the reviews, or two for the box office.
    expect(choice(bot, released(0), 0)).toEqual({ type: 'choose-change', change: 1 });
    expect(choice(bot, released(1), 0)).toEqual({ type: 'choose-change', change: 0 });
  });

  test('pays a star for an open award', () => {
    const state = scene({
      players: 2,
      movies: bySeat(2, [movie('the-snail-express', 6)]),
      openAwards: ['orbit-trophy'],
      phase: {
        kind: 'open-awards',
        seat: 0,
        script: 'the-snail-express',
        awards: ['orbit-trophy'],
        then: 'turn',
      },
    });
    expect(choice(bot, state, 0)).toEqual({ type: 'claim-award' });
  });

  test('never bids more than is needed to win for certain', () => {
    const nominees = [
      { seat: 0, script: 'the-snail-express' },
      { seat: 1, script: 'pip-the-candle' },
    ] as const;
    const state = scene({
      players: 2,
      stage: 'finale',
      awardDeck: [],
      bigAwards: [],
      movies: bySeat(2, [movie('the-snail-express', 12)], [movie('pip-the-candle', 3)]),
      phase: { kind: 'bidding', award: 'best-picture', nominees, waiting: [0, 1] },
    });
    const bid = choice(bot, state, 0);
    // Four beat whatever the other can bid; three win by chance only.
    expect(bid).toEqual({ type: 'bid', stars: 4 });
  });

  test('releases an unfinished movie with the last action of the last round', () => {
    const { turn } = scene({ players: 2 });
    const state = lastTurn(UNFINISHED, { turn: { ...turn, actionsLeft: 1, actionsTaken: 1 } });
    expect(choice(bot, state, 0)).toEqual(release('the-philharmonic-frogs'));
  });

  test.each([
    ['finished', FINISHED],
    ['unfinished', UNFINISHED],
  ])('[EPEND-2] releases a movie that is %s in its last turn, with nothing to buy', (_is, last) => {
    const state = lastTurn(last, { money: [0, 10], news: bySeat(2) });
    expect(state.turn.actionsLeft).toBe(2);
    expect(executiveProducer.legalActions(state, 0)).toContainEqual({ type: 'give-up' });
    expect(choice(bot, state, 0)).toEqual(release(last.script));
  });

  test('[EPEND-5] shares when it is tied', () => {
    const state = scene({ players: 2, stage: 'finale', phase: { kind: 'shouting', tied: [0, 1] } });
    expect(choice(bot, state, 1)).toEqual({ type: 'share' });
  });
});

describe('[EPBANKRUPT-2] whoever is bankrupt', () => {
  it.each(SENSIBLE.map((bot) => [bot.level, bot] as const))(
    'takes a free script where there is no movie to go on with: %s',
    (_level, bot) => {
      const state = scene({
        players: 3,
        abilities: bySeat(3),
        ownDirectors: bySeat(3),
        money: [0, 10, 10],
        isBankrupt: [true, false, false],
        turn: newTurn(1),
      });
      expect(choice(bot, state, 0)).toMatchObject({ type: 'buy-script' });
    },
  );
});
