import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { useLayout } from '../../ui/layout';
import { PlayerToken } from '../../ui/PlayerToken';
import { useTextScale } from '../../ui/text/TextScale';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';
import { BlockbusterLines, MovieLines, ProjectLines } from './lines';
import { PlaceBadge } from './PlaceBadge';
import type { Row } from './standing';
import { type Column, TableRow } from './TableRow';

interface Props {
  readonly rows: readonly Row[];
  readonly isAdvanced: boolean;
}

/** From here on five columns stand side by side, with words of the usual size; below, they would be a word or two wide. */
const ONE_LINE = 930;

/** All players with all their points, where there is room for it. */
export function ScoreTable({ rows, isAdvanced }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('score');
  const { width } = useLayout();
  const lines = width < ONE_LINE * useTextScale() ? 2 : 1;
  const title = (column: Column) => (
    <Words size="caption" face="strong" ink="pageSoft">
      {t(column)}
    </Words>
  );
  const titles = {
    player: title('player'),
    blockbusters: title('blockbusters'),
    movies: title('movies'),
    projects: title('projects'),
    total: title('total'),
  };
  const cellsOf = ({ player, place, score }: Row) => ({
    player: (
      <View style={lines === 2 ? styles.inLine : styles.stacked}>
        <View style={styles.inLine}>
          <PlaceBadge place={place} />
          <PlayerToken colour={player.colour} glyph={player.glyph} size={40} />
        </View>
        <Words face="strong" size="lead" ink="page" style={lines === 2 && styles.name}>
          {player.name}
        </Words>
      </View>
    ),
    blockbusters: <BlockbusterLines score={score} />,
    movies: <MovieLines score={score} isAdvanced={isAdvanced} />,
    projects: <ProjectLines score={score} />,
    total: (
      <Words face="strong" size="title" ink="pageTitle">
        {score.total}
      </Words>
    ),
  });
  return (
    <View role="table" aria-label={t('standing')}>
      <TableRow kind="head" lines={lines} cells={titles} style={styles.head} />
      {rows.map((row) => (
        <TableRow
          key={row.seat}
          kind="player"
          lines={lines}
          cells={cellsOf(row)}
          style={styles.row}
        />
      ))}
    </View>
  );
}

const useStyles = themed((tones) => ({
  head: { paddingBottom: SPACE.xs },
  row: {
    paddingVertical: SPACE.m,
    borderTopWidth: tones.edge(1),
    borderColor: tones.paperLine,
  },
  inLine: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  stacked: { gap: SPACE.s },
  name: { flex: 1 },
}));
