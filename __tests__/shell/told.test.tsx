import { renderHook } from '@testing-library/react-native';

import type { Match } from '../../src/engine/match';
import type { GameWords } from '../../src/games/contract';
import { useEventLines } from '../../src/shell/match/useEventLines';
import { midMatch } from '../support/matches';

/* Ada and Zoë are people, Rex and Dolly bots; Ada places the first reel. */

const words = {
  event: (event: { readonly type: string; readonly seat?: number }) =>
    event.seat === undefined ? undefined : `${event.type} by ${event.seat}`,
} as unknown as GameWords;

function told(match: Match) {
  return renderHook(() => useEventLines(match, words)).result.current;
}

test('a recap tells what happened since a person last decided', () => {
  const after = (turns: number) => told(midMatch(4, 'recap', turns, { firstSeat: 0 }));
  const own = after(1);
  expect(own.recap).toEqual(own.lines);
  expect(own.lines[0]).toMatch(/ by 0$/);
  // A bot answered.
  const answered = after(2);
  expect(answered.recap).toEqual(answered.lines.slice(own.lines.length));
  expect(answered.recap[0]).toMatch(/ by 1$/);
  expect(answered.latest).toBe(answered.recap.join(' '));
  // What a person did is told when nothing came of it yet.
  expect(after(3).recap).toEqual(after(3).lines.slice(answered.lines.length));
});

test('a recap has five lines at most, the latest', () => {
  const match = midMatch(4, 'recap', 12, { firstSeat: 0 });
  const bots = match.setup.players.map((player) => ({
    ...player,
    kind: 'bot' as const,
    level: 'random',
  }));
  const alone = told({ ...match, setup: { ...match.setup, players: bots } });
  expect(alone.recap).toEqual(alone.lines.slice(-5));
  expect(alone.lines.length).toBeGreaterThan(5);
});

test('nothing is told before there are words', () => {
  const match = midMatch(4, 'recap', 3);
  const { result } = renderHook(() => useEventLines(match, undefined));
  expect(result.current).toEqual({ lines: [], latest: '', recap: [] });
});
