import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { optionEntries } from '../../engine/options';
import { Panel } from '../../ui/controls/Panel';
import { Plaque } from '../../ui/Plaque';
import { SPACE } from '../../ui/theme/sizes';
import { OptionField } from './OptionField';
import { SeedField } from './SeedField';
import type { PartProps } from './shared';

interface Props extends PartProps {
  readonly width: number;
  readonly columns: 1 | 2;
}

/** The rule options of the game, as it lists them, and the seed. */
export function HouseRules({ width, columns, ...part }: Props) {
  const { t } = useTranslation('setup');
  const panelWidth = Math.floor((width - (columns - 1) * SPACE.l) / columns);
  const panels = [
    ...optionEntries(part.entry.game.options).map(([option, spec]) => (
      <Panel key={option}>
        <OptionField {...part} option={option} spec={spec} />
      </Panel>
    )),
    // No option of a game is called nothing.
    <Panel key="">
      <SeedField {...part} />
    </Panel>,
  ];
  const inColumn = Math.ceil(panels.length / columns);
  return (
    <View style={[styles.rules, { width }]}>
      <Plaque title={t('rules')} />
      <View style={styles.panels}>
        {Array.from({ length: columns }, (_, column) => (
          <View key={column} style={[styles.column, { width: panelWidth }]}>
            {panels.slice(column * inColumn, (column + 1) * inColumn)}
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  rules: { gap: SPACE.m },
  panels: { flexDirection: 'row', gap: SPACE.l, alignItems: 'flex-start' },
  column: { gap: SPACE.l },
});
