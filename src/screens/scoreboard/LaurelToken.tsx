import type { Player } from '../../engine/players';
import { Laurel } from '../../ui/art/Laurel';
import { ReelToken } from '../../ui/art/ReelToken';
import { Drawing } from '../../ui/Drawing';
import { COLOUR } from '../../ui/theme/colours';

interface Props {
  readonly player: Player;
  readonly size: number;
}

/** A winner's reel in a wreath. */
export function LaurelToken({ player, size }: Props) {
  return (
    <Drawing width={size} height={size} viewBox="-32 -30 64 64">
      <Laurel cx={0} cy={2} r={25} fill={COLOUR.brassLight} />
      <ReelToken colour={player.colour} glyph={player.glyph} cx={0} cy={0} r={19} />
    </Drawing>
  );
}
