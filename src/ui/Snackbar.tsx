import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessibilityInfo, Platform, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from './Button';
import { IconButton } from './IconButton';
import { QuietButton } from './QuietButton';
import { Words } from './text/Words';
import { themed } from './theme/themed';
import { RADIUS, SPACE } from './theme/sizes';

export interface Message {
  readonly text: string;
  /** A `problem` stays until it is closed, and interrupts a screen reader. */
  readonly tone: 'news' | 'problem';
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Words for no, in place of the cross. A message that asks stays until it is answered. */
  readonly decline?: string;
}

interface Props {
  readonly message: Message | undefined;
  readonly onClose: () => void;
  /** Above what else stands at the foot of the screen. */
  readonly lift?: number;
}

const STAYS_MS = 8000;

/** Tells what was done, at the foot of the screen, with a way back for a while. */
export function Snackbar({ message, onClose, lift = 0 }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const insets = useSafeAreaInsets();
  const [isHeld, setIsHeld] = useState(false);
  const text = message?.text;
  const goesAway = message?.tone === 'news' && message.decline === undefined && !isHeld;

  useEffect(() => {
    if (!goesAway) return undefined;
    const timer = setTimeout(onClose, STAYS_MS);
    return () => {
      clearTimeout(timer);
    };
    // `text` too: a second message has its full time.
  }, [goesAway, text, onClose]);

  useEffect(() => {
    // iOS has no live regions.
    if (text !== undefined && Platform.OS === 'ios') {
      AccessibilityInfo.announceForAccessibility(text);
    }
  }, [text]);

  const hold = () => {
    setIsHeld(true);
  };
  const release = () => {
    setIsHeld(false);
  };
  return (
    // There before its words are: a live region that comes with them is not read out.
    <View
      testID="news"
      role={message?.tone === 'problem' ? 'alert' : 'status'}
      aria-live={message?.tone === 'problem' ? 'assertive' : 'polite'}
      style={[styles.foot, { bottom: insets.bottom + SPACE.m + lift }]}
    >
      {message !== undefined && (
        <View onFocus={hold} onBlur={release} style={styles.bar}>
          <Words style={styles.text}>{message.text}</Words>
          <View style={styles.answers}>
            {message.action !== undefined && <Button {...message.action} />}
            {message.decline === undefined ? (
              <IconButton icon="close" label={t('close')} onPress={onClose} />
            ) : (
              <QuietButton label={message.decline} onPress={onClose} />
            )}
          </View>
        </View>
      )}
    </View>
  );
}

const useStyles = themed((tones) => ({
  foot: {
    position: 'absolute',
    left: SPACE.m,
    right: SPACE.m,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  bar: {
    maxWidth: 560,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: SPACE.s,
    padding: SPACE.s,
    paddingLeft: SPACE.l,
    borderRadius: RADIUS.l,
    borderWidth: tones.edge(1.5),
    borderColor: tones.line,
    backgroundColor: tones.page,
    boxShadow: `0 8px 26px ${tones.shadow(0.6)}`,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  answers: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: SPACE.s,
  },
}));
