import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Panel } from '../../ui/controls/Panel';
import { Plaque } from '../../ui/Plaque';
import { themed } from '../../ui/theme/themed';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly title: string;
  readonly width: number;
  readonly children: readonly ReactNode[];
}

/** Settings of one kind under their title, with a rule between them. */
export function Group({ title, width, children }: Props) {
  const styles = useStyles();
  return (
    <View style={[styles.group, { width }]}>
      <Plaque title={title} />
      <Panel>
        {children.map((child, index) => (
          // The settings of a group never change places.
          <View key={index} style={[styles.setting, index > 0 && styles.ruled]}>
            {child}
          </View>
        ))}
      </Panel>
    </View>
  );
}

const useStyles = themed((tones) => ({
  group: { gap: SPACE.m },
  setting: { gap: SPACE.s },
  ruled: { paddingTop: SPACE.m, borderTopWidth: tones.edge(1), borderColor: tones.hairline },
}));
