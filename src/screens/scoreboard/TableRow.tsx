import type { ReactNode } from 'react';
import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

import { SPACE } from '../../ui/theme/sizes';

export const COLUMNS = ['player', 'blockbusters', 'movies', 'projects', 'total'] as const;
export type Column = (typeof COLUMNS)[number];

/** How the width is shared among them in one line. */
const SHARE = { player: 1.2, blockbusters: 1.4, movies: 3.2, projects: 3.2, total: 0.6 } as const;

interface Props {
  readonly cells: Readonly<Record<Column, ReactNode>>;
  readonly kind: 'head' | 'player';
  /** Two lines have the long lists, movies and projects, side by side below the rest. */
  readonly lines: 1 | 2;
  readonly style: StyleProp<ViewStyle>;
}

/** A row of the table, and its cells in the order they are read in. */
export function TableRow({ cells, kind, lines, style }: Props) {
  const cell = (column: Column, place: ViewStyle) => (
    <View key={column} role={roleOf(column, kind)} style={[styles.cell, place]}>
      {cells[column]}
    </View>
  );
  if (lines === 1) {
    return (
      <View role="row" style={[styles.line, style]}>
        {COLUMNS.map((column) => cell(column, { flexBasis: 0, flexGrow: SHARE[column] }))}
      </View>
    );
  }
  return (
    <View role="row" style={[kind === 'player' && styles.lines, style]}>
      <View style={[styles.line, styles.level]}>
        {cell('player', styles.half)}
        <View style={[styles.line, styles.level, styles.half]}>
          {cell('blockbusters', styles.half)}
          {cell('total', styles.total)}
        </View>
      </View>
      <View style={styles.line}>
        {cell('movies', styles.half)}
        {cell('projects', styles.half)}
      </View>
    </View>
  );
}

function roleOf(column: Column, kind: Props['kind']) {
  if (kind === 'head') return 'columnheader';
  return column === 'player' ? 'rowheader' : 'cell';
}

const styles = StyleSheet.create({
  lines: { gap: SPACE.m },
  line: { flexDirection: 'row', gap: SPACE.m },
  level: { alignItems: 'center' },
  cell: { gap: SPACE.s },
  half: { flexBasis: 0, flexGrow: 1 },
  total: { minWidth: 72, alignItems: 'flex-end' },
});
