import { screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import type { Gain, Hint } from '../../src/games/hollywood/bots/hint';
import { type CardId, GENRES } from '../../src/games/hollywood/types';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { heightOf, promptFit } from '../../src/screens/board/promptFit';
import { type TableLayout, tableLayout } from '../../src/screens/match/tableLayout';
import { type HintWords, useHintWords } from '../../src/screens/match/useHintWords';
import { award, blockbusters, films, one, stars } from '../support/hollywood';
import { renderInApp } from '../support/render';

const GAINS: readonly Gain[] = [
  { kind: 'blockbuster' },
  { kind: 'star-lost' },
  ...GENRES.flatMap((genre): readonly Gain[] => [
    { kind: 'project-begun', genre },
    { kind: 'project-grown', genre, films: 3 },
    { kind: 'movie-made', genre, worth: { size: 1, rating: 1, points: 1 } },
    { kind: 'movie-made', genre, worth: { size: 12, rating: 3, points: 36 } },
  ]),
];

const CARDS: readonly CardId[] = [
  one(stars(3, 1)),
  one(blockbusters(1)),
  ...GENRES.flatMap((genre) => [award(genre), one(films(genre, 1))]),
];

const PLACES = CARDS.flatMap((card) =>
  [0, 1, 2, 3].flatMap((bumps) =>
    [0.4, 0.9].flatMap((likelihood) =>
      GAINS.map((gain): Hint => ({
        kind: 'place',
        column: 2,
        ending: { card, bumps, likelihood, gain },
      })),
    ),
  ),
);

const BY_KIND: Readonly<Record<string, readonly Hint[]>> = {
  column: [...PLACES, { kind: 'place', column: 3 }, { kind: 'only', column: 0 }],
  studio: [
    { kind: 'clap', column: 1, chance: 0.416, chanceNow: 0.37 },
    { kind: 'clap', column: 1, chance: 0.372, chanceNow: 0.37 },
    { kind: 'double', columns: [0, 3] },
    { kind: 'double', columns: [2, 2] },
    { kind: 'double', columns: [1] },
    { kind: 'double', columns: [] },
  ],
  star: GENRES.map((project) => ({
    kind: 'assign',
    project,
    worth: { size: 12, rating: 3, points: 36 },
    kept: GENRES.filter((genre) => genre !== project),
  })),
};

interface Props {
  readonly hints: readonly Hint[];
  readonly advanced: boolean;
  readonly onWords: (words: readonly HintWords[]) => void;
}

function Say({ hints, advanced, onWords }: Props) {
  const say = useHintWords({ advanced, claimOrder: 'top-first' });
  onWords(hints.map(say));
  return <Text>said</Text>;
}

async function wordsFor(
  hints: readonly Hint[],
  advanced: boolean,
  language: Language = 'en',
): Promise<readonly HintWords[]> {
  let said: readonly HintWords[] = [];
  await renderInApp(
    <Say hints={hints} advanced={advanced} onWords={(words) => (said = words)} />,
    language,
  );
  expect(screen.getByText('said')).toBeOnTheScreen();
  return said;
}

const ending = (bumps: number, gain: Gain, likelihood = 0.8, card = one(stars(3, 1))): Hint => ({
  kind: 'place',
  column: 2,
  ending: { card, bumps, likelihood, gain },
});

test('a hint says what to do and why', async () => {
  const worth = { size: 3, rating: 3, points: 9 } as const;
  const made: Gain = { kind: 'movie-made', genre: 'horror', worth };
  const begun: Gain = { kind: 'project-begun', genre: 'action' };
  const hints: readonly Hint[] = [
    ending(2, made),
    ending(0, begun, 0.3, one(films('action', 1))),
    { kind: 'clap', column: 1, chance: 0.416, chanceNow: 0.37 },
    { kind: 'double', columns: [0, 3] },
    { kind: 'assign', project: 'horror', worth, kept: ['action', 'romcom'] },
  ];
  expect((await wordsFor(hints, false)).map(({ title, hint }) => `${title} ${hint}`)).toEqual([
    'Column 3: your reel should end on the 3-star after two more bumps. It finishes your horror project for 9 points.',
    'Column 3: your reel may well end on an action film without another bump. It begins your action project.',
    'Clap Board: a reel now would take your chance to win from 42% to 37%. For a reel now column 2 would be best.',
    'Double Reel: one reel into column 1, one into column 4. So nobody comes between them.',
    'Your horror project makes the best of the star: 9 points. Your action project and your romantic comedy project stay open.',
  ]);
});

test('in the advanced game a movie is told by its factors: what it multiplies by is known at the end', async () => {
  const made: Gain = {
    kind: 'movie-made',
    genre: 'horror',
    worth: { size: 3, rating: 2, points: 0 },
  };
  const [words] = await wordsFor([ending(1, made)], true);
  expect(words?.hint).toBe('It finishes your horror project for 3 × 2 times the films set aside.');
});

/** What the hand's own edges take, and the gap before what stands beside the words. */
const [HAND, GAP, TOKEN, BUTTON, CARD] = [26, 8, 64, 44, 58];
const EDGES = 16;
const LAMP = 'ooo ';

/** The smallest phone there is, upright and on its side, and a small tablet. */
const SCREENS = [
  [320, 568],
  [280, 653],
  [568, 320],
  [360, 640],
  [640, 360],
  [667, 375],
  [390, 844],
  [700, 600],
  [768, 1024],
] as const;

/** So many seats, and so large a text. */
const TABLES = [
  [3, 1],
  [4, 1],
  [3, 1.3],
  [4, 1.3],
] as const;

function roomFor(kind: string, layout: TableLayout) {
  const { foot, form, textScale } = layout;
  const token = form === 'roomy' ? TOKEN + GAP : 0;
  const phoneCard = foot.width < 270 ? BUTTON : CARD;
  const cards = Math.min(
    Math.round(foot.height * 0.72 * (5 / 7)),
    form === 'roomy' ? 84 : phoneCard,
  );
  const beside = {
    column: token + GAP + BUTTON,
    studio: token + GAP + 2 * Math.max(cards, BUTTON) + 4,
    star: 0,
  }[kind];
  return { width: foot.width - HAND - (beside ?? 0), height: foot.height - EDGES, textScale };
}

test.each(LANGUAGES)('every sentence in %s fits the smallest foot', async (language) => {
  const tooLong = new Set<string>();
  for (const [kind, hints] of Object.entries(BY_KIND)) {
    for (const advanced of [false, true]) {
      const said = await wordsFor(hints, advanced, language);
      for (const title of new Set(said.map((words) => words.title))) {
        for (const [width, height] of SCREENS) {
          for (const [seats, textScale] of TABLES) {
            const room = roomFor(kind, tableLayout(width, height, seats, { textScale }));
            const fit = promptFit(LAMP + title, '', room, false);
            const set = { ...room, textScale: fit.textScale };
            const high = heightOf(LAMP + title, fit.title, 'strong', set);
            if (high > room.height)
              tooLong.add(`${width}×${height} ${textScale} ${high}/${room.height}: ${title}`);
          }
        }
      }
    }
  }
  expect([...tooLong]).toEqual([]);
});
