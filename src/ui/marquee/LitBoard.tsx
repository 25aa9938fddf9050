import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import { BulbFrame } from './BulbFrame';
import { LitPaper } from './LitPaper';

interface Props {
  readonly band: number;
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
  /** For what stands on the board. */
  readonly lettersStyle?: StyleProp<ViewStyle>;
}

/** A lit board in a frame of running bulbs. */
export function LitBoard({ band, children, style, lettersStyle }: Props) {
  return (
    <BulbFrame band={band} style={style}>
      <LitPaper style={lettersStyle}>{children}</LitPaper>
    </BulbFrame>
  );
}
