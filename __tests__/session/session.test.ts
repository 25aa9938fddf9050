import { type Bot, randomBot } from '../../src/engine/bot';
import { type Match, replay } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import { type BotRunner, slicedRunner } from '../../src/session/bot-runner';
import { createSession, type Session } from '../../src/session/session';
import { newMatch, PLAYERS, versionsOf } from '../support/matches';

const BOTS: readonly Player[] = PLAYERS.map(({ name, colour, glyph }) => ({
  kind: 'bot',
  level: 'random',
  name,
  colour,
  glyph,
}));

const PEOPLE: readonly Player[] = PLAYERS.map(({ name, colour, glyph }) => ({
  kind: 'person',
  name,
  colour,
  glyph,
}));

function isDealing(match: Match): boolean {
  return 'phase' in match.state && (match.state.phase as { kind: string }).kind === 'dealing';
}

interface Table {
  readonly match: Match;
  readonly runner?: BotRunner;
  readonly bots?: readonly Bot[];
}

function sessionWith({
  match,
  runner = slicedRunner(() => Date.now()),
  bots = [randomBot],
}: Table): {
  session: Session;
  saved: Match[];
} {
  const saved: Match[] = [];
  const session = createSession({
    match,
    bots,
    runner,
    save: (version) => saved.push(version),
    botPauseMs: () => 0,
    isIntermission: isDealing,
    isRace: () => false,
  });
  return { session, saved };
}

function matchOf({ store }: Session): Match {
  return store.getState().match;
}

/** Waits until the match satisfies a condition. */
function until(session: Session, condition: (match: Match) => boolean): Promise<Match> {
  return new Promise((resolve) => {
    const check = (): void => {
      const match = matchOf(session);
      if (condition(match)) resolve(match);
    };
    session.store.subscribe(check);
    check();
  });
}

function moment(milliseconds = 10): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

describe('a match being played', () => {
  it('goes to its end between bots, dealt by the table, every version saved before it is seen', async () => {
    const { session, saved } = sessionWith({ match: newMatch(4, 'bots only', {}, BOTS) });
    const seen: Match[] = [];
    const opening = matchOf(session);
    session.store.subscribe(({ match }) => {
      if (match !== opening) expect(saved).toContain(match);
      seen.push(match);
    });
    session.resume();
    for (let round = 1; round < 4; round += 1) {
      const between = await until(session, (match) => isDealing(match));
      await moment();
      expect(matchOf(session)).toBe(between);
      const [seat] = between.game.toAct(between.state);
      expect(session.act(seat ?? 0, { type: 'deal' }).ok).toBe(true);
    }
    const end = await until(session, (match) => match.game.toAct(match.state).length === 0);
    expect(saved.at(-1)).toBe(end);
    expect(saved.map(({ turns }) => turns.length)).toEqual(end.turns.map((_, index) => index + 1));
    expect(session.store.getState().thinking).toBeUndefined();
    expect(seen.length).toBeGreaterThan(50);
  });

  it('waits for people, and bots answer them', async () => {
    // Seats 0 and 2 are people, 1 and 3 bots.
    const { session } = sessionWith({ match: newMatch(4, 'mixed', { firstSeat: 0 }) });
    session.resume();
    await moment();
    expect(matchOf(session).turns).toHaveLength(0);
    expect(session.act(0, { type: 'place', column: 0 } as { type: string }).ok).toBe(true);
    expect(session.store.getState().thinking).toBe(1);
    const match = await until(session, ({ game, state }) => game.toAct(state)[0] === 2);
    expect(match.turns.map(({ seat }) => seat)).toEqual([0, ...match.turns.slice(1).map(() => 1)]);
  });

  it('refuses what the rules refuse, and saves nothing of it', () => {
    const { session, saved } = sessionWith({ match: newMatch(4, 'refused', { firstSeat: 0 }) });
    expect(session.act(1, { type: 'clap' })).toEqual({
      ok: false,
      error: { code: 'not-to-act', seat: 1 },
    });
    expect(saved).toEqual([]);
  });

  it('takes back and plays again, bots included, and saves both', async () => {
    const { session, saved } = sessionWith({ match: newMatch(4, 'undo', { firstSeat: 0 }) });
    session.resume();
    session.act(0, { type: 'place', column: 1 } as { type: string });
    const played = await until(session, ({ game, state }) => game.toAct(state)[0] === 2);
    expect(session.undo().ok).toBe(true);
    expect(matchOf(session).turns).toHaveLength(0);
    expect(saved.at(-1)?.turns).toHaveLength(0);
    session.redo();
    expect(matchOf(session).state).toEqual(played.state);
    expect(saved.at(-1)?.turns).toHaveLength(played.turns.length);
    session.redo();
    expect(saved.at(-1)).toBe(matchOf(session));
  });

  it('leaves a finished match as it is, in the storage too', () => {
    const over = versionsOf(4, 'over').at(-1);
    if (over === undefined) throw new Error('A match has an end');
    const { session, saved } = sessionWith({ match: over });
    session.resume();
    expect(session.undo()).toEqual({ ok: false, error: { code: 'finished' } });
    session.redo();
    expect(matchOf(session)).toBe(over);
    expect(saved).toEqual([]);
  });

  it('brings the same answer of a bot when the same is played again', async () => {
    const { session } = sessionWith({ match: newMatch(4, 'same again', { firstSeat: 0 }) });
    session.resume();
    const place = { type: 'place', column: 2 } as { type: string };
    session.act(0, place);
    const first = await until(session, ({ game, state }) => game.toAct(state)[0] === 2);
    session.undo();
    session.act(0, place);
    const again = await until(session, ({ game, state }) => game.toAct(state)[0] === 2);
    expect(again.state).toEqual(first.state);
  });
});

/** A bot that thinks until it is let go. */
function slowRunner(): { runner: BotRunner; answer: () => void; asked: () => number } {
  const waiting: (() => void)[] = [];
  let asked = 0;
  return {
    runner: {
      choose: ({ legal }) => {
        asked += 1;
        return new Promise((resolve) => {
          waiting.push(() => resolve(legal[0]));
        });
      },
    },
    answer: () => {
      for (const one of waiting.splice(0)) one();
    },
    asked: () => asked,
  };
}

describe('an answer that comes too late', () => {
  it('is dropped after undo', async () => {
    const { runner, answer } = slowRunner();
    const { session } = sessionWith({ match: newMatch(4, 'late', { firstSeat: 0 }), runner });
    session.resume();
    session.act(0, { type: 'place', column: 0 } as { type: string });
    session.undo();
    answer();
    await moment();
    expect(matchOf(session).turns).toHaveLength(0);
    expect(session.store.getState().thinking).toBeUndefined();
  });

  it('is dropped after the screen was left, and asked for again on return', async () => {
    const { runner, answer, asked } = slowRunner();
    const { session } = sessionWith({ match: newMatch(4, 'left', {}, BOTS), runner });
    session.resume();
    session.pause();
    answer();
    await moment();
    expect(matchOf(session).turns).toHaveLength(0);
    session.resume();
    expect(asked()).toBe(2);
    answer();
    await moment();
    expect(matchOf(session).turns).toHaveLength(1);
  });

  it('never spoils a match that is interrupted at random', async () => {
    const { session, saved } = sessionWith({
      match: newMatch(3, 'interrupted', {}, [...PEOPLE.slice(0, 1), ...BOTS.slice(1)]),
    });
    let chance = 7;
    const below = (count: number): number => (chance = (chance * 48271) % 2147483647) % count;
    session.resume();
    for (let step = 0; step < 250; step += 1) {
      const { game, state } = matchOf(session);
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const what = below(10);
      if (what === 0) session.undo();
      else if (what === 1) session.redo();
      else if (what === 2) session.pause();
      else if (seat === 0 || isDealing(matchOf(session))) {
        const legal = game.legalActions(state, seat);
        session.act(seat, legal[below(legal.length)] ?? { type: 'none' });
      }
      session.resume();
      if (below(3) === 0) await moment(1);
    }
    session.pause();
    const match = matchOf(session);
    expect(match.turns.length).toBeGreaterThan(5);
    const again = replay(match.game, match.setup, match.turns);
    expect(again.ok && again.value.state).toEqual(match.state);
    expect(saved.at(-1)).toBe(match);
  });
});

describe('whoever looks at the session', () => {
  it('may rest the bots the moment one is asked', async () => {
    const { session } = sessionWith({ match: newMatch(4, 'rest', {}, BOTS) });
    session.store.subscribe(({ thinking }) => {
      if (thinking !== undefined) session.pause();
    });
    session.resume();
    await moment(20);
    expect(matchOf(session).turns).toHaveLength(0);
  });

  it('may act the moment a bot is asked, and only the newest question counts', async () => {
    const { runner, answer, asked } = slowRunner();
    const { session } = sessionWith({
      match: newMatch(4, 'act at once', { firstSeat: 1 }),
      runner,
    });
    let acted = false;
    session.store.subscribe(({ thinking }) => {
      if (thinking !== 1 || acted) return;
      acted = true;
      session.act(1, { type: 'clap' });
    });
    session.resume();
    await moment();
    answer();
    await moment();
    expect(asked()).toBe(0);
    expect(matchOf(session).turns).toHaveLength(1);
  });
});

describe('a bot with a bug', () => {
  const bugs: readonly (readonly [string, BotRunner])[] = [
    ['throws', { choose: () => Promise.reject(new Error('a bug')) }],
    ['says nothing', { choose: () => Promise.resolve(undefined) }],
    ['makes something up', { choose: () => Promise.resolve({ type: 'win' }) }],
  ];

  it.each(bugs)('that %s does not stop the match', async (_what, runner) => {
    const { session } = sessionWith({ match: newMatch(4, 'buggy', {}, BOTS), runner });
    session.resume();
    const match = await until(session, ({ turns }) => turns.length >= 5);
    expect(match.turns.length).toBeGreaterThanOrEqual(5);
    session.pause();
  });

  it('of a level nobody knows is played by the first bot there is', async () => {
    const strangers = BOTS.map((player) => ({ ...player, level: 'forgotten' }) as Player);
    const { session } = sessionWith({ match: newMatch(4, 'levels', {}, strangers) });
    session.resume();
    await until(session, ({ turns }) => turns.length >= 3);
    session.pause();
    expect(matchOf(session).turns.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a bot that searches', () => {
  /** Counts to a number in steps, then takes the last action offered. */
  function counting(steps: number): { bot: Bot; counted: () => number } {
    let count = 0;
    const bot: Bot = {
      level: 'random',
      choose: () => {
        throw new Error('It is to think in steps');
      },
      *think(_view, _seat, legal, random) {
        for (let step = 0; step < steps; step += 1) {
          count += 1;
          yield undefined;
        }
        return legal.at(-1) ?? random.pick(legal);
      },
    };
    return { bot, counted: () => count };
  }

  it('hands the thread back about every 8 milliseconds', async () => {
    let clock = 0;
    const runner = slicedRunner(() => (clock += 1));
    const { bot } = counting(100);
    const { session } = sessionWith({
      match: newMatch(3, 'slices', {}, BOTS),
      runner,
      bots: [bot],
    });
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 0);
    session.resume();
    await until(session, (match) => match.turns.length === 1);
    clearInterval(ticking);
    session.pause();
    // A hundred steps of a clock tick each are a dozen slices.
    expect(turns).toBeGreaterThan(5);
  });

  it('stops thinking when nobody waits any more', async () => {
    let clock = 0;
    const { bot, counted } = counting(1_000_000);
    const { session } = sessionWith({
      match: newMatch(3, 'stops', {}, BOTS),
      runner: slicedRunner(() => (clock += 1)),
      bots: [bot],
    });
    session.resume();
    await moment();
    session.pause();
    await moment();
    const stopped = counted();
    await moment(20);
    expect(counted()).toBe(stopped);
    expect(stopped).toBeLessThan(1_000_000);
  });
});
