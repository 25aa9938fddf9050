import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { careersIn } from '../../games/hollywood/hall/careers';
import { levelsIn } from '../../games/hollywood/hall/levels';
import type { FinishedMatch } from '../../session/hall';
import { Panel } from '../../ui/controls/Panel';
import { Plaque } from '../../ui/Plaque';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { useSetupWords } from '../setup/words';
import { HOLLYWOOD } from '../shelf';
import { byStrength } from './byStrength';
import { CareerCard } from './CareerCard';
import { Fact } from './Fact';

interface Props {
  readonly matches: readonly FinishedMatch[];
  /** The only one to be shown. */
  readonly player: string | undefined;
  readonly width: number;
}

const PAIR_FROM = 700;

/** Everybody’s statistics, and those of the bots. */
export function PlayersPart({ matches, player, width }: Props) {
  const { t } = useTranslation('hall');
  const words = useSetupWords(HOLLYWOOD.id);
  const careers = useMemo(() => careersIn(matches), [matches]);
  const levels = useMemo(() => [...levelsIn(matches)].sort(byStrength), [matches]);
  const shown = careers.filter(({ key }) => player === undefined || key === player);
  const own = width >= PAIR_FROM ? (width - SPACE.l) / 2 : width;
  return (
    <View style={styles.part}>
      <View style={styles.cards}>
        {shown.map((career) => (
          <CareerCard key={career.key} career={career} width={own} />
        ))}
      </View>
      {levels.length > 0 && (
        <>
          <Plaque title={t('bots.title')} />
          <Panel>
            {levels.map(({ level, seats, wins }) => (
              <Fact
                key={level}
                name={words.level(level).label}
                value={`${t('bots.wins', { count: wins })} · ${t('bots.seats', { count: seats })}`}
              />
            ))}
          </Panel>
        </>
      )}
      <Words align="center" size="caption">
        {t('sharedNote')}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: SPACE.l },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l, alignItems: 'flex-start' },
});
