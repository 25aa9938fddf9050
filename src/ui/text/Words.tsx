import type { ReactNode } from 'react';
import { type StyleProp, Text, type TextStyle } from 'react-native';

import type { Face } from '../fonts/faces';
import { useFace } from '../fonts/useFace';
import { type InkName, inkColour } from '../theme/inks';
import type { TypeSize } from '../theme/sizes';
import { useTones } from '../theme/TonesContext';
import { useType } from './TextScale';

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
  const type = useType();
  const faceStyle = useFace(face);
  return (
    <Text
      // The type is scaled already, everywhere by the same rule.
      allowFontScaling={false}
      {...(lines === undefined ? {} : { numberOfLines: lines })}
      style={[type[size], faceStyle, { color: inkColour(ink, tones), textAlign: align }, style]}
    >
      {children}
    </Text>
  );
}
