import { personToAct, restoreHints, withHint } from '../../src/engine/hints';
import { type Match, play, redo, undo } from '../../src/engine/match';
import { newMatch } from '../support/matches';
import { must } from '../support/results';

/** Ada and Zoë are people, Rex and Dolly bots; Ada begins. */
const opening = newMatch(4, 'hints', { firstSeat: 0 });

function step(match: Match): Match {
  const [seat = 0] = match.game.toAct(match.state);
  const [action = { type: 'none' }] = match.game.legalActions(match.state, seat);
  return must(play(match, seat, action));
}

describe('the person a match waits for', () => {
  it('is nobody while a bot is on turn, or when it is over', () => {
    expect(personToAct(opening)).toBe(0);
    expect(personToAct(step(opening))).toBeUndefined();
    expect(personToAct(step(step(opening)))).toBe(2);
    let match = opening;
    while (match.game.toAct(match.state).length > 0) match = step(match);
    expect(personToAct(match)).toBeUndefined();
  });
});

describe('a hint that was given', () => {
  const hinted = withHint(opening, 0);

  it('is noted with its turn and seat, and nothing else changes', () => {
    expect(hinted).toEqual({ ...opening, hints: [{ turn: 0, seat: 0 }] });
    expect(hinted.turns).toBe(opening.turns);
    expect(opening.hints).toEqual([]);
  });

  it('counts once for its turn', () => {
    expect(withHint(hinted, 0)).toBe(hinted);
  });

  it('stays noted when the match goes on, is taken back, and is played again', () => {
    const later = withHint(step(step(hinted)), 2);
    const both = [
      { turn: 0, seat: 0 },
      { turn: 2, seat: 2 },
    ];
    expect(later.hints).toEqual(both);
    const back = must(undo(step(later)));
    const start = must(undo(back));
    expect(start.turns).toHaveLength(0);
    expect(start.hints).toEqual(both);
    expect(step(start).hints).toEqual(both);
    expect(redo(start).hints).toEqual(both);
    expect(redo(start).turns).toHaveLength(2);
  });
});

describe('hints from anywhere', () => {
  it('come back when they can have been given, also beyond what has been taken back', () => {
    const hints = [
      { turn: 3, seat: 2 },
      { turn: 0, seat: 0 },
      { turn: 3, seat: 0 },
    ];
    expect(restoreHints(opening, hints)).toEqual({ ...opening, hints });
    expect(restoreHints(opening, [])).toEqual(opening);
  });

  it.each([
    ['a bot', [{ turn: 1, seat: 1 }]],
    ['nobody at the table', [{ turn: 1, seat: 4 }]],
    ['a turn no match reaches', [{ turn: opening.game.maxActions(4), seat: 0 }]],
    [
      'the same turn twice',
      [
        { turn: 1, seat: 0 },
        { turn: 1, seat: 0 },
      ],
    ],
  ])('are refused for %s', (_what, hints) => {
    expect(restoreHints(opening, hints)).toBeUndefined();
  });
});
