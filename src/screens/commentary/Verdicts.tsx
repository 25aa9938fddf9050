import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { lossOf } from '../../games/hollywood/bots/commentary';
import type { Verdict } from '../../games/hollywood/bots/story';
import { inSentence } from '../../i18n/you';
import { Panel } from '../../ui/controls/Panel';
import { PlayerToken } from '../../ui/PlayerToken';
import { QuietButton } from '../../ui/QuietButton';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import { usePercent } from './usePercent';

interface Props {
  readonly match: HollywoodMatch;
  readonly verdicts: readonly Verdict[];
  readonly width: number;
  readonly onGo: (moment: number) => void;
}

const TOKEN = 26;

/** What everybody's decisions came to, with the worst and the best of them. */
export const Verdicts = memo(function Verdicts({ match, verdicts, width, onGo }: Props) {
  const { t } = useTranslation('commentary');
  const percent = usePercent();
  return (
    <Panel style={{ width }}>
      <Heading level={2} size="lead">
        {t('verdict.title')}
      </Heading>
      {verdicts.map(({ seat, decisions, given, costliest, finest }) => {
        const player = match.setup.players[seat];
        return (
          player !== undefined && (
            <View key={seat} style={styles.verdict}>
              <View style={styles.player}>
                <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
                <Words style={styles.words}>
                  {t('verdict.given', {
                    ...inSentence(player.name),
                    given: percent(given),
                    count: decisions,
                  })}
                </Words>
              </View>
              <View style={styles.buttons}>
                {costliest && (
                  <QuietButton
                    label={t('verdict.costliest', {
                      move: costliest.turn + 1,
                      loss: percent(lossOf(costliest)),
                    })}
                    onPress={() => {
                      onGo(costliest.turn + 1);
                    }}
                  />
                )}
                {finest && (
                  <QuietButton
                    label={t('verdict.finest', { move: finest.turn + 1 })}
                    onPress={() => {
                      onGo(finest.turn + 1);
                    }}
                  />
                )}
              </View>
            </View>
          )
        );
      })}
    </Panel>
  );
});

const styles = StyleSheet.create({
  verdict: { gap: SPACE.s },
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  words: { flex: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
