import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { NavLink } from '../../navigation/NavLink';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { titleOf } from '../shelf';
import { Cast } from './Cast';
import { FilmCan } from './FilmCan';
import { type Handlers, MatchActions } from './MatchActions';
import { useProgress } from './useProgress';
import type { ReadyEntry } from './useSaves';
import { useWhen } from './when';

interface Props extends Handlers {
  readonly entry: ReadyEntry;
  readonly now: number;
}

/** A match in the list: it leads to its table, or to its score when it is over. */
export function SavedMatch({ entry, now, ...handlers }: Props) {
  const { t } = useTranslation('marquee');
  const progress = useProgress();
  const when = useWhen();
  const { id, summary } = entry;
  const [title, ...game] = titleOf(summary);
  const screen = summary.isOver ? 'Scoreboard' : 'Board';
  return (
    <FilmCan>
      <NavLink to={{ screen, params: { match: id } }}>
        <View style={styles.words}>
          <Words face="display" size="lead" ink="sign">
            {title}
          </Words>
          <Words face="strong">{[...game, ...progress(summary)].join(' · ')}</Words>
          <Cast players={summary.seats} toAct={summary.toAct} ink="night" />
        </View>
      </NavLink>
      <View style={styles.foot}>
        <Words size="caption" ink="nightSoft" style={styles.when}>
          {t('saved.lastPlayed', { when: when(summary.times.updated, now) })}
        </Words>
        <MatchActions entry={entry} {...handlers} />
      </View>
    </FilmCan>
  );
}

const styles = StyleSheet.create({
  words: { gap: SPACE.xs },
  foot: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  when: { flex: 1 },
});
