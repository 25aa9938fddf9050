import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { AccessibilityInfo, Dimensions } from 'react-native';

import type { Match } from '../../src/engine/match';
import { outcomeOf, scoresOf } from '../../src/games/hollywood/scoring';
import type { CardId, Hollywood, Score } from '../../src/games/hollywood/types';
import { starOf } from '../../src/games/hollywood/cards';
import { en } from '../../src/i18n/resources/en';
import { liveMatches } from '../../src/session/app';
import { isHollywood } from '../../src/screens/match/hollywoodMatch';
import { standingOf } from '../../src/screens/scoreboard/standing';
import { versionsOf } from '../support/matches';
import { openAsOtherGame } from '../support/other-game';
import { renderTheatre, standStill, store } from '../support/theatre';

function screenOf(width: number, height: number): void {
  const size = { width, height, scale: 1, fontScale: 1 };
  Dimensions.set({ window: size, screen: size });
}

// Whole screens on a busy machine.
jest.setTimeout(30_000);

beforeEach(async () => {
  standStill();
  screenOf(390, 844);
  void liveMatches.leave();
  await AsyncStorage.clear();
});

function asHollywood(match: Match | undefined): Match<Hollywood> {
  if (match === undefined || !isHollywood(match)) throw new Error('Not a match of Hollywood!');
  return match;
}

/** The match after its last version that `isWanted`. */
function lastWhere(
  seats: number,
  text: string,
  options: object,
  isWanted: (match: Match<Hollywood>) => boolean,
): Match<Hollywood> {
  return asHollywood(
    versionsOf(seats, text, options).findLast((match) => isWanted(asHollywood(match))),
  );
}

const STAGES = {
  finished: ({ state }: Match<Hollywood>) => state.phase.kind === 'over',
  'between rounds': ({ state }: Match<Hollywood>) => state.phase.kind === 'dealing',
  'in the middle': ({ state }: Match<Hollywood>) =>
    state.phase.kind === 'placing' && state.round === 2,
} as const;

const CASES = ([3, 4] as const).flatMap((seats) =>
  [false, true].flatMap((advanced) =>
    (['finished', 'between rounds', 'in the middle'] as const).map((stage) => ({
      seats,
      advanced,
      stage,
    })),
  ),
);

/** A movie is called as its only film, or by how its first film begins and its last one ends. */
function titleOf(films: readonly CardId[]): string {
  const [first, last] = [films[0], films.at(-1)] as (keyof typeof en.cards.title)[];
  if (first === undefined || last === undefined) throw new Error('A movie has films');
  if (films.length === 1) return en.cards.name[first];
  return `${en.cards.title[first].opening} ${en.cards.title[last].ending}`;
}

/** The lines that have to stand below a player, each with its points. */
function linesOf(score: Score, advanced: boolean): readonly (readonly [string, string, number])[] {
  const genre = (name: keyof typeof en.common.genre) => en.common.genre[name];
  const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const films = (size: number, cards: readonly unknown[]) =>
    size > cards.length ? `${size} films (the award counted twice)` : plural(size, 'film');
  return [
    [plural(score.blockbusters.cards.length, 'card'), '', score.blockbusters.points],
    ...score.movies.map((movie) => {
      const factors = [films(movie.size, movie.films), plural(movie.rating, 'star')];
      if (advanced) factors.push(`${movie.multiplier} set aside`);
      const cast = `${genre(movie.genre)} with ${starOf(movie.star).name}`;
      return [titleOf(movie.films), `${cast} · ${factors.join(' × ')}`, movie.points] as const;
    }),
    ...score.projects.map((project) => {
      const tied = score.projects
        .filter((other) => other !== project && other.standing === 'tied-for-largest')
        .map((other) => genre(other.genre))
        .join(' and ');
      const why = {
        largest: 'The largest project',
        smaller: 'Smaller than the largest: no points',
        'tied-for-largest': `Tied for largest with ${tied}: neither scores`,
      }[project.standing];
      const note = `${films(project.size, project.films)} – ${why}`;
      return [`${genre(project.genre)} project`, note, project.points] as const;
    }),
    ...score.lostStars.map(
      (star) => ['Lost star', `${starOf(star).name} found no project`, 0] as const,
    ),
  ];
}

test.each(CASES)(
  'every point of a match is accounted for: $seats players, advanced $advanced, $stage',
  async ({ seats, advanced, stage }) => {
    const match = lastWhere(seats, `score ${seats}`, { advanced }, STAGES[stage]);
    await store('abc', match);
    await renderTheatre({ match: 'abc' });
    const scores = scoresOf(match.state);
    const { standings } = outcomeOf(match.state);
    for (const score of scores) {
      const name = match.setup.players[score.seat]?.name ?? '';
      const place = standings.find(({ seat }) => seat === score.seat)?.place ?? 0;
      const row = within(await screen.findByTestId(`player ${score.seat}`));
      expect(row.getByText(name)).toBeOnTheScreen();
      expect(row.getByLabelText(`Place ${place}`)).toBeOnTheScreen();
      expect(
        row.getByLabelText(`${score.total} point${score.total === 1 ? '' : 's'}`),
      ).toBeOnTheScreen();
      fireEvent.press(row.getByRole('button'));
      expect(row.getByRole('button')).toBeExpanded();
      const shown = row.getAllByTestId('points line').map((line) =>
        within(line)
          .getAllByText(/./)
          .map(({ props }) => String((props as { children: unknown }).children)),
      );
      const expected = linesOf(score, advanced).map(([title, note, points]) =>
        [title, note, String(points)].filter((text) => text !== ''),
      );
      expect(shown).toEqual(expected);
      expect(linesOf(score, advanced).reduce((sum, [, , points]) => sum + points, 0)).toBe(
        score.total,
      );
    }
  },
);

test('on a tablet everything stands in one table', async () => {
  screenOf(820, 1180);
  const match = lastWhere(4, 'table', {}, STAGES.finished);
  await store('abc', match);
  await renderTheatre({ match: 'abc' });
  expect(await screen.findByLabelText('Standings')).toHaveProp('role', 'table');
  const lines = scoresOf(match.state).flatMap((score) => linesOf(score, false));
  expect(screen.getAllByTestId('points line')).toHaveLength(lines.length);
  for (const { total } of scoresOf(match.state)) {
    expect(screen.getAllByText(String(total)).length).toBeGreaterThan(0);
  }
});

test.each([
  ['an upright tablet', [820, 1180], ['Player', 'Blockbusters', 'Total', 'Movies', 'Projects']],
  ['one on its side', [1180, 820], ['Player', 'Blockbusters', 'Movies', 'Projects', 'Total']],
] as const)(
  'the table of %s has two lines a player where one would squeeze the lists',
  async (_name, [width, height], titles) => {
    screenOf(width, height);
    await store('abc', lastWhere(4, 'table', {}, STAGES.finished));
    await renderTheatre({ match: 'abc' });
    const table = within(await screen.findByLabelText('Standings'));
    const heads = table.getAllByText(/./).slice(0, titles.length);
    expect(heads.map(({ props }) => (props as { children: unknown }).children)).toEqual(titles);
  },
);

/** Matches of which the winner was found in each way. */
const DECIDED = (['points', 'best-movie', 'shared'] as const).map((kind) => {
  for (let index = 0; index < 200; index += 1) {
    const match = lastWhere(index % 2 === 0 ? 3 : 4, `tie ${index}`, {}, STAGES.finished);
    if (outcomeOf(match.state).decidedBy.kind === kind) return { kind, match };
  }
  throw new Error(`No match was decided by ${kind}`);
});

test.each(DECIDED)('the sentence says how it was decided: $kind', async ({ match }) => {
  const announce = jest.spyOn(AccessibilityInfo, 'announceForAccessibility');
  await store('abc', match);
  await renderTheatre({ match: 'abc' });
  const { leaders, decidedBy } = standingOf(match);
  const names = leaders.map(({ player }) => player.name).join(' and ');
  const points = leaders[0]?.score.total ?? 0;
  const nameOf = (seat: number) => match.setup.players[seat]?.name ?? '';
  const sentence = {
    points: () => `${names} wins with ${points} points, more than anybody else.`,
    'best-movie': () => {
      if (decidedBy.kind !== 'best-movie') return '';
      const movies = decidedBy.tied.map((seat, i) => `${nameOf(seat)} ${decidedBy.bestMovies[i]}`);
      return `${decidedBy.tied.map(nameOf).join(' and ')} are level on ${points} points. The single most valuable movie decides (${movies.join(', ')}): ${names} wins.`;
    },
    shared: () =>
      decidedBy.kind === 'shared'
        ? `${decidedBy.tied.map(nameOf).join(' and ')} are level on ${points} points. The best movies are worth ${decidedBy.bestMovie} each, so ${names} share the win.`
        : '',
  }[decidedBy.kind]();
  expect(await screen.findByText(sentence)).toBeOnTheScreen();
  await waitFor(() => {
    expect(announce).toHaveBeenCalledWith(sentence);
  });
  expect(screen.getByRole('heading', { name: new RegExp(`${names}!$`) })).toHaveProp(
    'aria-level',
    1,
  );
  // A tie leads to the rules that broke it.
  expect(screen.queryAllByRole('link', { name: 'Why? Rules: Level at the end' })).toHaveLength(
    decidedBy.kind === 'points' ? 0 : 1,
  );
});

test('the points of every round are also told in words', async () => {
  const match = lastWhere(4, 'chart', {}, STAGES.finished);
  await store('abc', match);
  await renderTheatre({ match: 'abc' });
  const { rows, byRound } = standingOf(match);
  expect(byRound).toHaveLength(4);
  const told = rows.map(
    ({ seat, player }) => `${player.name}: ${byRound.map((points) => points[seat]).join(', ')}`,
  );
  expect(
    await screen.findByRole('img', { name: `Points after each round. ${told.join('; ')}.` }),
  ).toBeOnTheScreen();
  for (const { seat, score } of rows) expect(byRound.at(-1)?.[seat]).toBe(score.total);
});

test('before the first round is over there is nothing to draw', async () => {
  await store(
    'abc',
    lastWhere(3, 'chart', {}, ({ turns }) => turns.length === 2),
  );
  await renderTheatre({ match: 'abc' });
  expect(await screen.findByRole('heading', { name: 'The standing so far' })).toBeOnTheScreen();
  expect(screen.queryByRole('heading', { name: 'Points by round' })).not.toBeOnTheScreen();
});

test.each(['abc', 'NOT A MATCH', '../etc', ''])(
  'the match «%s», which is not there, ends on a friendly page',
  async (match) => {
    await renderTheatre({ match });
    expect(
      await screen.findByRole('heading', { name: 'This match cannot be shown' }),
    ).toBeOnTheScreen();
    expect(screen.getByText(/not stored here/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Back to the marquee' }));
    expect(await screen.findByRole('link', { name: 'New match' })).toBeOnTheScreen();
  },
);

test('a match of a game that counts otherwise is told', async () => {
  await store('abc', lastWhere(3, 'other', {}, STAGES.finished));
  const end = await openAsOtherGame('abc');
  await renderTheatre({ match: 'abc' });
  expect(
    await screen.findByRole('heading', { name: 'This match cannot be shown' }),
  ).toBeOnTheScreen();
  expect(screen.getByText(/a game that this version does not have \(croquet\)/)).toBeOnTheScreen();
  end();
});

test.each([
  ['fr', /^La victoire/, 'Points par manche', 'Classement'],
  ['it', /^La vittoria/, 'Punti per round', 'Classifica'],
] as const)('the scoreboard speaks %s', async (language, winner, chart, standing) => {
  await store('abc', lastWhere(3, 'words', { advanced: true }, STAGES.finished));
  await renderTheatre({ match: 'abc' }, language);
  for (const name of [winner, chart, standing]) {
    expect(await screen.findByRole('heading', { name })).toBeOnTheScreen();
  }
});
