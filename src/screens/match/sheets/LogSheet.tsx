import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useStore } from 'zustand';

import type { LiveMatch } from '../../../session/live-matches';
import { useSteps } from '../../../ui/motion/useSteps';
import { PlayerToken } from '../../../ui/PlayerToken';
import { Sheet } from '../../../ui/Sheet';
import { Heading } from '../../../ui/text/Heading';
import { Words } from '../../../ui/text/Words';
import { themed } from '../../../ui/theme/themed';
import { SPACE } from '../../../ui/theme/sizes';
import { describeAll, type LogLine, useDescribe } from '../useDescribe';
import type { MatchView } from '../useMatchView';

interface Props {
  readonly live: LiveMatch;
  readonly view: MatchView;
  readonly onClose: () => void;
}

const TOKEN = 22;

/** So many lines come with a frame: more than a phone shows of them. */
const LINES_A_FRAME = 12;

function seatOf({ event }: LogLine): number | undefined {
  return 'seat' in event ? event.seat : undefined;
}

/** Everything the table has seen, newest first. */
export function LogSheet({ live, view, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('table');
  const describe = useDescribe(view.players);
  const shown = useStore(live.shown, ({ events }) => events);
  const lines = describeAll(view.empty, view.events.slice(0, shown), describe);
  const newestFirst = lines.map((line, index) => ({ ...line, index })).reverse();
  const frames = useSteps(Math.ceil(lines.length / LINES_A_FRAME));
  return (
    <Sheet title={t('log.title')} onClose={onClose}>
      <View role="list" style={styles.list}>
        {newestFirst.slice(0, frames * LINES_A_FRAME).map((line, position) => {
          const player = view.players[seatOf(line) ?? -1];
          return (
            <View key={line.index} role="listitem">
              {newestFirst[position - 1]?.round !== line.round && (
                <Heading level={3} style={styles.round}>
                  {t('log.round', { round: line.round })}
                </Heading>
              )}
              <View style={styles.line}>
                <View style={styles.token}>
                  {player && (
                    <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
                  )}
                </View>
                <Words style={styles.words}>{line.words()}</Words>
              </View>
            </View>
          );
        })}
      </View>
    </Sheet>
  );
}

const useStyles = themed((tones) => ({
  list: { gap: SPACE.s },
  round: { paddingTop: SPACE.s },
  line: {
    flexDirection: 'row',
    gap: SPACE.s,
    paddingVertical: SPACE.xs,
    borderBottomWidth: tones.edge(1),
    borderColor: tones.faint,
  },
  token: { width: TOKEN },
  words: { flex: 1 },
}));
