import { StyleSheet } from 'react-native';

import { optionEntries } from '../../engine/options';
import { Panel } from '../../ui/controls/Panel';
import { SPACE } from '../../ui/theme/sizes';
import { OptionRow } from './OptionRow';
import { SeedField } from './SeedField';
import type { PartProps } from './shared';

interface Props extends PartProps {
  readonly width: number;
}

/** The rule options of the game, as it lists them, and the seed. */
export function HouseRules({ width, ...part }: Props) {
  return (
    <Panel style={[styles.rules, { width }]}>
      {optionEntries(part.entry.game.options).map(([option, spec]) => (
        <OptionRow key={option} {...part} option={option} spec={spec} />
      ))}
      <SeedField {...part} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  rules: { gap: SPACE.xs, paddingHorizontal: SPACE.m, paddingVertical: SPACE.s },
});
