import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { frontWords } from '../i18n/frontWords';
import { tellPageLanguage } from '../i18n/pageLanguage';
import { useLanguage } from '../i18n/useLanguage';
import { Front } from '../screens/marquee/Front';
import { StillLights } from '../ui/marquee/StillLights';
import { StillScreen } from '../ui/StillScreen';
import { useHaveDoorsOpened } from '../ui/useDoorsOpen';
import { loadHouse } from './loadHouse';

/** Whoever comes to the door sees the front at once; every other address waits for its screen. */
const isAtTheDoor = window.location.pathname === '/';

/** Two frames on, what is on the page has been measured and painted. */
function afterPaint(task: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(task);
  });
  return () => {
    cancelAnimationFrame(frame);
  };
}

/**
 * On the web the first file brings no more than the front of the theatre; the second one, with everything else, is on
 * its way meanwhile. The front stays up until the same picture stands behind it.
 */
export function Theatre() {
  const language = useLanguage();
  const [Inside, setInside] = useState<ComponentType>();
  const haveDoorsOpened = useHaveDoorsOpened();
  const [isFrontUp, setIsFrontUp] = useState(isAtTheDoor);

  useEffect(() => {
    const enter = () => {
      void loadHouse().then((House) => {
        startTransition(() => {
          setInside(() => House);
        });
      });
    };
    if (isAtTheDoor) return afterPaint(enter);
    enter();
    return undefined;
  }, []);

  useEffect(() => {
    tellPageLanguage(language);
  }, [language]);

  useEffect(() => {
    if (!haveDoorsOpened) return undefined;
    return afterPaint(() => {
      setIsFrontUp(false);
    });
  }, [haveDoorsOpened]);

  return (
    <View style={styles.fill}>
      {Inside !== undefined && <Inside />}
      {isFrontUp && (
        <View aria-hidden={Inside !== undefined} style={StyleSheet.absoluteFill}>
          <Front words={frontWords(language)} screen={StillScreen} lights={StillLights} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
