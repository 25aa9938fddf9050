import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';

import { Highlight } from '../../src/screens/claims/Highlight';
import { tableLayout } from '../../src/screens/match/tableLayout';
import type { Event } from '../../src/games/hollywood/types';
import { newMatch } from '../support/matches';
import { playedUntil } from '../support/played';
import { PEOPLE } from '../support/players';
import { renderInApp } from '../support/render';

// As in a browser that is busy: what comes a frame later has not come yet.
jest.mock('../../src/ui/motion/useLate', () => {
  const { useState: useFirst } = jest.requireActual<{ useState: typeof useState }>('react');
  return { useLate: <Value,>(value: Value): Value => useFirst(value)[0] };
});
jest.mock('../../src/ui/Drawing', () => ({ Drawing: () => undefined }));

const events = playedUntil(
  newMatch(3, 'wraps', {}, PEOPLE),
  ({ phase }) => phase.kind === 'over',
).turns.flatMap((turn) => turn.events as readonly Event[]);

function isMovie(event: Event): boolean {
  return event.type === 'card-claimed' && event.result.kind === 'movie-made';
}

/** Shows the first event, and at a touch the second one. */
function Stage({ first, second }: Readonly<Record<'first' | 'second', Event | undefined>>) {
  const [event, setEvent] = useState(first);
  const layout = tableLayout(390, 844, 3);
  return (
    <>
      <Highlight event={event} players={PEOPLE} isAdvanced={false} layout={layout} />
      <Text
        onPress={() => {
          setEvent(second);
        }}
      >
        on
      </Text>
    </>
  );
}

test('a poster has left the stage before a star asks for a project there', async () => {
  const asking = events.find(({ type }) => type === 'star-waiting');
  expect(asking).toBeDefined();
  await renderInApp(<Stage first={events.find(isMovie)} second={asking} />);
  expect(screen.getByText('It’s a wrap!')).toBeOnTheScreen();
  fireEvent.press(screen.getByText('on'));
  expect(screen.queryByText('It’s a wrap!')).not.toBeOnTheScreen();
});
