import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { IconButton } from '../../ui/IconButton';
import { usePlaces } from '../../ui/motion/Places';
import { Heading } from '../../ui/text/Heading';
import { PILES_PLACE } from './placeNames';
import type { SheetName } from './sheets/MatchSheets';
import { BAR_HEIGHT } from './tableForms';
import type { TableLayout } from './tableLayout';

interface Props {
  readonly layout: TableLayout;
  readonly round: number;
  readonly rounds: number;
  readonly onUndo: (() => void) | undefined;
  readonly onOpen: (sheet: SheetName) => void;
}

/** What the five buttons beside it take. */
const BUTTONS = 244;
const LETTER = 11;
const GAP = 4;
const NARROW = 290;

/** Whether the word for a round stands beside its number, or there is no room for it. */
function hasRoom(words: string, { form, foot, textScale }: TableLayout): boolean {
  return form === 'roomy' || foot.width - BUTTONS >= words.length * LETTER * textScale;
}

/** The round, and what is at hand at any time. */
export const TableBar = memo(function TableBar(props: Props) {
  const { layout, round, rounds, onUndo, onOpen } = props;
  const { t } = useTranslation('table');
  const places = usePlaces();
  const open = (sheet: SheetName) => () => {
    onOpen(sheet);
  };
  const short = t('roundShort', { round, rounds });
  return (
    <View
      style={[
        styles.bar,
        { flexDirection: layout.across, gap: layout.foot.width < NARROW ? 0 : GAP },
      ]}
    >
      <IconButton icon="menu" label={t('bar.menu')} onPress={open('menu')} />
      <Heading level={1} size="lead" label={t('round', { round, rounds })} style={styles.round}>
        {hasRoom(short, layout) ? short : t('roundShortest', { round, rounds })}
      </Heading>
      <View ref={places.ref(PILES_PLACE)}>
        <IconButton icon="cards" label={t('bar.piles')} onPress={open('piles')} />
      </View>
      <IconButton
        icon="undo"
        label={t('bar.undo')}
        disabled={onUndo === undefined}
        onPress={() => onUndo?.()}
      />
      <IconButton icon="log" label={t('bar.log')} onPress={open('log')} />
      <IconButton icon="rules" label={t('bar.rules')} onPress={open('rules')} />
    </View>
  );
});

const styles = StyleSheet.create({
  bar: { alignItems: 'center', height: BAR_HEIGHT },
  round: { flex: 1, paddingLeft: 4 },
});
