import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';

import { isFull } from '../../games/hollywood/board';
import { YOU } from '../../games/hollywood/first-night/evening';
import { type CardId, type ColumnIndex, COLUMNS } from '../../games/hollywood/types';
import { ColumnButton } from '../board/ColumnButton';
import { Columns } from '../board/Columns';
import type { ColumnUse } from '../board/useColumnWords';
import { Highlight } from '../claims/Highlight';
import { StarChoice } from '../claims/StarChoice';
import { Board } from '../match/Board';
import type { TableLayout } from '../match/tableLayout';
import { columnWanted, projectWanted } from './marks';
import type { Lesson } from './useLesson';
import type { Tries } from './useTries';

interface Props {
  readonly layout: TableLayout;
  readonly lesson: Lesson;
  readonly tries: Tries;
  readonly onEnlarge: (card: CardId) => void;
}

/** The board of the evening: that of every other match, with the place to touch marked. */
export function LessonBoard({ layout, lesson, tries, onEnlarge }: Props) {
  const { t } = useTranslation('table');
  const { scene, view, isReady } = lesson;
  const { table, players, last, isHandingOut } = view;
  const you = players[YOU];
  const wanted = isReady ? columnWanted(scene) : undefined;
  const hasColumns = !isHandingOut || wanted !== undefined;
  const isOnTheWay = isHandingOut && !isReady;
  const purposeOf = (index: ColumnIndex): ColumnUse => {
    if (!isReady || scene.wants.kind !== 'act') return 'idle';
    return tries.column === index ? 'again' : 'place';
  };
  return (
    <View>
      <Board
        key={table.round}
        layout={layout}
        table={table}
        players={players}
        preview={
          tries.column === undefined || you === undefined
            ? undefined
            : { column: tries.column, player: you }
        }
        lastColumn={last?.type === 'reel-placed' ? last.column : undefined}
      >
        {hasColumns && (
          <Columns>
            {COLUMNS.map((index) => {
              const column = table.columns[index];
              if (column === undefined) return undefined;
              const row = isHandingOut ? 0 : column.cards.length - 1;
              return (
                <ColumnButton
                  key={index}
                  layout={layout}
                  index={index}
                  column={column}
                  players={players}
                  use={purposeOf(index)}
                  hintedRow={wanted === index ? row : undefined}
                  fullSign={isFull(column) && !isHandingOut ? t('column.sign') : undefined}
                  onPress={(touched) => {
                    tries.touch({ kind: 'column', column: touched });
                  }}
                  onEnlarge={onEnlarge}
                />
              );
            })}
          </Columns>
        )}
      </Board>
      <View style={[StyleSheet.absoluteFill, styles.stage]}>
        {isOnTheWay && (
          <Pressable
            role="button"
            aria-label={t('claims.hurryLabel')}
            onPress={lesson.hurry}
            style={StyleSheet.absoluteFill}
          />
        )}
        <View style={styles.untouchable}>
          <Highlight
            event={view.seen.at(-1)}
            players={players}
            isAdvanced={false}
            layout={layout}
          />
        </View>
        {isReady && you && last?.type === 'star-waiting' && (
          <StarChoice
            event={last}
            player={you}
            table={table}
            layout={layout}
            hinted={projectWanted(scene)}
            onChoose={(project) => {
              tries.touch({ kind: 'project', project });
            }}
          />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: {
    alignItems: 'center',
    justifyContent: 'center',
    zIndex: 1,
    pointerEvents: 'box-none',
  },
  untouchable: { pointerEvents: 'none', alignItems: 'center' },
});
