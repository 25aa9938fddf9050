import { StyleSheet } from 'react-native';

import type { LookName } from './lookNames';
import type { Tones } from './tones';
import { useTones } from './TonesContext';

/**
 * Styles that follow the look: `const useStyles = themed((tones) => ({ ... }))` beside a component, and
 * `const styles = useStyles()` in it. Each look's styles are made once, when they are first needed.
 */
export function themed<Styles extends StyleSheet.NamedStyles<Styles>>(
  make: (tones: Tones) => Styles & StyleSheet.NamedStyles<Styles>,
): () => Styles {
  const made = new Map<LookName, Styles>();
  return function useStyles() {
    const tones = useTones();
    const known = made.get(tones.name);
    if (known !== undefined) return known;
    const styles = StyleSheet.create(make(tones));
    made.set(tones.name, styles);
    return styles;
  };
}
