import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useFirstNight } from '../../session/useFirstNight';
import { localDay } from '../../session/today';
import type { MatchId } from '../../storage/keys';
import type { LayoutForm } from '../../ui/layout';
import { QuietButton } from '../../ui/QuietButton';
import { SPACE } from '../../ui/theme/sizes';
import { Continue } from './Continue';
import { FirstNightInvite, FirstNightLink } from './FirstNightInvite';
import { HallPart } from './HallPart';
import { NoDatabase } from './NoDatabase';
import { PremierePart } from './PremierePart';
import { ProjectionRoom } from './ProjectionRoom';
import { Shelf } from './Shelf';
import { StorageTrouble } from './StorageTrouble';
import { usePatience } from './usePatience';
import type { useSavedMatches } from './useSavedMatches';
import { splitEntries } from './useSaves';

interface Props {
  readonly width: number;
  readonly form: LayoutForm;
  readonly matches: ReturnType<typeof useSavedMatches>;
  readonly onImport: () => void;
}

/** The storage mostly answers within a frame or two. Until then nothing is shown that would have to move away. */
const PATIENCE_MS = 300;

/** What stands behind the doors: the match to go on with, the poster, the other matches. */
export function Lobby({ width, form, matches, onImport }: Props) {
  const { t } = useTranslation('marquee');
  const { list, remove, exportMatch, refresh } = matches;
  const night = useFirstNight();
  const isAwaited = list.kind === 'reading' || night.status === 'reading';
  const isEarly = usePatience(isAwaited, PATIENCE_MS);
  if (isEarly) return undefined;

  const { latest, others, finished } = splitEntries(list.kind === 'read' ? list.entries : []);
  const now = list.kind === 'read' ? list.now : 0;
  const onExport = (id: MatchId) => void exportMatch(id);
  const onDelete = (id: MatchId) => void remove(id);

  const hasPlayed = night.isDone || list.kind !== 'read' || list.entries.length > 0;
  const continued =
    list.kind === 'unreadable' ? (
      <StorageTrouble error={list.error} onRetry={() => void refresh()} />
    ) : (
      latest && (
        <Continue
          entry={latest}
          now={now}
          onExport={() => {
            onExport(latest.id);
          }}
          onDelete={() => {
            onDelete(latest.id);
          }}
        />
      )
    );
  const columns = form === 'tablet' ? 2 : 1;
  const today = list.kind === 'read' ? localDay(now) : undefined;
  const saved = (
    <>
      {list.kind === 'read' && today !== undefined && (
        <PremierePart today={today} entries={list.entries} />
      )}
      {others.length > 0 && (
        <ProjectionRoom entries={others} {...{ columns, now, onExport, onDelete }} />
      )}
      <HallPart finished={finished} {...{ now, onExport, onDelete }} />
    </>
  );
  return (
    <>
      <NoDatabase />
      <Shelf
        width={width}
        form={form}
        first={hasPlayed ? continued : <FirstNightInvite />}
        isNewHere={!hasPlayed}
        saved={saved}
      />
      <View style={styles.quiet}>
        {hasPlayed && <FirstNightLink />}
        <QuietButton label={t('import.open')} onPress={onImport} />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  quiet: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.m },
});
