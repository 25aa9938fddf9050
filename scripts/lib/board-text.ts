import { cardAt, reelAt } from '../../src/games/hollywood/board';
import { cardOf } from '../../src/games/hollywood/cards';
import { scoreOf } from '../../src/games/hollywood/scoring';
import {
  type Action,
  type CardId,
  type ColumnIndex,
  COLUMNS,
  GENRES,
  type View,
} from '../../src/games/hollywood/types';
import { type Seat, seatsOf } from '../../src/engine/seats';

/** A card in a few letters: genre with * for the award, stars by rating. */
export function cardText(id: CardId): string {
  const card = cardOf(id);
  if (card.kind === 'star') return `${'★'.repeat(card.rating)}${id.slice('star'.length)}`;
  return card.kind === 'film' && card.award ? `${id}*` : id;
}

function cellText(view: View, index: ColumnIndex, row: number): string {
  const card = cardAt(view, index, row);
  const column = view.columns[index];
  if (card === undefined || column === undefined) return '';
  const seat = reelAt(column, row);
  return `${cardText(card)}${seat === undefined ? '' : ` (${seat})`}`;
}

const CELL_WIDTH = 18;

/** The columns side by side, aligned at the bottom as on the screen. */
function boardLines(view: View): readonly string[] {
  const sizes = view.columns.map(({ cards }) => cards.length);
  const height = Math.max(...sizes);
  return Array.from({ length: height }, (_, line) =>
    COLUMNS.map((index) => {
      const row = line - (height - (sizes[index] ?? 0));
      return cellText(view, index, row).padEnd(CELL_WIDTH);
    })
      .join('')
      .trimEnd(),
  );
}

function studioLine(view: View, seat: Seat): string {
  const studio = view.studios[seat];
  if (studio === undefined) return '';
  const projects = GENRES.flatMap((genre) => {
    const films = studio.projects[genre];
    return films.length === 0 ? [] : `${genre} ${films.length}`;
  });
  const movies = scoreOf(view, seat).movies.map(({ genre, points }) => `${genre} for ${points}`);
  return [
    `seat ${seat}: ${scoreOf(view, seat).total} points`,
    `${studio.reels} reels${studio.clapBoard ? ', clap' : ''}${studio.doubleReel ? ', double' : ''}`,
    `projects: ${projects.join(', ') || 'none'}`,
    `movies: ${movies.join(', ') || 'none'}`,
    `blockbusters: ${studio.blockbusters.length}`,
  ].join('; ');
}

/** What everybody sees, as text. */
export function viewText(view: View): readonly string[] {
  return [
    `round ${view.round} of ${view.rounds}, first: seat ${view.first}`,
    ...boardLines(view),
    ...seatsOf(view.studios.length).map((seat) => studioLine(view, seat)),
  ].filter((line) => line !== '');
}

export function actionText(action: Action): string {
  if (action.type === 'place') return `place ${action.column}`;
  return action.type === 'assign' ? `assign ${action.project}` : action.type;
}
