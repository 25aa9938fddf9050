import type { ReactNode } from 'react';
import { type StyleProp, Text, type TextStyle } from 'react-native';

import type { Face } from '../fonts/faces';
import { useFace } from '../fonts/FontsProvider';
import { type InkName, inkColour } from '../theme/inks';
import { TYPE, type TypeSize } from '../theme/sizes';
import { useTones } from '../theme/TonesContext';

export interface WordsProps {
  readonly children: ReactNode;
  readonly ink?: InkName;
  readonly size?: TypeSize;
  readonly face?: Face;
  readonly align?: 'left' | 'center' | 'right';
  readonly style?: StyleProp<TextStyle>;
  /** Cut off with an ellipsis after so many lines: only where the whole is said elsewhere. */
  readonly lines?: number;
}

/** Running text. All words of the app pass through here or through `Heading`. */
export function Words({
  children,
  ink = 'night',
  size = 'body',
  face = 'text',
  align = 'left',
  style,
  lines,
}: WordsProps) {
  const tones = useTones();
  const faceStyle = useFace(face);
  return (
    <Text
      {...(lines === undefined ? {} : { numberOfLines: lines })}
      style={[TYPE[size], faceStyle, { color: inkColour(ink, tones), textAlign: align }, style]}
    >
      {children}
    </Text>
  );
}
