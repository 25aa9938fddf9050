import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { PlayerToken } from '../../ui/PlayerToken';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';
import { BlockbusterLines, MovieLines, ProjectLines } from './lines';
import { PlaceBadge } from './PlaceBadge';
import type { Row } from './standing';

interface Props {
  readonly rows: readonly Row[];
  readonly isAdvanced: boolean;
}

const COLUMNS = ['player', 'blockbusters', 'movies', 'projects', 'total'] as const;

/** How the width is shared among them. */
const SHARE = { player: 1.2, blockbusters: 1.7, movies: 2.9, projects: 2.8, total: 0.6 } as const;

function Cell({
  column,
  role = 'cell',
  children,
}: {
  readonly column: (typeof COLUMNS)[number];
  readonly role?: 'cell' | 'columnheader' | 'rowheader';
  readonly children: ReactNode;
}) {
  const styles = useStyles();
  return (
    <View role={role} style={[styles.cell, { flexGrow: SHARE[column] }]}>
      {children}
    </View>
  );
}

/** All players with all their points, where there is room for it. */
export function ScoreTable({ rows, isAdvanced }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('score');
  return (
    <View role="table" aria-label={t('standing')}>
      <View role="row" style={styles.head}>
        {COLUMNS.map((column) => (
          <Cell key={column} column={column} role="columnheader">
            <Words size="caption" face="strong" ink="pageSoft">
              {t(column)}
            </Words>
          </Cell>
        ))}
      </View>
      {rows.map(({ seat, player, place, score }) => (
        <View key={seat} role="row" style={styles.row}>
          <Cell column="player" role="rowheader">
            <View style={styles.player}>
              <PlaceBadge place={place} />
              <PlayerToken colour={player.colour} glyph={player.glyph} size={40} />
            </View>
            <Words face="strong" size="lead" ink="page">
              {player.name}
            </Words>
          </Cell>
          <Cell column="blockbusters">
            <BlockbusterLines score={score} />
          </Cell>
          <Cell column="movies">
            <MovieLines score={score} isAdvanced={isAdvanced} />
          </Cell>
          <Cell column="projects">
            <ProjectLines score={score} />
          </Cell>
          <Cell column="total">
            <Words face="strong" size="title" ink="pageTitle">
              {score.total}
            </Words>
          </Cell>
        </View>
      ))}
    </View>
  );
}

const useStyles = themed((tones) => ({
  head: { flexDirection: 'row', gap: SPACE.m, paddingBottom: SPACE.xs },
  row: {
    flexDirection: 'row',
    gap: SPACE.m,
    paddingVertical: SPACE.m,
    borderTopWidth: tones.edge(1),
    borderColor: tones.paperLine,
  },
  cell: { flexBasis: 0, gap: SPACE.s },
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
}));
