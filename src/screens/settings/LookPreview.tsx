import { G, Path } from 'react-native-svg';

import type { LookChoice } from '../../session/preferences';
import { Box } from '../../ui/art/Box';
import { Drawing } from '../../ui/Drawing';
import { lookFor, type LookName } from '../../ui/theme/lookNames';
import { LOOKS } from '../../ui/theme/looks';
import { useTones } from '../../ui/theme/TonesContext';
import { useSystemLook } from '../../ui/theme/useSystemLook';

const SIZE = { width: 60, height: 48 } as const;

/** A screen in small: a title, a few words on a panel, and a button. */
function Miniature({ look }: { readonly look: LookName }) {
  const tones = LOOKS[look];
  return (
    <G>
      <Box width={60} height={48} fill={tones.page} />
      <Box x={17} y={5} width={26} height={4} rx={2} fill={tones.sign} />
      <Box x={6} y={13} width={48} height={30} rx={3} fill={tones.line} />
      <Box x={7.5} y={14.5} width={45} height={27} rx={2} fill={tones.panel} />
      <Box x={11} y={18} width={34} height={3} rx={1.5} fill={tones.words} />
      <Box x={11} y={24} width={26} height={3} rx={1.5} fill={tones.wordsSoft} />
      <Box x={31} y={31} width={18} height={8} rx={2} fill={tones.plateEdge} />
      <Box x={32} y={32} width={16} height={6} rx={1.5} fill={tones.plate} />
    </G>
  );
}

/** How a look looks, whichever is on now. Left to the device, that is what the device asks for at this moment. */
export function LookPreview({ of }: { readonly of: LookChoice }) {
  const { line } = useTones();
  const system = lookFor('system', useSystemLook());
  return (
    <Drawing {...SIZE} viewBox="0 0 60 48">
      <Miniature look={of === 'system' ? system : of} />
      <Path d="M1 1H59V47H1Z" fill="none" stroke={line} strokeWidth={2} />
    </Drawing>
  );
}
