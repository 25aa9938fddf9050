import { Circle } from 'react-native-svg';

import { Drawing } from '../Drawing';
import { useTones } from '../theme/TonesContext';

interface Props {
  readonly isLit: boolean;
  /** `plate` where it stands on brass. */
  readonly ground?: 'night' | 'plate';
}

const SIZE = 20;

/** The small bulb beside a choice: lit, it is the chosen one, so that colour alone never tells. */
export function Lamp({ isLit, ground = 'night' }: Props) {
  const tones = useTones();
  const rim = ground === 'plate' ? tones.plateInk : tones.sign;
  const core = ground === 'plate' ? tones.plateInk : tones.lit;
  return (
    <Drawing width={SIZE} height={SIZE} viewBox="0 0 20 20">
      {isLit && ground === 'night' && (
        <Circle cx={10} cy={10} r={10} fill={tones.lit} opacity={0.22} />
      )}
      <Circle cx={10} cy={10} r={7.5} fill="none" stroke={rim} strokeWidth={1.6} />
      {isLit && <Circle cx={10} cy={10} r={4.4} fill={core} />}
    </Drawing>
  );
}
