import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text } from 'react-native';

/** How long browsers take to notice a live region that is new. */
const NOTICED_MS = 100;

/** Whether it has been there for a moment: a live region that comes with its words is not read out. */
function useIsNoticed(): boolean {
  const [isNoticed, setIsNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsNoticed(true);
    }, NOTICED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isNoticed;
}

/** Read by whoever listens to a browser. */
function LiveRegion({ words }: { readonly words: string }) {
  const isNoticed = useIsNoticed();
  return (
    <Text role="status" aria-live="polite" style={styles.unseen}>
      {isNoticed ? words : ''}
    </Text>
  );
}

/** Tells screen readers what has just happened. On the web they read a live region, on phones they are told. */
export function Announcer({ words }: { readonly words: string }) {
  useEffect(() => {
    if (Platform.OS !== 'web' && words !== '') AccessibilityInfo.announceForAccessibility(words);
  }, [words]);
  return Platform.OS === 'web' ? <LiveRegion words={words} /> : undefined;
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
