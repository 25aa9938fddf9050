import { memo } from 'react';

import { cardOf } from '../../games/hollywood/cards';
import type { Card, CardId } from '../../games/hollywood/types';
import { type Paints, usePaints } from '../art/usePaints';
import { Drawing } from '../Drawing';
import { COLOUR } from '../theme/colours';
import { GENRE_PAINT } from '../theme/genres';
import { BlockbusterFace } from './faces/BlockbusterFace';
import { Caption } from './faces/Caption';
import { FilmFace } from './faces/FilmFace';
import type { Layout } from './faces/layout';
import { StarFace } from './faces/StarFace';
import { useCardName } from './names';
import { CAPTION_FROM, cardHeight } from './size';

export { CARD_ASPECT, cardHeight } from './size';

interface Props {
  readonly id: CardId;
  readonly width: number;
}

function faceOf(card: Card, paints: Paints, layout: Layout) {
  if (card.kind === 'film') return <FilmFace card={card} paints={paints} layout={layout} />;
  if (card.kind === 'star') return <StarFace card={card} paints={paints} layout={layout} />;
  return <BlockbusterFace id={card.id} paints={paints} layout={layout} />;
}

function edgeOf(card: Card): string {
  return card.kind === 'film' && !card.award ? GENRE_PAINT[card.genre].main : COLOUR.brass;
}

/** A card of the board. Its right lower part is left to a reel; with room enough it says its name. */
export const LobbyCard = memo(function LobbyCard({ id, width }: Props) {
  const paints = usePaints();
  const nameOf = useCardName();
  const card = cardOf(id);
  const hasCaption = width >= CAPTION_FROM;
  return (
    <Drawing width={width} height={cardHeight(width)} viewBox="0 0 200 210">
      {faceOf(card, paints, hasCaption ? 'captioned' : 'plain')}
      {hasCaption && <Caption name={nameOf(id)} edge={edgeOf(card)} />}
    </Drawing>
  );
});
