import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, View } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../../ui/art/icons';
import { Drawing } from '../../ui/Drawing';
import { PlayerToken } from '../../ui/PlayerToken';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { useTones } from '../../ui/theme/TonesContext';
import { SPACE, TARGET } from '../../ui/theme/sizes';
import { Breakdown } from './Breakdown';
import { PlaceBadge } from './PlaceBadge';
import { SOURCES, pointsFrom } from './sources';
import { SourceSign } from './SourceSign';
import type { Row } from './standing';

interface Props {
  readonly row: Row;
  readonly isAdvanced: boolean;
}

/** A player in one line, which opens to show where the points come from. */
export function PlayerRow({ row, isAdvanced }: Props) {
  const tones = useTones();
  const styles = useStyles();
  const { t } = useTranslation('score');
  const [isOpen, setIsOpen] = useState(false);
  const { player, place, score } = row;
  const points = pointsFrom(score);
  const inWords = SOURCES.map((source) => `${t(source)} ${points[source]}`).join(', ');
  return (
    <View testID={`player ${row.seat}`} style={styles.row}>
      <Pressable
        role="button"
        aria-expanded={isOpen}
        style={styles.summary}
        onPress={() => {
          setIsOpen(!isOpen);
        }}
      >
        <View role="img" aria-label={t('place', { place })}>
          <PlaceBadge place={place} />
        </View>
        <PlayerToken colour={player.colour} glyph={player.glyph} size={38} />
        <View style={styles.who}>
          <Words face="strong" size="lead" ink="page">
            {player.name}
          </Words>
          <View role="img" aria-label={inWords} style={styles.sources}>
            {SOURCES.map((source) => (
              <View key={source} style={styles.source}>
                <SourceSign of={source} size={18} />
                <Words size="caption" ink="pageSoft">
                  {points[source]}
                </Words>
              </View>
            ))}
          </View>
        </View>
        <View role="img" aria-label={t('points', { count: score.total })}>
          <Words face="strong" size="heading" ink="pageTitle">
            {score.total}
          </Words>
        </View>
        <Drawing width={20} height={20} viewBox="0 0 24 24">
          <Path d={isOpen ? ICONS.up : ICONS.down} fill={tones.inkTitle} />
        </Drawing>
      </Pressable>
      {isOpen && <Breakdown score={score} isAdvanced={isAdvanced} />}
    </View>
  );
}

const useStyles = themed((tones) => ({
  row: { borderBottomWidth: tones.edge(1), borderColor: tones.paperLine },
  summary: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingVertical: SPACE.s,
  },
  who: { flex: 1 },
  sources: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m },
  source: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
}));
