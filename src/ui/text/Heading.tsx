import { Text } from 'react-native';

import { useFace } from '../fonts/FontsProvider';
import { inkColour } from '../theme/inks';
import { TYPE } from '../theme/sizes';
import { useTones } from '../theme/TonesContext';
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
  const faceStyle = useFace(face);
  return (
    <Text
      role="heading"
      aria-level={level}
      {...(label === undefined ? {} : { 'aria-label': label })}
      style={[TYPE[size], faceStyle, { color: inkColour(ink, tones), textAlign: align }, style]}
    >
      {children}
    </Text>
  );
}
