import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { FinishedMatch } from '../../session/hall';
import type { Premieres } from '../../session/premieres';
import type { MatchId } from '../../storage/keys';
import { QuietButton } from '../../ui/QuietButton';
import { SPACE } from '../../ui/theme/sizes';
import { FinishedRow } from './FinishedRow';
import { useOneByOne } from './useOneByOne';

interface Props {
  readonly matches: readonly FinishedMatch[];
  readonly premieres: Premieres;
  readonly onExport: (id: MatchId) => void;
  readonly onDelete: (id: MatchId) => void;
}

/** About as many as somebody looks through before they want something else. */
const AT_FIRST = 8;

/** The finished matches, the last one first. */
export function MatchesPart({ matches, premieres, onExport, onDelete }: Props) {
  const { t } = useTranslation('hall');
  const [shown, setShown] = useState(AT_FIRST);
  const hung = useOneByOne(Math.min(shown, matches.length));
  return (
    <View style={styles.part}>
      <View role="list" style={styles.part}>
        {matches.slice(0, hung).map((match) => (
          <View key={match.id} role="listitem">
            <FinishedRow match={match} {...{ premieres, onExport, onDelete }} />
          </View>
        ))}
      </View>
      {matches.length > shown && (
        <View style={styles.more}>
          <QuietButton
            label={t('match.more')}
            onPress={() => {
              setShown(shown + AT_FIRST);
            }}
          />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ part: { gap: SPACE.m }, more: { alignItems: 'center' } });
