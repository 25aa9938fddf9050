import { randomFromSeed } from '../../../../src/engine/random';
import type { Seat } from '../../../../src/engine/seats';
import { seedOf } from '../../../../src/engine/seed';
import { simulate } from '../../../../src/engine/simulate';
import { hollywood1947Bots } from '../../../../src/games/hollywood-1947/bots/bots';
import { mindsItsName } from '../../../../src/games/hollywood-1947/bots/exposure';
import { LEVEL_TABLE, type LevelId } from '../../../../src/games/hollywood-1947/bots/levels';
import type { CardId } from '../../../../src/games/hollywood-1947/cards';
import type { Action, Note, State } from '../../../../src/games/hollywood-1947/types';
import type { Face, Loyalty } from '../../../../src/games/hollywood-1947/vocabulary';
import {
  hand,
  hollywood1947,
  offered,
  PLAIN,
  scene,
  shootOf,
  cast,
} from '../../../support/hollywood-1947';

const FIVE: readonly Loyalty[] = ['patriot', 'communist', 'patriot', 'communist', 'patriot'];
const STARS: readonly (readonly Face[])[] = Array.from({ length: 5 }, () => ['star']);

function choiceOf(level: string, state: State, seat: Seat, text = 'choice'): Action {
  const bot = hollywood1947Bots.find((one) => one.level === level);
  if (bot === undefined) throw new Error(`There is no ${level}`);
  const legal = hollywood1947.legalActions(state, seat);
  return bot.choose(
    hollywood1947.view(state, seat),
    seat,
    legal,
    randomFromSeed(seedOf(text), 'bot'),
  );
}

const CARDS = hand('double-patriot', 'neutral', 'double-communist');

/** Everybody has a star and the same three kinds of cards to choose from, in a match that is nearly over. */
function casting(wins: State['wins']): State {
  const base = scene({ players: 5, loyalties: FIVE, dice: STARS });
  const spare = base.deck.slice(0, 12);
  const hands = base.hands.map((_, seat) =>
    seat < 2 ? CARDS : spare.slice((seat - 2) * 3, (seat - 1) * 3),
  );
  const phase = { kind: 'casting', waiting: [0, 1, 2, 3, 4] } as const;
  return { ...base, hands, wins, posters: ['comedy'], phase };
}

describe.each(['extra', 'agent', 'mogul'])('%s', (level) => {
  it('puts in a double of its own side when the match is at stake', () => {
    const state = casting({ patriot: 3, communist: 3 });
    expect(choiceOf(level, state, 0)).toEqual(cast(CARDS[0] ?? 'apple-pie'));
    expect(choiceOf(level, state, 1)).toEqual(cast(CARDS[2] ?? 'apple-pie'));
  });

  it('cuts what hurts its side and keeps what helps', () => {
    const editing = (drawn: CardId, loyalties: readonly Loyalty[]): State => ({
      ...casting({ patriot: 3, communist: 3 }),
      loyalties,
      drawn: [drawn],
      movie: hand('patriot', 'communist', 'patriot', 'communist'),
      shoot: { ...shootOf(0, 1, 1, 1, 1), performed: ['editor'], editor: 0 },
      phase: { kind: 'editing', seat: 0 },
    });
    const [good, , bad] = CARDS as [CardId, CardId, CardId];
    expect(choiceOf(level, editing(bad, FIVE), 0)).toEqual({ type: 'cut' });
    expect(choiceOf(level, editing(good, FIVE), 0)).toEqual({ type: 'put-back' });
    const others: readonly Loyalty[] = ['communist', 'patriot', 'patriot', 'communist', 'patriot'];
    expect(choiceOf(level, editing(bad, others), 0)).toEqual({ type: 'put-back' });
    expect(choiceOf(level, editing(good, others), 0)).toEqual({ type: 'cut' });
  });

  it('keeps the poster of its side', () => {
    const writing = (loyalties: readonly Loyalty[]): State => ({
      ...scene({ players: 5, loyalties, dice: STARS }),
      posters: [],
      drawn: ['western', 'horror'],
      phase: { kind: 'writing', seat: 0 },
      wins: { patriot: 3, communist: 3 },
    });
    expect(choiceOf(level, writing(FIVE), 0)).toEqual({ type: 'keep-poster', poster: 'western' });
    expect(choiceOf(level, writing(['communist', ...FIVE.slice(0, 4)]), 0)).toEqual({
      type: 'keep-poster',
      poster: 'horror',
    });
  });

  it('chooses the same again from the same view and stream', () => {
    const state = scene({ players: 6, loyalties: [...FIVE, 'rising-star'] });
    const [seat] = hollywood1947.toAct(state);
    if (seat === undefined) throw new Error('Somebody is to act');
    expect(choiceOf(level, state, seat, 'same')).toEqual(choiceOf(level, state, seat, 'same'));
  });

  it.each([1, 2, 3, 6])('plays a whole match at a table of %i within the bound', (players) => {
    const bot = hollywood1947Bots.find((one) => one.level === level);
    if (bot === undefined) throw new Error(`There is no ${level}`);
    const bots = Array.from({ length: players }, () => bot);
    const options = { ...PLAIN, unionStrike: true, costumes: players > 2 };
    const steps = [...simulate(hollywood1947, bots, options, seedOf('whole'))];
    const last = steps[steps.length - 1]?.state;
    expect(last?.phase.kind).toBe('over');
    expect(steps.length).toBeLessThanOrEqual(hollywood1947.maxActions(players));
  });
});

/** What a level does when it must give a token, or roll a die. */
function amongOf(level: string, state: State, seat: Seat, at: 'token' | 'die'): Action {
  const bot = hollywood1947Bots.find((one) => one.level === level);
  const legal = hollywood1947
    .legalActions(state, seat)
    .filter((action) => action.type === 'perform' && action.aim.at === at);
  const random = randomFromSeed(seedOf('among'), 'bot');
  const action = bot?.choose(hollywood1947.view(state, seat), seat, legal, random);
  if (action === undefined) throw new Error(`There is no ${level}`);
  return action;
}

describe.each(['agent', 'mogul'])('friends and foes of %s', (level) => {
  const jobs = [
    ['director', 'gaffer'],
    ['actress', 'actor'],
  ] as const;
  const two = scene({
    players: 2,
    loyalties: ['patriot', 'communist'],
    jobs,
    dice: [['star', 'star'], ['star', 'star'], ['blank'], ['blank']],
    hands: [hand('double-patriot', 'patriot', 'hearing'), hand('communist', 'shake-up', 'neutral')],
  });

  it('a patriot gives no token to a known communist, and rolls no star of its own away', () => {
    expect(amongOf(level, two, 0, 'token')).not.toMatchObject({ aim: { to: 1 } });
    expect(amongOf(level, two, 0, 'die')).toMatchObject({ aim: { at: 'die', holder: 1 } });
  });

  it('a communist gives tokens to communists', () => {
    const state = scene({
      players: 5,
      loyalties: ['communist', 'communist', 'patriot', 'patriot', 'patriot'],
      jobs: [['director'], ['gaffer'], ['actress'], ['actor'], ['editor']],
      dice: STARS,
    });
    const action = amongOf(level, state, 0, 'token');
    expect([0, 1]).toContain(
      action.type === 'perform' && action.aim.at === 'token' ? action.aim.to : undefined,
    );
  });
});

describe('a good name', () => {
  /** Seat 0, a communist with a double one in hand, at the score that a match begins with. */
  function early(loyalties: readonly Loyalty[], options?: { randomLoyalties: true }): State {
    const players = loyalties.length;
    const dice = Array.from({ length: players }, () => ['star', 'blank'] as const);
    const jobs = [
      ['gaffer', 'editor'],
      ['composer', 'actor'],
      ['director', 'actress'],
    ] as const;
    const base = scene({
      ...{ players, loyalties, jobs: jobs.slice(0, players) },
      dice: [...dice, ...dice.map(() => ['blank'] as const)],
      ...(options === undefined ? {} : { options }),
    });
    const phase = { kind: 'casting', waiting: [0] } as const;
    const hands = base.hands.map((held, seat) => (seat === 0 ? CARDS : held));
    return { ...base, hands, posters: ['comedy'], phase };
  }

  it.each(['agent', 'mogul'])('is of no use between two who know each other: %s', (level) => {
    const double = cast(CARDS[2] ?? 'apple-pie');
    expect(choiceOf(level, early(['communist', 'patriot']), 0)).toEqual(double);
    const view = (state: State) => hollywood1947.view(state, 0);
    const known = early(['communist', 'patriot']);
    const three = early(['communist', 'patriot', 'patriot']);
    const unknown = early(['communist', 'patriot'], { randomLoyalties: true });
    const { caution } = LEVEL_TABLE[level as LevelId];
    expect(caution).toBeGreaterThan(0);
    const minds = [known, three, unknown].map((state) =>
      mindsItsName(view(state), 0, LEVEL_TABLE[level as LevelId]),
    );
    expect(minds).toEqual([false, true, true]);
  });
});

describe('costumes', () => {
  const jobs = [['costume-designer'], ['gaffer'], ['composer'], ['editor'], ['actor']] as const;

  it.each(['extra', 'agent', 'mogul'])(
    'a tuxedo does not cast the only good card twice: %s',
    (level) => {
      const base = scene({
        ...{ players: 5, options: { costumes: true }, jobs, dice: STARS, loyalties: FIVE },
        ...{ posters: ['comedy', 'war'], costumes: [['tuxedo'], [], [], [], []], first: 0 },
      });
      // With the star a second card would have to go in, and both that are left help the communists.
      const own = hand('double-patriot', 'communist', 'double-communist');
      const state: State = {
        ...base,
        hands: base.hands.map((held, seat) => (seat === 0 ? own : held)),
        wins: { patriot: 3, communist: 3 },
        turn: 5,
        phase: { kind: 'wrap', seat: 0 },
      };
      expect(offered(state, 0, 'wear').length).toBeGreaterThan(0);
      expect(choiceOf(level, state, 0)).toEqual({ type: 'pass' });
    },
  );

  it('are given now and then in matches of the strongest', () => {
    const bot = hollywood1947Bots.find(({ level }) => level === 'mogul');
    if (bot === undefined) throw new Error('There is no mogul');
    const bots = Array.from({ length: 5 }, () => bot);
    const options = { ...PLAIN, costumes: true };
    const given = Array.from({ length: 6 }, (_, number) =>
      [...simulate(hollywood1947, bots, options, seedOf(`dressed ${number}`))].filter(
        ({ decision }) => decision?.action.type === 'dress',
      ),
    ).flat();
    expect(given.length).toBeGreaterThan(1);
  });
});

describe('talk', () => {
  const [red, blue] = hand('communist', 'patriot') as [CardId, CardId];

  /** Seat 0 put a communist card into the movie that was just shown. */
  function shown(loyalty: Loyalty): State {
    const base = scene({ players: 5, loyalties: [loyalty, ...FIVE.slice(1)] });
    const note: Note = { round: 1, kind: 'played', cards: [red] };
    const shoot = shootOf(1, 1, 0, 0, 0);
    const symbols = { patriot: 1, communist: 1 };
    return {
      ...base,
      phase: { kind: 'intermission', seat: 1 },
      notes: base.notes.map((notes, seat) => (seat === 0 ? [note] : notes)),
      premieres: [
        { round: 1, poster: 'comedy', cards: [red, blue], symbols, winners: ['communist'], shoot },
      ],
    };
  }

  it('[47INFO-2] patriots say what they put in, communists what a patriot would have', () => {
    const said = (loyalty: Loyalty): unknown => {
      const state = shown(loyalty);
      const legal = hollywood1947.legalActions(state, 0);
      const [bot] = hollywood1947Bots;
      const random = randomFromSeed(seedOf('talk'), 'bot');
      return bot?.interject?.(hollywood1947.view(state, 0), 0, legal, random);
    };
    expect(said('patriot')).toEqual({ type: 'claim', topic: 'card', says: 'communist' });
    expect(said('communist')).toEqual({ type: 'claim', topic: 'card', says: 'patriot' });
  });
});
