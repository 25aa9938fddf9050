import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { NavLink } from '../../navigation/NavLink';
import type { MatchId } from '../../storage/keys';
import { Plaque } from '../../ui/Plaque';
import { QuietPlate } from '../../ui/QuietPlate';
import { SPACE } from '../../ui/theme/sizes';
import { SavedMatch } from './SavedMatch';
import type { ReadyEntry } from './useSaves';

interface Props {
  /** The last finished first. */
  readonly finished: readonly ReadyEntry[];
  readonly now: number;
  readonly onExport: (id: MatchId) => void;
  readonly onDelete: (id: MatchId) => void;
}

/** The match that was finished last, and the way to all the others. */
export function HallPart({ finished, now, onExport, onDelete }: Props) {
  const { t } = useTranslation('hall');
  const [last] = finished;
  const count = finished.length;
  return (
    <View style={styles.part}>
      {last !== undefined && (
        <>
          <Plaque title={t('last')} />
          <SavedMatch
            entry={last}
            now={now}
            onExport={() => {
              onExport(last.id);
            }}
            onDelete={() => {
              onDelete(last.id);
            }}
          />
        </>
      )}
      <View style={styles.link}>
        <NavLink to={{ screen: 'HallOfFame' }}>
          <QuietPlate label={count === 0 ? t('open') : t('openCount', { count })} />
        </NavLink>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ part: { gap: SPACE.l }, link: { alignItems: 'center' } });
