import fc from 'fast-check';

import { isSeen, SEEN } from '../../src/engine/game';
import {
  backFromEnd,
  canRedo,
  canUndo,
  eventLog,
  isFinished,
  type Match,
  matchAt,
  play,
  redo,
  replay,
  startMatch,
  undo,
} from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import type { Seat } from '../../src/engine/seats';
import { hollywood } from '../../src/games/hollywood/game';
import { castingCall } from '../support/casting-call';
import { seed } from '../support/hollywood';
import { midMatch, newMatch, PLAYERS, versionsOf } from '../support/matches';

const PEOPLE: readonly Player[] = PLAYERS.map(({ name, colour, glyph }) => ({
  kind: 'person',
  name,
  colour,
  glyph,
}));

/** Whoever is to act takes the first thing offered that is no studio card. */
function step(match: Match): Match {
  const [seat] = match.game.toAct(match.state);
  if (seat === undefined) throw new Error('The match is over');
  const [action] = match.game.legalActions(match.state, seat);
  if (action === undefined) throw new Error('Something can be done');
  const played = play(match, seat, action);
  if (!played.ok) throw new Error('What is offered can be played');
  return played.value;
}

function steps(match: Match, count: number): Match {
  let current = match;
  for (let number = 0; number < count; number += 1) current = step(current);
  return current;
}

function undone(match: Match): Match {
  const back = undo(match);
  if (!back.ok) throw new Error(back.error.code);
  return back.value;
}

describe('starting a match', () => {
  const setup = { options: {}, seed: seed('start'), players: PLAYERS };

  it('checks seats, players and options', () => {
    expect(startMatch(hollywood, { ...setup, players: PLAYERS.slice(0, 2) })).toEqual({
      ok: false,
      error: { code: 'seat-count', min: 3, max: 4 },
    });
    expect(startMatch(hollywood, { ...setup, options: { advanced: 'very' } })).toMatchObject({
      ok: false,
      error: { code: 'option-value' },
    });
    const twins = PLAYERS.map((player) => ({ ...player, name: 'Ada' }));
    expect(startMatch(hollywood, { ...setup, players: twins })).toMatchObject({
      ok: false,
      error: {
        code: 'players',
        errors: [{ code: 'name-taken', seat: 1 }, { seat: 2 }, { seat: 3 }],
      },
    });
  });

  it('fills in the defaults', () => {
    expect(newMatch(3, 'defaults').setup.options).toEqual({
      advanced: false,
      claimOrder: 'top-first',
    });
  });
});

describe('playing', () => {
  it('refuses what the rules refuse and stays as it is', () => {
    const match = newMatch(4, 'refused', { firstSeat: 1 });
    const before = JSON.stringify(match);
    expect(play(match, 0, { type: 'clap' })).toEqual({
      ok: false,
      error: { code: 'not-to-act', seat: 0 },
    });
    expect(play(match, 1, { type: 'sing' })).toMatchObject({
      ok: false,
      error: { code: 'not-legal' },
    });
    expect(JSON.stringify(match)).toBe(before);
  });

  it('keeps a log of every event with the decision it came from', () => {
    const match = steps(newMatch(3, 'log'), 5);
    const log = eventLog(match);
    expect(log.map(({ turn, event }) => `${turn} ${event.type}`)).toEqual([
      '0 round-dealt',
      ...[1, 2, 3, 4, 5].map((turn) => `${turn} reel-placed`),
    ]);
  });
});

describe('replaying', () => {
  it('gives the state after any number of decisions', () => {
    const versions = versionsOf(4, 'any point', { advanced: true });
    const last = versions.at(-1);
    if (last === undefined) throw new Error('There is a last one');
    for (const [length, version] of versions.entries()) {
      const at = matchAt(last, length);
      expect(at.state).toEqual(version.state);
      expect(eventLog(at)).toEqual(eventLog(version));
    }
  });

  it('refuses decisions that were never possible, and says which', () => {
    const { game, setup } = newMatch(3, 'false');
    const first = { seat: 0 as Seat, action: { type: 'place', column: 0 } };
    const chosen = { ...setup, options: { ...setup.options, firstSeat: 0 } };
    expect(replay(game, chosen, [first, first])).toMatchObject({
      ok: false,
      error: { index: 1, error: { code: 'not-offered' } },
    });
    for (const action of [
      null,
      undefined,
      7,
      'place',
      [],
      { type: 'place', column: 0, extra: 1 },
      { type: 'place' },
    ]) {
      expect(replay(game, chosen, [{ seat: 0, action }])).toMatchObject({
        ok: false,
        error: { index: 0 },
      });
    }
    expect(replay(game, chosen, [{ seat: 7, action: first.action }])).toMatchObject({
      ok: false,
      error: { index: 0, error: { code: 'no-such-seat' } },
    });
  });

  it('takes decisions that were read from a file', () => {
    const match = midMatch(4, 'from a file', 40);
    const decisions = JSON.parse(
      JSON.stringify(match.turns.map(({ seat, action }) => ({ seat, action }))),
    ) as { seat: Seat; action: unknown }[];
    const replayed = replay(match.game, match.setup, decisions);
    expect(replayed.ok && replayed.value.state).toEqual(match.state);
  });
});

describe('undo', () => {
  it('takes back the last decision of a person', () => {
    const match = newMatch(4, 'people', {}, PEOPLE);
    const played = steps(match, 3);
    const back = undone(played);
    expect(back.turns).toHaveLength(2);
    expect(back.state).toEqual(steps(match, 2).state);
  });

  it('goes through bots’ answers to the person’s own last decision', () => {
    // Seats 0 and 2 are people, 1 and 3 bots.
    const match = newMatch(4, 'bots', { firstSeat: 0 });
    expect(undone(steps(match, 2)).turns).toHaveLength(0);
    expect(undone(steps(match, 4)).turns).toHaveLength(2);
    expect(undone(undone(steps(match, 4))).turns).toHaveLength(0);
  });

  it('has nothing to take back before the first decision of a person', () => {
    const fresh = newMatch(4, 'fresh', { firstSeat: 1 });
    const nothing = { ok: false, error: { code: 'nothing-to-undo' } };
    expect(undo(fresh)).toEqual(nothing);
    expect(undo(step(fresh))).toEqual(nothing);
    expect(canUndo(fresh)).toBe(false);
    const bots = PLAYERS.map(({ name, colour, glyph }): Player => ({
      kind: 'bot',
      level: 'random',
      name,
      colour,
      glyph,
    }));
    expect(undo(steps(newMatch(4, 'all bots', {}, bots), 9))).toEqual(nothing);
  });

  it('never goes past a deal, and up to it freely', () => {
    const match = newMatch(3, 'a deal', {}, PEOPLE);
    let current = match;
    while ((current.state as { round?: number }).round === 1) current = step(current);
    expect(undo(current)).toEqual({ ok: false, error: { code: 'sealed' } });
    expect(canUndo(current)).toBe(false);
    const next = step(current);
    expect(undone(next).turns).toHaveLength(current.turns.length);
    // Before the deal the whole round can still be taken back.
    let back = matchAt(current, current.turns.length - 1);
    while (canUndo(back)) back = undone(back);
    expect(back.turns).toHaveLength(0);
  });

  it('never goes past a die or a secret that was shown', () => {
    let match = step(casting(2));
    expect(undo(match)).toEqual({ ok: false, error: { code: 'sealed' } });
    match = step(match);
    expect(undo(match, 0).ok).toBe(true);
    match = step(match);
    expect(undo(match, 1)).toEqual({ ok: false, error: { code: 'sealed' } });
  });
});

describe('a finished match', () => {
  const versions = versionsOf(4, 'finished');
  const over = versions.at(-1);
  if (over === undefined) throw new Error('A match has an end');

  it('is never taken back, whoever holds the phone', () => {
    expect(isFinished(over)).toBe(true);
    expect(versions.slice(0, -1).some(isFinished)).toBe(false);
    for (const holder of [undefined, 0, 1, 2, 3] as const) {
      expect(undo(over, holder)).toEqual({ ok: false, error: { code: 'finished' } });
      expect(canUndo(over, holder)).toBe(false);
      expect(canRedo(over, holder)).toBe(false);
    }
  });

  it('can be played on as another one, from the last choice of a person', () => {
    const turns = over.turns.length;
    const back = backFromEnd(over);
    if (back === undefined) throw new Error('People have decided');
    const next = over.turns[back.turns.length];
    expect(next && over.setup.players[next.seat]?.kind).toBe('person');
    const later = over.turns.slice(back.turns.length + 1);
    expect(later.some(({ seat }) => over.setup.players[seat]?.kind === 'person')).toBe(false);
    expect(back.game.toAct(back.state)).toContain(next?.seat);
    expect(redo(back).state).toEqual(over.state);
    expect(isFinished(redo(back))).toBe(true);
    expect(undo(redo(back)).ok).toBe(false);
    expect(over.turns).toHaveLength(turns);
  });

  it('can be played on past what its end has shown, but not from what somebody was shown', () => {
    const end = versionsOf(3, 'bids', {}, castingCall).at(-1);
    if (end === undefined) throw new Error('A match has an end');
    expect(end.turns.at(-1)).toMatchObject({ sealed: true });
    const back = backFromEnd(end);
    expect(back && end.turns[back.turns.length]?.action).not.toEqual(SEEN);
    expect(back?.game.toAct(back.state).length).toBeGreaterThan(0);
    const turns = end.turns.filter(({ action }) => isSeen(action));
    expect(backFromEnd({ ...end, turns })).toBeUndefined();
  });

  it('of bots alone has nothing to go back to', () => {
    const bots = over.setup.players.map((player) => ({ ...player, kind: 'bot', level: 'random' }));
    const setup = { ...over.setup, players: bots as unknown as readonly Player[] };
    expect(backFromEnd({ ...over, setup })).toBeUndefined();
  });
});

/** The test-only game with so many people, all of whom have looked at their cards. */
function casting(people: number, players: readonly Player[] = PEOPLE.slice(0, people)): Match {
  const started = startMatch(castingCall, { options: {}, seed: seed('dice'), players });
  if (!started.ok) throw new Error('It can be started');
  return steps(started.value, players.length);
}

describe('private decisions', () => {
  it('are taken back by their own seat alone, while it has the phone', () => {
    const sealed = step(step(casting(3)));
    expect(sealed.turns.at(-1)).toMatchObject({
      seat: 0,
      action: { type: 'bid' },
      isPrivate: true,
    });
    const notYours = { ok: false, error: { code: 'not-yours' } };
    expect(undo(sealed)).toEqual(notYours);
    expect(undo(sealed, 1)).toEqual(notYours);
    expect(canUndo(sealed, 1)).toBe(false);
    expect(canUndo(sealed, 0)).toBe(true);
    const back = undo(sealed, 0);
    expect(back.ok && back.value.turns).toHaveLength(sealed.turns.length - 1);
  });

  it('are not done again by anybody else', () => {
    const sealed = step(step(casting(3)));
    const back = undo(sealed, 0);
    if (!back.ok) throw new Error('Their own bid can be taken back');
    expect(canRedo(back.value, 1)).toBe(false);
    expect(canRedo(back.value)).toBe(false);
    expect(redo(back.value, 1)).toBe(back.value);
    expect(canRedo(back.value, 0)).toBe(true);
    expect(redo(back.value, 0).state).toEqual(sealed.state);
  });

  it('hide those before them: nobody undoes through the bid of another', () => {
    const both = step(step(step(casting(3))));
    expect(undo(both, 0)).toEqual({ ok: false, error: { code: 'not-yours' } });
    expect(undo(both, 1).ok).toBe(true);
  });

  it('leave open decisions to everybody', () => {
    const sealed = step(step(casting(3)));
    const retract = play(sealed, 0, { type: 'retract' });
    if (!retract.ok) throw new Error('A bid can be taken back once');
    expect(retract.value.turns.at(-1)).toMatchObject({ isPrivate: false });
    expect(undo(retract.value, 2).ok).toBe(true);
    expect(undo(retract.value).ok).toBe(true);
  });

  it('cannot be taken back by a person who was shown something', () => {
    expect(undo(casting(2), 1)).toEqual({ ok: false, error: { code: 'sealed' } });
  });

  it('can be taken back through what a bot was shown: it forgets', () => {
    const [bob, ada] = PEOPLE;
    if (bob === undefined || ada === undefined) throw new Error('There are people');
    const match = casting(2, [{ ...bob, kind: 'bot', level: 'random' }, ada]);
    const before = match.state;
    const open = { before, events: [], sealed: false, isPrivate: false };
    const shown = { before, action: SEEN, events: [], sealed: true, isPrivate: true };
    const after = (seat: Seat): Match => ({
      ...match,
      turns: [
        { seat: 1, action: { type: 'retract' }, ...open },
        { seat, ...shown },
      ],
    });
    expect(canUndo(after(0))).toBe(true);
    expect(canUndo(after(1), 1)).toBe(false);
  });
});

describe('redo', () => {
  it('brings back what undo took, bots’ answers included', () => {
    const played = steps(newMatch(4, 'again', { firstSeat: 0 }), 4);
    const back = undone(undone(played));
    const again = redo(redo(back));
    expect(again.state).toEqual(played.state);
    expect(again.turns).toEqual(played.turns);
    expect(redo(again)).toBe(again);
  });

  it('ends with a new action', () => {
    const played = steps(newMatch(4, 'new way', {}, PEOPLE), 4);
    const other = step(undone(undone(played)));
    expect(other.undone).toEqual([]);
    expect(redo(other)).toBe(other);
  });

  it('any mixture of playing, undo and redo leaves a match that replays to the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('play', 'undo', 'redo'), { maxLength: 40 }),
        (commands) => {
          let match = newMatch(3, 'mixture', {}, PEOPLE);
          for (const command of commands) {
            if (command === 'play') match = step(match);
            else if (command === 'redo') match = redo(match);
            else if (canUndo(match)) match = undone(match);
          }
          expect(replay(match.game, match.setup, match.turns)).toMatchObject({
            ok: true,
            value: { state: match.state },
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});
