import { Text } from 'react-native';

import { useFace } from '../fonts/useFace';
import { inkColour } from '../theme/inks';
import { useTones } from '../theme/TonesContext';
import { useType } from './TextScale';
import type { WordsProps } from './Words';

interface Props extends WordsProps {
  /** Its place in the outline of the screen; each screen has one heading of level 1. */
  readonly level: 1 | 2 | 3;
  /** What a screen reader says instead of the words. */
  readonly label?: string;
}

const SIZE_OF_LEVEL = { 1: 'title', 2: 'heading', 3: 'lead' } as const;

export function Heading({
  children,
  level,
  label,
  ink = 'sign',
  size = SIZE_OF_LEVEL[level],
  face = 'display',
  align = 'left',
  style,
}: Props) {
  const tones = useTones();
  const type = useType();
  const faceStyle = useFace(face);
  return (
    <Text
      // The type is scaled already, everywhere by the same rule.
      allowFontScaling={false}
      role="heading"
      aria-level={level}
      {...(label === undefined ? {} : { 'aria-label': label })}
      style={[type[size], faceStyle, { color: inkColour(ink, tones), textAlign: align }, style]}
    >
      {children}
    </Text>
  );
}
