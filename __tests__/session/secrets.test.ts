import { type Bot, randomBot } from '../../src/engine/bot';
import { SEEN } from '../../src/engine/game';
import type { Match } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import type { Seat } from '../../src/engine/seats';
import { slicedRunner } from '../../src/session/bot-runner';
import { createSession, type Session } from '../../src/session/session';
import { castingCall } from '../support/casting-call';
import { newMatch, PLAYERS } from '../support/matches';
import { must } from '../support/results';

const A_MINUTE = 60_000;

/** Says nothing out of turn. */
const QUIET_BOT: Bot = { level: randomBot.level, choose: randomBot.choose };

function player(seat: number, kind: Player['kind']): Player {
  const seated = PLAYERS[seat];
  if (seated === undefined) throw new RangeError(`Nobody in seat ${seat}`);
  const { name, colour, glyph } = seated;
  return kind === 'bot'
    ? { kind, level: 'random', name, colour, glyph }
    : { kind, name, colour, glyph };
}

interface Table {
  readonly session: Session;
  readonly saved: Match[];
  readonly now: () => Match;
}

/** The test-only game with these at the table. */
function tableOf(
  kinds: readonly Player['kind'][],
  { bot = QUIET_BOT, botPauseMs = 0 }: { readonly bot?: Bot; readonly botPauseMs?: number } = {},
): Table {
  const players = kinds.map((kind, seat) => player(seat, kind));
  const saved: Match[] = [];
  const session = createSession({
    match: newMatch(players.length, 'secrets', {}, players, castingCall),
    bots: [bot],
    runner: slicedRunner(() => Date.now()),
    save: (version) => saved.push(version),
    botPauseMs: () => botPauseMs,
    isIntermission: () => false,
    isRace: () => false,
  });
  return { session, saved, now: () => session.store.getState().match };
}

async function until(session: Session, condition: (match: Match) => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (condition(session.store.getState().match)) resolve();
    };
    session.store.subscribe(check);
    check();
  });
}

function firstOf(match: Match, seat: Seat): { readonly type: string } {
  const [first] = match.game.legalActions(match.state, seat);
  if (first === undefined) throw new Error(`Seat ${seat} can do nothing`);
  return first;
}

/** Brings the table to the secret bids of its first round. */
function toBidding({ session, now }: Table, people: readonly Seat[]): void {
  for (const seat of people) must(session.act(seat, SEEN));
  const [leader] = now().game.toAct(now().state);
  must(session.act(leader ?? 0, { type: 'roll' }));
}

describe('private news', () => {
  it('is noted by bots at once, without a pause and without being asked', () => {
    const table = tableOf(['person', 'bot', 'bot'], {
      bot: {
        ...randomBot,
        choose: () => {
          throw new Error('Nobody asks a bot whether it has seen something');
        },
      },
      botPauseMs: A_MINUTE,
    });
    table.session.resume();
    expect(table.now().turns.map(({ seat, action }) => [seat, action])).toEqual([
      [1, SEEN],
      [2, SEEN],
    ]);
    expect(table.now().game.toAct(table.now().state)).toEqual([0]);
    expect(table.saved).toEqual([table.now()]);
  });
});

describe('decisions that several make at once in secret', () => {
  it('are made by bots first, and without a pause: nobody can see them', async () => {
    const table = tableOf(['person', 'bot', 'bot'], { botPauseMs: A_MINUTE });
    toBidding(table, [0]);
    const before = table.now().turns.length;
    table.session.resume();
    await until(table.session, ({ turns }) => turns.length === before + 2);
    expect(table.now().game.toAct(table.now().state)).toEqual([0]);
    expect(table.now().turns.slice(-2)).toMatchObject([
      { seat: 1, isPrivate: true },
      { seat: 2, isPrivate: true },
    ]);
    table.session.pause();
  });
});

describe('taking back', () => {
  it('a private decision is for its own seat, while it holds the phone', () => {
    const table = tableOf(['person', 'person']);
    toBidding(table, [0, 1]);
    const { session, now } = table;
    session.handTo(0);
    must(session.act(0, firstOf(now(), 0)));
    const sealed = now();
    session.handTo(1);
    expect(session.undo()).toEqual({ ok: false, error: { code: 'not-yours' } });
    expect(now()).toBe(sealed);
    session.handTo(undefined);
    expect(session.undo()).toEqual({ ok: false, error: { code: 'not-yours' } });
    session.handTo(0);
    expect(session.undo().ok).toBe(true);
    session.handTo(1);
    session.redo();
    expect(now().turns).toHaveLength(sealed.turns.length - 1);
    session.handTo(0);
    session.redo();
    expect(now().state).toEqual(sealed.state);
  });

  it('nobody holds the phone when a match is opened', () => {
    expect(tableOf(['person', 'person']).session.store.getState().holder).toBeUndefined();
  });
});
