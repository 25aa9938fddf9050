import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useLayout } from '../../ui/layout';
import { Page } from '../../ui/Page';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { WhyLink } from '../rules/WhyLink';
import { Banner } from './Banner';
import { PlayerRow } from './PlayerRow';
import { RoundChart } from './RoundChart';
import { ScoreTable } from './ScoreTable';
import type { Standing } from './standing';
import type { StandingsParts } from './useStandingsParts';
import { useVerdict } from './useVerdict';
import { Winners } from './Winners';

interface Props {
  readonly standing: Standing;
  readonly isAdvanced: boolean;
  readonly parts: StandingsParts;
  /** What comes with the news of the winner. */
  readonly children?: ReactNode;
}

const CHART = { height: 210, share: 0.45, low: 170 } as const;

/** Everything there is to know of the points, laid out for the room there is. */
export function Standings({ standing, isAdvanced, parts, children }: Props) {
  const { t } = useTranslation('score');
  const { form, width } = useLayout();
  const verdict = useVerdict()(standing);
  const { stage, round, rounds, rows, leaders, decidedBy, byRound, hints } = standing;
  const isPhone = form === 'column' || form === 'row';
  const isBeside = form !== 'column' && byRound.length > 0;
  const chartWidth = isBeside ? Math.round(width * CHART.share) : width;
  const where = { round, rounds };
  const listed = rows.slice(0, parts.rows);

  const isTie = decidedBy.kind !== 'points';
  const banner =
    stage === 'over' ? (
      <Winners winners={leaders} verdict={verdict} />
    ) : (
      <Banner
        eyebrow={stage === 'between' ? t('soFar') : t('inRound', where)}
        title={stage === 'between' ? t('afterRound', where) : t('soFar')}
        verdict={verdict}
      />
    );
  const tie = isTie && (
    <View style={styles.why}>
      <WhyLink section="ties" />
    </View>
  );
  const chart = parts.isComplete && byRound.length > 0 && (
    <RoundChart
      standing={standing}
      width={chartWidth}
      height={form === 'row' ? CHART.low : CHART.height}
    />
  );
  const sheet = listed.length > 0 && (
    <Page>
      <Heading level={2} size="lead" ink="pageTitle">
        {t('standing')}
      </Heading>
      {isPhone ? (
        <View>
          {listed.map((row) => (
            <PlayerRow key={row.seat} row={row} isAdvanced={isAdvanced} />
          ))}
        </View>
      ) : (
        <ScoreTable rows={listed} isAdvanced={isAdvanced} />
      )}
      {stage === 'over' && hints.length > 0 && (
        <Words size="caption" ink="pageSoft">
          {t('hints', {
            players: hints.map(({ player, count }) => `${player.name} ${count}`).join(', '),
          })}
        </Words>
      )}
    </Page>
  );
  if (!isBeside) {
    return (
      <>
        {banner}
        {tie}
        {children}
        {sheet}
        {chart}
      </>
    );
  }
  if (isPhone) {
    // On its side: the points on the left, and what they mean, which is told first, on the right.
    return (
      <View style={[styles.beside, styles.reversed]}>
        <View style={[styles.fixed, { width: chartWidth }]}>
          {banner}
          {tie}
          {children}
          {chart}
        </View>
        <View style={styles.part}>{sheet}</View>
      </View>
    );
  }
  return (
    <>
      <View style={[styles.beside, styles.centred]}>
        <View style={styles.part}>
          {banner}
          {tie}
          {children}
        </View>
        {chart}
      </View>
      {sheet}
    </>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: SPACE.l, alignItems: 'flex-start' },
  reversed: { flexDirection: 'row-reverse' },
  centred: { alignItems: 'center' },
  part: { flex: 1, gap: SPACE.l },
  fixed: { gap: SPACE.l },
  why: { alignItems: 'center' },
});
