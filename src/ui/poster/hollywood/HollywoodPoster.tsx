import { BigReel } from '../../art/BigReel';
import { usePaints } from '../../art/usePaints';
import { Drawing } from '../../Drawing';
import { FilmRibbon } from './FilmRibbon';
import { CARD } from './palette';
import { PosterFrame } from './PosterFrame';
import { PosterPaints } from './PosterPaints';
import { PosterTitle } from './PosterTitle';
import { SetPieces } from './SetPieces';
import { Skyline } from './Skyline';

/** The lobby card of *Hollywood!*, at any width. */
export function HollywoodPoster({ width }: { readonly width: number }) {
  const paints = usePaints();
  return (
    <Drawing
      width={width}
      height={(width * CARD.height) / CARD.width}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
    >
      <PosterPaints paints={paints} />
      <Skyline paints={paints} />
      <BigReel cx={280} cy={238} r={92} metal={paints.fill('metal')} />
      <SetPieces />
      <FilmRibbon />
      <PosterFrame paints={paints} />
      <PosterTitle paints={paints} />
    </Drawing>
  );
}
