import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, View } from 'react-native';

import type { Player } from '../../engine/players';
import { RulesLink } from '../../navigation/TopBar';
import { useDismiss } from '../../navigation/useDismiss';
import { PlayerToken } from '../../ui/PlayerToken';
import { QuietButton } from '../../ui/QuietButton';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';
import { Turned } from '../../ui/turn/Turned';
import { useRoom } from '../../ui/turn/useRoom';
import { hasRules } from '../book/hasRules';
import { useIdle } from './useIdle';
import { useSettled } from './useSettled';

interface Props {
  readonly game: string;
  readonly player: Player;
  /** Seconds without a touch after which it hides. */
  readonly patience: number;
  readonly onHide: () => void;
  readonly children: ReactNode;
  /** Stays in reach at the bottom. */
  readonly foot: ReactNode;
}

const TOKEN = 32;

/** One player's secrets: of the same shape for everybody, and gone as soon as nobody looks at them. */
export function PrivateScreen({ game, player, patience, onHide, children, foot }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('match');
  const { insets } = useRoom();
  const isSettled = useSettled();
  const { warning, touch } = useIdle(patience, onHide);
  useDismiss(onHide);
  return (
    <Turned ground="page">
      <View
        role="main"
        style={[
          styles.ground,
          { paddingTop: insets.top + SPACE.s, paddingBottom: insets.bottom + SPACE.s },
          !isSettled && styles.untouchable,
        ]}
        onStartShouldSetResponderCapture={() => {
          touch();
          return false;
        }}
      >
        <View style={styles.head}>
          <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
          <Heading level={1} size="lead" style={styles.title}>
            {t('private.title', { player: player.name })}
          </Heading>
          {/* Whoever reads the rules leaves their secrets, and comes back to the curtain. */}
          {hasRules(game) && <RulesLink game={game} />}
          <QuietButton label={t('private.hide')} onPress={onHide} />
        </View>
        <ScrollView
          tabIndex={0}
          role="group"
          aria-label={t('private.title', { player: player.name })}
          style={styles.scroll}
          contentContainerStyle={styles.content}
          onScroll={touch}
          scrollEventThrottle={SCROLL_MS}
        >
          {children}
        </ScrollView>
        <View style={styles.foot}>
          <View role="status" aria-live="polite">
            {warning !== undefined && (
              <Words size="caption" align="center">
                {t('private.warning', { count: warning })}
              </Words>
            )}
          </View>
          {foot}
        </View>
      </View>
    </Turned>
  );
}

const SCROLL_MS = 250;

const useStyles = themed((tones) => ({
  ground: { flex: 1, backgroundColor: tones.page, paddingHorizontal: SPACE.m, gap: SPACE.s },
  untouchable: { pointerEvents: 'none' },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  title: { flex: 1 },
  scroll: { flex: 1 },
  content: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: SPACE.m, padding: SPACE.xs },
  foot: { width: '100%', maxWidth: 720, alignSelf: 'center', gap: SPACE.s },
}));
