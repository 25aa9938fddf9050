import { MOVIE_CARDS, STAR_DECK_CARDS } from '../../src/games/hollywood/cards';
import { type CardId, GENRES } from '../../src/games/hollywood/types';
import { MoviePoster } from '../../src/ui/cards/MoviePoster';
import { setTitle } from '../../src/ui/cards/poster/title';
import { ProjectStrip, stripSize } from '../../src/ui/cards/ProjectStrip';
import { COLOUR } from '../../src/ui/theme/colours';
import { contrastRatio } from '../../src/ui/theme/contrast';
import { GENRE_PAINT } from '../../src/ui/theme/genres';
import { renderInApp } from '../support/render';

/** Every text of that key in a drawing: the types of its nodes, the names of its gradients, its lettering. */
function valuesOf(key: string, drawing: string): readonly string[] {
  return [...drawing.matchAll(new RegExp(`"${key}":"([^"]*)"`, 'g'))].map(
    ([, found = '']) => found,
  );
}

const filmsOf = (genre: string) =>
  MOVIE_CARDS.filter(({ id }) => id.startsWith(genre)).map(({ id }) => id);

test('a strip is as long as its films', () => {
  expect(stripSize(5, 28).width).toBe(140);
  expect(stripSize(5, 28).height).toBe(stripSize(1, 28).height);
});

test.each(GENRES)('all films of the genre %s go on one strip', async (genre) => {
  const films = filmsOf(genre);
  const view = await renderInApp(<ProjectStrip films={films} frame={28} />);
  const names = valuesOf('name', JSON.stringify(view.toJSON()));
  expect(new Set(names).size).toBe(films.length);
});

test('no project, no strip; no films, no poster', async () => {
  const view = await renderInApp(
    <>
      <ProjectStrip films={[]} frame={28} />
      <MoviePoster films={[]} star="star-1" width={100} />
    </>,
  );
  expect(valuesOf('type', JSON.stringify(view.toJSON()))).not.toContain('RNSVGSvgView');
});

async function poster(films: readonly CardId[], star: CardId, width: number): Promise<string> {
  const view = await renderInApp(<MoviePoster films={films} star={star} width={width} />);
  const drawing = JSON.stringify(view.toJSON());
  view.unmount();
  return drawing;
}

test('a poster differs by its first film, its star and the number of its films', async () => {
  const movies = [
    [['horror-2'], 'star-1'],
    [['horror-3'], 'star-1'],
    [['horror-2'], 'star-2'],
    [['horror-2', 'horror-3'], 'star-1'],
    [['horror-2', 'horror-1'], 'star-1'],
  ] as const;
  const pictures = new Set<string>();
  for (const [films, star] of movies) {
    const drawing = await poster(films, star, 80);
    const [gradient = ''] = valuesOf('name', drawing);
    // The names of gradients would be different even if the pictures were not.
    pictures.add(drawing.replaceAll(gradient, ''));
  }
  expect(pictures.size).toBe(movies.length);
});

test('every star can be on a poster', async () => {
  for (const { id } of STAR_DECK_CARDS) {
    expect(valuesOf('type', await poster(['action-6'], id, 80)).length).toBeGreaterThan(30);
  }
});

test('a small poster has no letters, a large one its title and its star', async () => {
  const films = ['horror-8', 'horror-12'] as const;
  const wordsAt = async (width: number) =>
    valuesOf('content', await poster(films, 'star-9', width));
  expect(await wordsAt(119)).toEqual([]);
  expect(await wordsAt(124)).toEqual(['The Wax Choir', 'of Hollow Quay']);
  expect(await wordsAt(240)).toEqual([
    'The Wax Choir',
    'of Hollow Quay',
    'Celestine Vanterpool-Rue',
  ]);
});

test('a title that would be too small to read is left out', async () => {
  const films = ['horror-3', 'horror-6'] as const;
  const wordsAt = async (width: number) => {
    const element = <MoviePoster films={films} star="star-9" width={width} />;
    const view = await renderInApp(element, 'fr');
    const words = valuesOf('content', JSON.stringify(view.toJSON()));
    view.unmount();
    return words.join(' ');
  };
  expect(await wordsAt(124)).toBe('');
  expect(await wordsAt(170)).toBe('La veuve Moelle dans une cave pleine d’horloges');
});

test('titles are set in as few lines as stay legible', () => {
  expect(setTitle(['The Wax Choir'], 12).lines).toEqual(['The Wax Choir']);
  const parts = ['The Portrait That Blinked', 'in a Cellar Full of Clocks'];
  const { lines, size } = setTitle(parts, 12);
  expect(lines.join(' ')).toBe(parts.join(' '));
  expect(size).toBeGreaterThanOrEqual(12);
});

test.each(GENRES)('the words on posters of the genre %s are legible', (genre) => {
  for (const ink of [COLOUR.bulb, COLOUR.ivory]) {
    expect(contrastRatio(ink, GENRE_PAINT[genre].deep)).toBeGreaterThanOrEqual(4.5);
  }
});
