import { useEffect } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text } from 'react-native';

/** Tells screen readers what has just happened. On the web they read a live region, on phones they are told. */
export function Announcer({ words }: { readonly words: string }) {
  useEffect(() => {
    if (Platform.OS !== 'web' && words !== '') AccessibilityInfo.announceForAccessibility(words);
  }, [words]);
  return Platform.OS === 'web' ? (
    <Text role="status" aria-live="polite" style={styles.unseen}>
      {words}
    </Text>
  ) : undefined;
}

const styles = StyleSheet.create({
  unseen: {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
});
