import { G } from 'react-native-svg';

import { type Genre, GENRES, type Rating } from '../../games/hollywood/types';
import { COLOUR } from '../theme/colours';
import { GENRE_PAINT } from '../theme/genres';
import { Box } from './Box';
import { Emblem } from './Emblem';
import { Laurel } from './Laurel';
import { RatingStars } from './RatingStars';
import { GENRE_OUTLINE, TICKET_OUTLINE } from './symbols';

/** What a card shows when it is drawn small: a genre, a star's rating, or a blockbuster. */
export type CardKind = Genre | Rating | 'blockbuster';

interface Props {
  readonly kind: CardKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly hasAward?: boolean;
  readonly opacity?: number;
  /** `left` leaves the right half to a reel. */
  readonly focus?: 'middle' | 'left';
}

/** Shares of the card: where its symbol stands, and how large the symbol, a laurel and each star may be. */
const FOCUS = {
  middle: { at: 0.5, symbol: 1, laurel: 0.29, star: 0.27 },
  left: { at: 0.27, symbol: 0.42, laurel: 0.19, star: 0.14 },
} as const;

function isGenre(kind: CardKind): kind is Genre {
  return GENRES.some((genre) => genre === kind);
}

function fillOf(kind: CardKind): string {
  if (isGenre(kind)) return GENRE_PAINT[kind].main;
  return kind === 'blockbuster' ? COLOUR.brass : COLOUR.ivory;
}

/** A star's card is pale and needs a brass edge to stand out from a page. */
function edgeOf(kind: CardKind): string {
  return typeof kind === 'number' ? COLOUR.brass : COLOUR.paper;
}

/** A small card inside a drawing, told by its symbol as well as its colour. */
export function CardFace(props: Props) {
  const { kind, x, y, width, height, hasAward = false, opacity = 1, focus = 'middle' } = props;
  const share = FOCUS[focus];
  const at = { x: x + width * share.at, y: y + height / 2 };
  const size = Math.min(width * share.symbol, height * 0.66);
  return (
    <G opacity={opacity}>
      <Box x={x} y={y} width={width} height={height} rx={4} fill={edgeOf(kind)} />
      <Box x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx={3} fill={fillOf(kind)} />
      {hasAward && (
        <Laurel
          cx={at.x}
          cy={at.y}
          r={Math.min(width * share.laurel, height * 0.4)}
          fill={COLOUR.bulb}
        />
      )}
      {isGenre(kind) && (
        <Emblem
          {...at}
          outline={GENRE_OUTLINE[kind]}
          size={hasAward ? size * 0.7 : size}
          fill={COLOUR.bulbCore}
        />
      )}
      {kind === 'blockbuster' && (
        <Emblem {...at} outline={TICKET_OUTLINE} size={size * 1.15} fill={COLOUR.ink} />
      )}
      {typeof kind === 'number' && (
        <RatingStars {...at} count={kind} size={Math.min(width * share.star, height * 0.5)} />
      )}
    </G>
  );
}
