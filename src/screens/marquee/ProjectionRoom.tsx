import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { MatchId } from '../../storage/keys';
import type { SaveEntry } from '../../storage/reader';
import { Plaque } from '../../ui/Plaque';
import { SPACE } from '../../ui/theme/sizes';
import { DamagedMatch } from './DamagedMatch';
import { SavedMatch } from './SavedMatch';

interface Props {
  readonly entries: readonly SaveEntry[];
  readonly now: number;
  /** How many stand side by side. */
  readonly columns: 1 | 2;
  readonly onExport: (id: MatchId) => void;
  readonly onDelete: (id: MatchId) => void;
}

/** The matches that wait, the last played first; damaged ones at the end. */
export function ProjectionRoom({ entries, now, columns, onExport, onDelete }: Props) {
  const { t } = useTranslation('marquee');
  return (
    <View style={styles.room}>
      <Plaque title={t('saved.title')} />
      <View role="list" style={[styles.list, columns === 2 && styles.pair]}>
        {entries.map((entry) => {
          const handlers = {
            onExport: () => {
              onExport(entry.id);
            },
            onDelete: () => {
              onDelete(entry.id);
            },
          };
          return (
            <View key={entry.id} role="listitem" style={columns === 2 && styles.half}>
              {entry.kind === 'ready' ? (
                <SavedMatch entry={entry} now={now} {...handlers} />
              ) : (
                <DamagedMatch entry={entry} {...handlers} />
              )}
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { gap: SPACE.l },
  list: { gap: SPACE.m },
  pair: { flexDirection: 'row', flexWrap: 'wrap' },
  half: { flexGrow: 1, flexBasis: '46%' },
});
