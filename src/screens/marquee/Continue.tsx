import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { type Handlers, MatchActions } from './MatchActions';
import { Ticket } from './Ticket';
import type { ReadyEntry } from './useSaves';
import { useWhen } from './when';

interface Props extends Handlers {
  readonly entry: ReadyEntry;
  readonly now: number;
}

/** The match that was played last: its ticket on the counter of the box office. */
export function Continue({ entry, now, ...handlers }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('marquee');
  const when = useWhen();
  return (
    <View>
      <Ticket id={entry.id} summary={entry.summary} />
      <View style={styles.counter}>
        <Words size="caption" ink="nightSoft" style={styles.when}>
          {t('saved.lastPlayed', { when: when(entry.summary.times.updated, now) })}
        </Words>
        <MatchActions entry={entry} {...handlers} />
      </View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  counter: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    marginHorizontal: SPACE.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderBottomLeftRadius: RADIUS.m,
    borderBottomRightRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderTopWidth: tones.edge(0),
    borderColor: tones.hairline,
    backgroundColor: tones.panel,
  },
  when: { flex: 1 },
}));
