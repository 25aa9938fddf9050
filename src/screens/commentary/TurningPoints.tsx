import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, View } from 'react-native';

import type { TurningPoint } from '../../games/hollywood/bots/story';
import { inSentence } from '../../i18n/you';
import { Panel } from '../../ui/controls/Panel';
import { PlayerToken } from '../../ui/PlayerToken';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import type { LogLine } from '../match/useDescribe';
import { usePercent } from './usePercent';

interface Props {
  readonly match: HollywoodMatch;
  readonly points: readonly TurningPoint[];
  /** What came of each decision, after what came before the first. */
  readonly lines: readonly (readonly LogLine[])[];
  readonly width: number;
  readonly onGo: (moment: number) => void;
}

const TOKEN = 26;

/** The line that says what turned the match. */
function tellingLine({ kind, seat }: TurningPoint, lines: readonly LogLine[]): LogLine | undefined {
  const wanted = kind === 'movie' ? 'movie-made' : kind;
  const telling = lines.find(({ event }) =>
    kind === 'cards'
      ? event.type === 'round-ended'
      : event.type === 'card-claimed' && event.seat === seat && event.result.kind === wanted,
  );
  return telling ?? lines[0];
}

/** What turned the match, in words; each leads to its moment. */
export const TurningPoints = memo(function TurningPoints({
  match,
  points,
  lines,
  width,
  onGo,
}: Props) {
  const styles = useStyles();
  const { t } = useTranslation('commentary');
  const percent = usePercent();
  const { players } = match.setup;
  const who = (seat: number) => inSentence(players[seat]?.name ?? '');
  return (
    <Panel style={{ width }}>
      <Heading level={2} size="lead">
        {t('turning.title')}
      </Heading>
      {points.length === 0 && <Words>{t('turning.none')}</Words>}
      <View role="list" style={styles.list}>
        {points.map((point) => {
          const { turn, kind, seat, before, after, leader } = point;
          const line = tellingLine(point, lines[turn + 1] ?? []);
          const player = players[seat];
          const swing = t(after > before ? 'turning.rises' : 'turning.falls', {
            ...who(seat),
            before: percent(before),
            after: percent(after),
          });
          return (
            <View key={turn} role="listitem">
              <Pressable
                role="button"
                onPress={() => {
                  onGo(turn + 1);
                }}
                style={({ pressed }) => [styles.point, pressed && styles.pressed]}
              >
                {player && <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />}
                <View style={styles.words}>
                  <Words face="strong" ink="sign">
                    {t('turning.head', {
                      round: line?.round ?? 1,
                      move: turn + 1,
                      kind: t(`turning.kind.${kind}`),
                    })}
                  </Words>
                  <Words>{line?.words()}</Words>
                  <Words>
                    {leader === undefined ? swing : `${swing} ${t('turning.leads', who(leader))}`}
                  </Words>
                </View>
              </Pressable>
            </View>
          );
        })}
      </View>
    </Panel>
  );
});

const useStyles = themed((tones) => ({
  list: { gap: SPACE.s },
  point: {
    minHeight: TARGET,
    flexDirection: 'row',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
  },
  pressed: { backgroundColor: tones.chosen },
  words: { flex: 1, gap: SPACE.xs },
}));
