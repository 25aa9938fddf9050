import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal, ScrollView, StyleSheet, View } from 'react-native';

import { IconButton } from './IconButton';
import { useMotion } from './motion/MotionProvider';
import { useUnhurried } from './motion/useUnhurried';
import { Heading } from './text/Heading';
import { themed } from './theme/themed';
import { RADIUS, SPACE } from './theme/sizes';
import { Turned } from './turn/Turned';
import { useRoom } from './turn/useRoom';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  readonly foot?: ReactNode;
  readonly widest?: number;
  /** What is being read: something else begins at its top again. */
  readonly reading?: string | undefined;
}

const WIDEST = 560;
const SHARE_OF_HEIGHT = 0.92;

/** Something to read or choose over the screen: closed by its cross, a tap beside it, Escape or the back button. */
export function Sheet({ title, onClose, children, foot, widest = WIDEST, reading }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { width, height, insets } = useRoom();
  const motion = useMotion();
  const isFilled = useUnhurried();
  const room = Math.min(width - insets.left - insets.right - 2 * SPACE.m, widest);
  return (
    // On the web the modal itself is the dialog, and takes its name from here.
    <Modal
      transparent
      aria-label={title}
      animationType={motion === 'full' ? 'fade' : 'none'}
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
      statusBarTranslucent
    >
      <Turned>
        <View
          style={[
            styles.house,
            { paddingTop: insets.top + SPACE.m, paddingBottom: insets.bottom + SPACE.m },
          ]}
        >
          {/* No Pressable: the browser's focus would go there first, to something that has no name. */}
          <View
            aria-hidden
            style={[StyleSheet.absoluteFill, styles.shade]}
            onStartShouldSetResponder={() => true}
            onResponderRelease={onClose}
          />
          <View style={[styles.sheet, { width: room, maxHeight: height * SHARE_OF_HEIGHT }]}>
            <View style={styles.head}>
              <Heading level={2} style={styles.title}>
                {title}
              </Heading>
              <IconButton icon="close" label={t('close')} onPress={onClose} />
            </View>
            {/* The keyboard scrolls it, also where nothing inside takes the focus. */}
            <ScrollView
              key={reading}
              tabIndex={0}
              role="group"
              aria-label={title}
              style={styles.scroll}
              contentContainerStyle={styles.content}
            >
              {isFilled && children}
            </ScrollView>
            {isFilled && foot}
          </View>
        </View>
      </Turned>
    </Modal>
  );
}

const useStyles = themed((tones) => ({
  house: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  shade: { backgroundColor: tones.veil },
  sheet: {
    flexShrink: 1,
    backgroundColor: tones.panel,
    borderRadius: RADIUS.l,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    boxShadow: `0 12px 40px ${tones.shadow(0.6)}`,
    padding: SPACE.m,
    gap: SPACE.s,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, paddingLeft: SPACE.xs },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { padding: SPACE.xs, gap: SPACE.m },
}));
