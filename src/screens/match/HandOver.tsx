import { useTranslation } from 'react-i18next';
import { ScrollView, View } from 'react-native';

import type { Player } from '../../engine/players';
import { RulesLink } from '../../navigation/TopBar';
import { Button } from '../../ui/Button';
import { Curtain } from '../../ui/Curtain';
import { PlayerToken } from '../../ui/PlayerToken';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { Turned } from '../../ui/turn/Turned';
import { useRoom } from '../../ui/turn/useRoom';

interface Props {
  readonly player: Player;
  readonly onReady: () => void;
}

const TOKEN = { usual: 128, low: 72 } as const;
/** Below this height the sign makes room for the words. */
const LOW = 480;

/** Stands between two people while the phone changes hands. What is behind it is not there at all. */
export function HandOver({ player, onReady }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('table');
  const { height } = useRoom();
  return (
    <Turned ground="page">
      <View role="main" style={styles.house}>
        <Curtain />
        <ScrollView tabIndex={-1} contentContainerStyle={styles.stage}>
          <View style={styles.card}>
            <PlayerToken
              colour={player.colour}
              glyph={player.glyph}
              size={height < LOW ? TOKEN.low : TOKEN.usual}
            />
            <Heading level={1} align="center">
              {t('handOver.title', { player: player.name })}
            </Heading>
            <Words align="center">{t('handOver.body')}</Words>
            <Button label={t('handOver.ready', { player: player.name })} onPress={onReady} />
            <RulesLink />
          </View>
        </ScrollView>
      </View>
    </Turned>
  );
}

const useStyles = themed((tones) => ({
  house: { flex: 1, backgroundColor: tones.curtain },
  stage: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', padding: SPACE.l },
  card: {
    alignItems: 'center',
    gap: SPACE.l,
    maxWidth: 440,
    padding: SPACE.xl,
    borderRadius: RADIUS.l,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.panel,
  },
}));
