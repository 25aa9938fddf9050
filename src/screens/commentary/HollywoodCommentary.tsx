import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { storyOf } from '../../games/hollywood/bots/story';
import { TopBar } from '../../navigation/TopBar';
import type { LiveMatch } from '../../session/live-matches';
import { Curtain } from '../../ui/Curtain';
import { type Layout, useLayout } from '../../ui/layout';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import type { HollywoodMatch } from '../match/hollywoodMatch';
import { useDescribe } from '../match/useDescribe';
import { ChancesPanel } from './ChancesPanel';
import { MomentPanel } from './MomentPanel';
import { linesOf, momentOf } from './moments';
import { Progress } from './Progress';
import { TurningPoints } from './TurningPoints';
import { useCommentary } from './useCommentary';
import { useRemarkWords } from './useRemarkWords';
import { Verdicts } from './Verdicts';

interface Props {
  readonly live: LiveMatch;
  readonly match: HollywoodMatch;
}

const BOARD = { least: 200, most: 460, share: 0.5 } as const;
const CHART = { height: 230, low: 170 } as const;

/** The board and the slider beneath it are seen together, whatever the screen. */
function boardHeight({ height }: Layout): number {
  return Math.max(BOARD.least, Math.min(BOARD.most, BOARD.share * height));
}

/** A match that is over, told move by move. It can be watched while it is still being judged. */
export function HollywoodCommentary({ live, match }: Props) {
  const { t } = useTranslation('commentary');
  const layout = useLayout();
  const state = useCommentary(live.id, match);
  const [at, setAt] = useState(0);
  // The handle follows the finger at once; the board behind it may be drawn a moment later.
  const shown = useDeferredValue(at);
  const analysis = state.kind === 'ready' ? state.analysis : undefined;
  const story = useMemo(
    () => (analysis === undefined ? undefined : storyOf(match, analysis)),
    [match, analysis],
  );
  const turningPoints = useMemo(
    () => story?.turningPoints.map(({ turn }) => turn + 1) ?? [],
    [story],
  );
  const describe = useDescribe(match.setup.players);
  const lines = useMemo(() => linesOf(match, describe), [match, describe]);
  const moment = useMemo(() => momentOf(match, shown), [match, shown]);
  const remarkOn = useRemarkWords(match, analysis);

  const { form, width } = layout;
  const isBeside = form !== 'column';
  const part = isBeside ? Math.floor((width - SPACE.l) / 2) : width;
  const shared = { match, width: part, onGo: setAt };
  return (
    <Screen backdrop={<Curtain />}>
      <View style={styles.content}>
        <View style={form === 'row' ? styles.head : styles.stacked}>
          <TopBar />
          <Heading level={1} size={form === 'row' ? 'heading' : 'title'}>
            {t('title')}
          </Heading>
        </View>
        {state.kind === 'working' && <Progress percent={state.percent} />}
        {state.kind === 'failed' && <Words>{t('failed')}</Words>}
        <View style={isBeside ? styles.beside : styles.stacked}>
          <MomentPanel
            {...shared}
            at={at}
            moment={moment}
            lines={lines[shown] ?? []}
            remark={remarkOn(shown)}
            turningPoints={turningPoints}
            boardHeight={boardHeight(layout)}
          />
          {analysis && story && (
            <View style={styles.stacked}>
              <ChancesPanel
                match={match}
                analysis={analysis}
                at={shown}
                points={moment.points}
                turningPoints={turningPoints}
                width={part}
                height={form === 'row' ? CHART.low : CHART.height}
              />
              <TurningPoints {...shared} points={story.turningPoints} lines={lines} />
              <Verdicts {...shared} verdicts={story.verdicts} />
            </View>
          )}
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  content: { gap: SPACE.l },
  /** On its side a phone has no height to spare. */
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.l },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  stacked: { gap: SPACE.l },
});
