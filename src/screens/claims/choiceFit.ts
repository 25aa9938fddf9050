import { cardHeight } from '../../ui/cards/size';
import { typeAt } from '../../ui/text/type';
import { SPACE, TARGET, type TypeSize } from '../../ui/theme/sizes';
import { heightOf } from '../board/promptFit';
import type { TableLayout } from '../match/tableLayout';

/** How the question is set: what is left out first where there is little room is what the table shows as well. */
export interface ChoiceFit {
  readonly width: number;
  readonly textScale: number;
  /** How wide the star's card is; absent where there is no room for it. */
  readonly portrait: number | undefined;
  readonly heading: TypeSize;
  readonly hasReminder: boolean;
  /** How large the frames of a project are; absent where its sum says enough. */
  readonly frame: number | undefined;
  readonly sum: TypeSize;
}

type Way = Omit<ChoiceFit, 'width' | 'textScale'>;

const WIDEST = 480;
const EDGES = 2 * (SPACE.m + 2);
/** What sign, sum and padding take of a line, beside the name of the genre: in letters of the sum, and in points. */
const SUM = { letters: 10, points: 2 * SPACE.m + 3 * SPACE.s + 24 } as const;

/** From splendid to bare. */
const WAYS: readonly Way[] = [
  { portrait: 76, heading: 'lead', hasReminder: true, frame: 26, sum: 'heading' },
  { portrait: 56, heading: 'lead', hasReminder: true, frame: 20, sum: 'heading' },
  { portrait: 56, heading: 'body', hasReminder: true, frame: 20, sum: 'lead' },
  { portrait: 44, heading: 'body', hasReminder: false, frame: undefined, sum: 'lead' },
  { portrait: undefined, heading: 'body', hasReminder: false, frame: undefined, sum: 'lead' },
  { portrait: undefined, heading: 'caption', hasReminder: false, frame: undefined, sum: 'body' },
];

interface Words {
  readonly question: string;
  readonly reminder: string;
  /** The names of the projects to choose from. */
  readonly projects: readonly string[];
}

function heightWith(way: Way, words: Words, width: number, textScale: number): number {
  const inner = width - EDGES;
  const beside = way.portrait === undefined ? inner : inner - way.portrait - SPACE.m;
  const question = heightOf(words.question, way.heading, 'strong', { width: beside, textScale });
  const reminder = way.hasReminder
    ? 2 + heightOf(words.reminder, 'caption', 'text', { width: beside, textScale })
    : 0;
  const portrait = way.portrait === undefined ? 0 : cardHeight(way.portrait);
  const sum = SUM.points + SUM.letters * typeAt(textScale)[way.sum].fontSize * 0.6;
  const lines = words.projects.map((project) => {
    const name = heightOf(project, 'body', 'strong', { width: inner - sum, textScale });
    const strip = way.frame === undefined ? 0 : 2 + way.frame * 1.45;
    return Math.max(TARGET, name + strip + 2 * SPACE.xs) + 4 + SPACE.s;
  });
  const all = lines.reduce((total, line) => total + line, 0);
  return EDGES + Math.max(portrait, question + reminder) + all;
}

/** How a star's owner is asked, so that all of it lies over the board. */
export function choiceFit(layout: TableLayout, words: Words): ChoiceFit {
  const width = Math.min(
    WIDEST,
    layout.form === 'upright' ? layout.foot.width : layout.board.width,
  );
  const room = layout.board.height;
  const scales = [
    layout.textScale,
    Math.min(layout.textScale, 1.15),
    Math.min(layout.textScale, 1),
  ];
  for (const textScale of scales)
    for (const way of WAYS)
      if (heightWith(way, words, width, textScale) <= room) return { ...way, width, textScale };
  return {
    width,
    textScale: Math.min(layout.textScale, 0.9),
    portrait: undefined,
    heading: 'caption',
    hasReminder: false,
    frame: undefined,
    sum: 'body',
  };
}
