import { Path } from 'react-native-svg';

import { Box } from '../../art/Box';
import { COLOUR } from '../../theme/colours';
import { Lines } from '../faces/Lines';
import type { TitleSetting } from './title';

interface Props {
  readonly title: TitleSetting;
  /** The star's name, where there is room for it. */
  readonly billing: string | undefined;
  readonly ground: string;
  readonly trim: string;
  readonly billingSize: number;
}

const BOTTOM = 272;

/** Title and billing on a band above the poster's foot, as tall as they need. */
export function TitleBlock({ title, billing, billingSize, ground, trim }: Props) {
  const { lines, size } = title;
  const leading = size * 1.06;
  const billed = billing === undefined ? 0 : billingSize * 1.35;
  const height = lines.length * leading + billed + 12;
  const top = BOTTOM - height;
  return (
    <>
      <Path d={`M4 ${top + 8}L100 ${top - 6} 196 ${top + 8}V${BOTTOM}H4Z`} fill={trim} />
      <Path d={`M4 ${top + 11}L100 ${top - 3} 196 ${top + 11}V${BOTTOM}H4Z`} fill={ground} />
      <Lines
        lines={lines}
        face="display"
        size={size}
        x={100}
        y={top + 8 + size * 0.8}
        leading={leading}
        fill={COLOUR.bulb}
      />
      {billing !== undefined && (
        <Lines
          lines={[billing]}
          face="strong"
          size={Math.min(billingSize, 176 / (billing.length * 0.55))}
          x={100}
          y={BOTTOM - billingSize * 0.45}
          leading={0}
          fill={COLOUR.ivory}
        />
      )}
      <Box x={4} y={BOTTOM - 1} width={192} height={2} fill={trim} />
    </>
  );
}
