import type { ClaimOrder } from '../../../games/hollywood/types';
import { StudioCardFace } from '../../../ui/cards/StudioCardFace';
import { claimedIn, reelsIn, tableWith, WHOLE_ROUND } from './sampleRound';
import { type PictureProps, sizesIn } from './sizes';
import { SmallBoard } from './SmallBoard';
import { Arrow, Row } from './Stage';

/* Pictures of the table. Their words are in the language files. */

const WIDEST_CARD = 78;

/** The whole table fits the page. */
function cardIn(width: number): number {
  return Math.floor(Math.min(WIDEST_CARD, (width - 3 * 5) / 4));
}

export function Deal({ width }: PictureProps) {
  return <SmallBoard table={tableWith([])} card={cardIn(width)} />;
}

export function Bump(props: PictureProps) {
  const size = sizesIn(props);
  return (
    <Row>
      <SmallBoard table={tableWith(reelsIn(1, 1))} only={[1]} card={size.column} />
      <Arrow width={size.arrow} />
      <SmallBoard table={tableWith(reelsIn(1, 1, 1))} only={[1]} card={size.column} />
    </Row>
  );
}

export function FullColumn(props: PictureProps) {
  const size = sizesIn(props);
  return <SmallBoard table={tableWith(reelsIn(1, 1, 1, 1, 2))} only={[1, 2]} card={size.column} />;
}

export function TwoReels(props: PictureProps) {
  const size = sizesIn(props);
  const [first = { type: 'clap' }, second = first, third = first] = reelsIn(1, 1, 1);
  const after = tableWith([first, { type: 'double' }, second, third]);
  return (
    <Row>
      <SmallBoard table={tableWith([first])} only={[1]} card={size.column} />
      <StudioCardFace kind="double" width={size.card} isSpent={false} />
      <SmallBoard table={after} only={[1]} card={size.column} />
    </Row>
  );
}

export function TwelveReels({ width }: PictureProps) {
  return <SmallBoard table={tableWith(WHOLE_ROUND)} card={cardIn(width)} />;
}

function Numbered({ width, order }: PictureProps & { readonly order: ClaimOrder }) {
  const table = tableWith(WHOLE_ROUND);
  return <SmallBoard table={table} card={cardIn(width)} numbered={claimedIn(table, order)} />;
}

export function TopFirst({ width }: PictureProps) {
  return <Numbered width={width} order="top-first" />;
}

export function BottomFirst({ width }: PictureProps) {
  return <Numbered width={width} order="bottom-first" />;
}

/** The third player’s star goes out before the third player’s film. */
export function StarTooEarly(props: PictureProps) {
  const size = sizesIn(props);
  return (
    <SmallBoard
      table={tableWith(WHOLE_ROUND)}
      only={[0, 3]}
      card={size.column}
      numbered={['star-5', 'horror-4']}
    />
  );
}

export function LeftOver({ width }: PictureProps) {
  const table = tableWith(WHOLE_ROUND);
  return <SmallBoard table={table} card={cardIn(width)} gone={claimedIn(table, 'top-first')} />;
}
