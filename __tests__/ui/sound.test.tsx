import { renderHook } from '@testing-library/react-native';
import { createAudioPlayer } from 'expo-audio';

import type { Event } from '../../src/games/hollywood/types';
import type { Match } from '../../src/engine/match';
import { eventsOf, isHollywood } from '../../src/screens/match/hollywoodMatch';
import { soundOf, useHeardEvents } from '../../src/screens/match/useHeardEvents';
import { preferences } from '../../src/session/app';
import { playSound } from '../../src/ui/sound/playSound';
import { freshMatch, withReels } from '../support/e2e/kept';

interface Heard {
  readonly volume: number;
  readonly play: jest.Mock;
}

const created = jest.mocked(createAudioPlayer);

function plays(): readonly number[] {
  return created.mock.results.flatMap(({ value }) => {
    const { play, volume } = value as Heard;
    return play.mock.calls.map(() => volume);
  });
}

function clear(): void {
  for (const { value } of created.mock.results) (value as Heard).play.mockClear();
}

function eventsIn(match: Match): readonly Event[] {
  if (!isHollywood(match)) throw new Error('Another game');
  return eventsOf(match);
}

const EVENTS = eventsIn(withReels(3));

beforeEach(() => {
  clear();
  preferences.setState({ sound: true, volume: 5 });
});

test('a reel that lands is heard once, as loud as the person likes', () => {
  const { rerender } = renderHook(
    ({ events }: { events: readonly Event[] }) => {
      useHeardEvents(events);
    },
    { initialProps: { events: EVENTS.slice(0, -1) } },
  );
  expect(plays()).toEqual([]);
  rerender({ events: EVENTS });
  expect(plays()).toEqual([0.5]);
  // Taking back is silent.
  rerender({ events: EVENTS.slice(0, -1) });
  expect(plays()).toEqual([0.5]);
});

test.each([{ sound: false }, { volume: 0 }])('%j is silence', (likes) => {
  preferences.setState(likes);
  const { rerender } = renderHook(
    ({ events }: { events: readonly Event[] }) => {
      useHeardEvents(events);
    },
    { initialProps: { events: EVENTS.slice(0, -1) } },
  );
  rerender({ events: EVENTS });
  expect(plays()).toEqual([]);
});

test('whoever comes to a fresh deal hears the curtain', () => {
  const events = eventsIn(freshMatch());
  expect(events.at(-1)?.type).toBe('round-dealt');
  renderHook(() => {
    useHeardEvents(events);
  });
  expect(plays()).toHaveLength(1);
});

test('a bump sounds otherwise than a reel that finds its column empty', () => {
  const placed = EVENTS.filter((event) => event.type === 'reel-placed');
  expect(placed.map(soundOf)).toEqual(
    placed.map(({ bumps }) => (bumps.length > 0 ? 'bump' : 'reel')),
  );
});

test('a device that cannot play stays quiet', () => {
  created.mockImplementationOnce(() => {
    throw new Error('no sound here');
  });
  expect(() => {
    playSound('award', 1);
  }).not.toThrow();
});
