import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, ScrollView, View } from 'react-native';

import type { Player } from '../../engine/players';
import { useDismiss } from '../../navigation/useDismiss';
import { Button } from '../../ui/Button';
import { Curtain } from '../../ui/Curtain';
import { Plate } from '../../ui/Plate';
import { PlayerToken } from '../../ui/PlayerToken';
import { QuietButton } from '../../ui/QuietButton';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import { Turned } from '../../ui/turn/Turned';
import { useRoom } from '../../ui/turn/useRoom';
import { useSettled } from './useSettled';

interface Props {
  readonly player: Player;
  /** Whether the match waits for this player, or they only want to look. */
  readonly isAsked: boolean;
  /** Others the match waits for as well: any of them may come first. */
  readonly others: readonly { readonly player: Player; readonly onChoose: () => void }[];
  readonly onOpen: () => void;
  readonly onTable: () => void;
}

const HOLD_MS = 600;
const TOKEN = { usual: 112, low: 64 } as const;
/** Below this height the token makes room for the words. */
const LOW = 480;

/**
 * Stands between two people while the phone changes hands. Nothing of what is behind it is there. It opens by holding, so
 * that nobody opens it by accident; whoever cannot hold touches twice.
 */
export function PassScreen({ player, isAsked, others, onOpen, onTable }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('match');
  const { height } = useRoom();
  const isSettled = useSettled();
  const [isTapping, setIsTapping] = useState(false);
  useDismiss(onTable);
  return (
    <Turned ground="page">
      <View role="main" style={[styles.ground, !isSettled && styles.untouchable]}>
        <Curtain />
        <ScrollView tabIndex={-1} contentContainerStyle={styles.stage}>
          <View style={styles.card}>
            <PlayerToken
              colour={player.colour}
              glyph={player.glyph}
              size={height < LOW ? TOKEN.low : TOKEN.usual}
            />
            <Heading level={1} size="heading" align="center">
              {t('curtain.title', { player: player.name })}
            </Heading>
            <Words align="center">{t(isAsked ? 'curtain.asked' : 'curtain.look')}</Words>
            <Pressable
              role="button"
              delayLongPress={HOLD_MS}
              onLongPress={onOpen}
              style={({ pressed }) => [styles.hold, pressed && styles.held]}
            >
              <Plate label={t('curtain.hold', { player: player.name })} />
            </Pressable>
            {isTapping ? (
              <Button label={t('curtain.show')} onPress={onOpen} />
            ) : (
              <QuietButton
                label={t('curtain.tap')}
                onPress={() => {
                  setIsTapping(true);
                }}
              />
            )}
            <View style={styles.others}>
              {others.length > 0 && (
                <Words ink="nightSoft">{t('curtain.others', { player: player.name })}</Words>
              )}
              {others.map((other) => (
                <QuietButton
                  key={other.player.name}
                  label={other.player.name}
                  onPress={other.onChoose}
                />
              ))}
              <QuietButton label={t('curtain.table')} onPress={onTable} />
            </View>
          </View>
        </ScrollView>
      </View>
    </Turned>
  );
}

const useStyles = themed((tones) => ({
  ground: { flex: 1, backgroundColor: tones.curtain },
  untouchable: { pointerEvents: 'none' },
  stage: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: SPACE.l },
  card: {
    alignItems: 'center',
    gap: SPACE.l,
    width: '100%',
    maxWidth: 440,
    padding: SPACE.xl,
    borderRadius: RADIUS.l,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.panel,
  },
  hold: { minHeight: TARGET, maxWidth: '100%', borderRadius: RADIUS.m, userSelect: 'none' },
  held: { opacity: 0.7 },
  others: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
  },
}));
