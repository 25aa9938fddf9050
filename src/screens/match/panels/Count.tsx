import { memo } from 'react';
import { View } from 'react-native';
import { Circle, G } from 'react-native-svg';

import type { Genre } from '../../../games/hollywood/types';
import { Box } from '../../../ui/art/Box';
import { ClapBoard } from '../../../ui/art/ClapBoard';
import { Emblem } from '../../../ui/art/Emblem';
import { GENRE_OUTLINE, STAR_OUTLINE, TICKET_OUTLINE } from '../../../ui/art/symbols';
import { Drawing } from '../../../ui/Drawing';
import { Words } from '../../../ui/text/Words';
import { COLOUR } from '../../../ui/theme/colours';
import { themed } from '../../../ui/theme/themed';
import { useTones } from '../../../ui/theme/TonesContext';
import { GENRE_PAINT } from '../../../ui/theme/genres';
import { COUNT_SIZES, type CountSize } from './panelFit';

export type CountSign = Genre | 'reel' | 'star' | 'blockbuster' | 'movie' | 'clap' | 'double';

interface Props {
  readonly sign: CountSign;
  /** Nothing where the sign alone says it. */
  readonly value?: string | number;
  readonly size?: CountSize;
  /** How many times its usual size the sign is; words are scaled where they stand. */
  readonly grow?: number;
  /** There is none of it. */
  readonly isNone?: boolean;
}

function Sign({ sign }: { readonly sign: CountSign }) {
  const tones = useTones();
  switch (sign) {
    case 'reel':
      return (
        <G>
          <Circle cx={20} cy={20} r={19} fill={tones.sign} />
          {[0, 1, 2, 3, 4].map((hole) => {
            const angle = (hole * 2 * Math.PI) / 5 - Math.PI / 2;
            return (
              <Circle
                key={hole}
                cx={20 + 11 * Math.cos(angle)}
                cy={20 + 11 * Math.sin(angle)}
                r={5}
                fill={tones.onSign}
              />
            );
          })}
        </G>
      );
    case 'star':
      return <Emblem outline={STAR_OUTLINE} x={20} y={20} size={40} fill={tones.lit} />;
    case 'blockbuster':
      return <Emblem outline={TICKET_OUTLINE} x={20} y={20} size={40} fill={tones.sign} />;
    case 'movie':
      return (
        <G>
          <Box x={5} width={30} height={40} rx={3} fill={COLOUR.paper} />
          <Box x={8} y={3} width={24} height={34} fill={COLOUR.velvet} />
          <Emblem outline={STAR_OUTLINE} x={20} y={18} size={22} fill={COLOUR.brassLight} />
        </G>
      );
    case 'clap':
      return (
        <G transform="scale(0.4)">
          <ClapBoard x={0} y={2} />
        </G>
      );
    case 'double':
      return (
        <G>
          <Circle
            cx={14}
            cy={14}
            r={12}
            fill={COLOUR.brassDark}
            stroke={COLOUR.paper}
            strokeWidth={3}
          />
          <Circle
            cx={26}
            cy={26}
            r={12}
            fill={COLOUR.brass}
            stroke={COLOUR.paper}
            strokeWidth={3}
          />
          <Circle cx={26} cy={26} r={4} fill={COLOUR.ink} />
        </G>
      );
    case 'horror':
    case 'action':
    case 'romcom':
      return (
        <G>
          <Circle cx={20} cy={20} r={20} fill={GENRE_PAINT[sign].main} />
          <Emblem outline={GENRE_OUTLINE[sign]} x={20} y={20} size={29} fill={COLOUR.bulbCore} />
        </G>
      );
  }
}

/** How many of something a player has: a sign and a number. What it means is said by the panel's label. */
export const Count = memo(function Count(props: Props) {
  const styles = useStyles();
  const { sign, value, size = 'normal', grow = 1, isNone = false } = props;
  const { sign: usual, gap, type } = COUNT_SIZES[size];
  const side = usual * grow;
  return (
    <View style={[styles.count, { gap }, isNone && styles.none]}>
      <Drawing width={side} height={side} viewBox="0 0 40 40">
        <Sign sign={sign} />
      </Drawing>
      {value !== undefined && (
        <Words size={type} face="strong">
          {value}
        </Words>
      )}
    </View>
  );
});

const useStyles = themed((tones) => ({
  count: { flexDirection: 'row', alignItems: 'center' },
  none: { opacity: tones.dim(0.4) },
}));
