import { AtkinsonHyperlegible_400Regular } from '@expo-google-fonts/atkinson-hyperlegible/400Regular';
import { AtkinsonHyperlegible_700Bold } from '@expo-google-fonts/atkinson-hyperlegible/700Bold';
import { Limelight_400Regular } from '@expo-google-fonts/limelight/400Regular';
import type { TextStyle } from 'react-native';

export const FACES = ['display', 'text', 'strong'] as const;
export type Face = (typeof FACES)[number];

/** Limelight for titles, Atkinson Hyperlegible for the rest; each weight from a path of its own, so no other is bundled. */
export const FAMILY = {
  display: 'Limelight',
  text: 'AtkinsonHyperlegible',
  strong: 'AtkinsonHyperlegible-Bold',
} as const satisfies Readonly<Record<Face, string>>;

export const FONT_FILES: Readonly<Record<Face, number>> = {
  display: Limelight_400Regular,
  text: AtkinsonHyperlegible_400Regular,
  strong: AtkinsonHyperlegible_700Bold,
};

const SYSTEM_STYLE: Readonly<Record<Face, TextStyle>> = {
  display: { fontWeight: '700', letterSpacing: 0.5 },
  text: {},
  strong: { fontWeight: '700' },
};

/** Without its file a face is the system's own, in a like weight. */
export function styleOfFace(face: Face, isLoaded: boolean): TextStyle {
  return isLoaded ? { fontFamily: FAMILY[face] } : SYSTEM_STYLE[face];
}
