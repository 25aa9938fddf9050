import { memo } from 'react';

import { cardOf, sizeOf, starOf } from '../../games/hollywood/cards';
import type { CardId } from '../../games/hollywood/types';
import { Box } from '../art/Box';
import { usePaints } from '../art/usePaints';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import { GENRE_PAINT } from '../theme/genres';
import { LaurelMedal } from './faces/LaurelMedal';
import { ScenePlate } from './faces/ScenePlate';
import { useTitleParts } from './names';
import { Foot } from './poster/Foot';
import { Headliner } from './poster/Headliner';
import { setTitle } from './poster/title';
import { TitleBlock } from './poster/TitleBlock';

export const POSTER_ASPECT = 2 / 3;

/**
 * From these widths on there is room for the title, and for the star's name below it. A title that could not be read
 * is left out as well: the picture without it says more.
 */
const TITLE_FROM = 120;
const BILLING_FROM = 180;
const LEGIBLE = 12.1;
const UNITS = 200;
const BILLING_SIZE = 11;

/** A poster without words is all picture; the paper's edge hides what the taller scene has too much at its sides. */
const WORDLESS = {
  scene: { x: -27.6, y: 4, width: 255.2, height: 268 },
  star: { x: 44, y: 78, scale: 0.92 },
} as const;
const TITLED = {
  scene: { x: -6, y: 4, width: 212, height: 222.6 },
  star: { x: 62, y: 56, scale: 0.78 },
} as const;

interface Props {
  readonly films: readonly CardId[];
  readonly star: CardId;
  readonly width: number;
}

/** A finished movie: the scene of its first film, its star, its title, and a strip with all its films. */
export const MoviePoster = memo(function MoviePoster({ films, star, width }: Props) {
  const paints = usePaints();
  const partsOf = useTitleParts();
  const [first] = films;
  if (first === undefined) return undefined;
  const card = cardOf(first);
  const genre = card.kind === 'film' ? card.genre : 'action';
  const paint = GENRE_PAINT[genre];
  const hasAward = sizeOf(films) > films.length;
  const smallest = (LEGIBLE * UNITS) / width;
  const title = setTitle(partsOf(films), smallest);
  const hasTitle = width >= TITLE_FROM && title.size >= smallest;
  const place = hasTitle ? TITLED : WORDLESS;
  return (
    <Drawing width={width} height={width / POSTER_ASPECT} viewBox="0 0 200 300">
      <Box width={200} height={300} fill={paint.deep} />
      <ScenePlate id={first} paints={paints} {...place.scene} />
      <Headliner star={star} {...place.star} />
      {hasAward && <LaurelMedal x={171} y={30} scale={0.44} ground={paint.deep} />}
      {hasTitle && (
        <TitleBlock
          title={title}
          billing={width >= BILLING_FROM ? starOf(star).name : undefined}
          billingSize={Math.max(smallest, BILLING_SIZE)}
          ground={paint.deep}
          trim={paint.main}
        />
      )}
      <Foot films={films} genre={genre} />
      <Box x={2} y={2} width={196} height={296} fill="none" stroke={COLOUR.paper} strokeWidth={4} />
      <Box
        x={6}
        y={6}
        width={188}
        height={288}
        fill="none"
        stroke={COLOUR.brassLight}
        strokeWidth={1.2}
      />
    </Drawing>
  );
});
