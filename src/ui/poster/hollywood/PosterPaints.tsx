import { Defs, LinearGradient, RadialGradient, Stop } from 'react-native-svg';

import type { Paints } from '../../art/usePaints';
import { COLOUR } from '../../theme/colours';
import { PAINT } from './palette';

/** The gradients of the lobby card. */
export function PosterPaints({ paints }: { readonly paints: Paints }) {
  return (
    <Defs>
      <RadialGradient
        id={paints.id('sky')}
        cx="280"
        cy="318"
        r="350"
        gradientUnits="userSpaceOnUse"
      >
        <Stop offset="0" stopColor={PAINT.sun} />
        <Stop offset="0.22" stopColor={PAINT.skyLow} />
        <Stop offset="0.58" stopColor={PAINT.skyMiddle} />
        <Stop offset="1" stopColor={PAINT.skyTop} />
      </RadialGradient>
      <LinearGradient id={paints.id('metal')} x1="0" y1="0" x2="1" y2="1">
        <Stop offset="0" stopColor="#FFF3CF" />
        <Stop offset="0.45" stopColor={COLOUR.brass} />
        <Stop offset="1" stopColor="#8A6420" />
      </LinearGradient>
      <LinearGradient id={paints.id('title')} x1="0" y1="0" x2="0" y2="1">
        <Stop offset="0" stopColor={COLOUR.white} />
        <Stop offset="0.45" stopColor="#FFF0C4" />
        <Stop offset="1" stopColor="#F7B84A" />
      </LinearGradient>
      <LinearGradient id={paints.id('beamLeft')} x1="0" y1="1" x2="0.6" y2="0">
        <Stop offset="0" stopColor={COLOUR.bulbCore} stopOpacity={0.6} />
        <Stop offset="1" stopColor={COLOUR.bulbCore} stopOpacity={0} />
      </LinearGradient>
      <LinearGradient id={paints.id('beamRight')} x1="1" y1="1" x2="0.4" y2="0">
        <Stop offset="0" stopColor={COLOUR.bulbCore} stopOpacity={0.6} />
        <Stop offset="1" stopColor={COLOUR.bulbCore} stopOpacity={0} />
      </LinearGradient>
      <LinearGradient id={paints.id('paper')} x1="0" y1="0" x2="1" y2="1">
        <Stop offset="0" stopColor="#FFF8E6" />
        <Stop offset="1" stopColor={COLOUR.paperShade} />
      </LinearGradient>
    </Defs>
  );
}
