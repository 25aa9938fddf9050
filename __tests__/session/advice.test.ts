import { randomBot } from '../../src/engine/bot';
import type { Match } from '../../src/engine/match';
import { type Advisor, askAdvice } from '../../src/session/advice';
import { slicedRunner } from '../../src/session/bot-runner';
import { createSession } from '../../src/session/session';
import { newMatch } from '../support/matches';

const place = { type: 'place', column: 0 } as { type: string };

function table(match = newMatch(4, 'advice', { firstSeat: 0 })) {
  const saved: Match[] = [];
  const session = createSession({
    match,
    bots: [randomBot],
    runner: slicedRunner(() => Date.now()),
    save: (version) => saved.push(version),
    botPauseMs: () => 0,
    isIntermission: () => false,
    isRace: () => false,
  });
  return { session, saved, now: () => session.store.getState().match };
}

/** Thinks for so many steps, then says what its stream gives. */
function advisor(steps: number): Advisor<number> & { steps: () => number } {
  let taken = 0;
  return {
    *think(_view, _seat, _legal, random) {
      for (let step = 0; step < steps; step += 1) {
        taken += 1;
        yield undefined;
      }
      return random.int(1_000_000);
    },
    steps: () => taken,
  };
}

/** A clock that makes every step a slice. */
function ticking(): () => number {
  let clock = 0;
  return () => (clock += 10);
}

const always = (): boolean => true;

describe('advice', () => {
  it('is given, and in the record before it is seen', async () => {
    const { session, saved, now } = table();
    const quick = advisor(5);
    const before = now();
    expect(await askAdvice(session, quick, ticking(), always)).toEqual(expect.any(Number));
    expect(now().hints).toEqual([{ turn: 0, seat: 0 }]);
    expect(saved).toEqual([now()]);
    expect({ ...now(), hints: [] }).toEqual(before);
  });

  it('is the same for the same turn, and noted once', async () => {
    const { session, saved, now } = table();
    const quick = advisor(1);
    const first = await askAdvice(session, quick, ticking(), always);
    expect(await askAdvice(session, quick, ticking(), always)).toBe(first);
    session.act(0, place);
    session.undo();
    expect(await askAdvice(session, quick, ticking(), always)).toBe(first);
    expect(now().hints).toHaveLength(1);
    expect(saved.filter(({ hints }) => hints.length === 0)).toEqual([]);
  });

  it('leaves the cards and the bots as they would be without it', async () => {
    const [asked, unasked] = [table(), table()];
    await askAdvice(asked.session, advisor(3), ticking(), always);
    for (const { session } of [asked, unasked]) {
      session.act(0, place);
      session.resume();
      await new Promise<void>((resolve) => {
        session.store.subscribe(({ match }) => {
          if (match.game.toAct(match.state)[0] === 2) resolve();
        });
      });
      session.pause();
    }
    expect(asked.now().state).toEqual(unasked.now().state);
  });

  it.each([
    ['somebody moves', ({ session }: ReturnType<typeof table>) => session.act(0, place)],
    [
      'a move is taken back',
      ({ session }: ReturnType<typeof table>) => {
        session.act(0, place);
        session.undo();
      },
    ],
  ])('is dropped, unnoted, when %s meanwhile', async (_what, meanwhile) => {
    const there = table();
    const slow = advisor(1_000_000);
    const asked = askAdvice(there.session, slow, ticking(), always);
    meanwhile(there);
    expect(await asked).toBeUndefined();
    expect(there.now().hints).toEqual([]);
    expect(slow.steps()).toBeLessThan(5);
  });

  it('is dropped, unnoted, when nobody wants it any more', async () => {
    const { session, now } = table();
    const slow = advisor(1_000_000);
    expect(await askAdvice(session, slow, ticking(), () => slow.steps() < 3)).toBeUndefined();
    expect(slow.steps()).toBe(3);
    expect(now().hints).toEqual([]);
  });

  it('is dropped when it comes in the very step after which nobody wants it', async () => {
    const { session, now } = table();
    const slow = advisor(3);
    expect(
      await askAdvice(
        session,
        slow,
        () => 0,
        () => slow.steps() < 3,
      ),
    ).toBeUndefined();
    expect(now().hints).toEqual([]);
  });

  it('is for people only', async () => {
    const { session, now } = table();
    session.act(0, place);
    const slow = advisor(1);
    expect(await askAdvice(session, slow, ticking(), always)).toBeUndefined();
    expect(slow.steps()).toBe(0);
    expect(now().hints).toEqual([]);
  });
});
