import { useId } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Words } from '../text/Words';
import { RADIUS, SPACE, TARGET } from '../theme/sizes';
import { describedBy } from './describedBy';
import { onKeys } from './keys';
import { SwitchLever } from './SwitchLever';

interface Props {
  readonly label: string;
  /** A sentence on what it changes. */
  readonly line?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off. The whole row is pressed, not just the small lever. */
export function Switch({ label, line, isOn, onChange }: Props) {
  const lineId = useId();
  const turn = () => {
    onChange(!isOn);
  };
  return (
    <Pressable
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onPress={turn}
      style={styles.row}
      {...describedBy(lineId, line)}
      {...onKeys({ ' ': turn })}
    >
      <View style={styles.words}>
        <Words face="strong">{label}</Words>
        {line !== undefined && (
          <View id={lineId}>
            <Words size="caption" ink="nightSoft">
              {line}
            </Words>
          </View>
        )}
      </View>
      <SwitchLever isOn={isOn} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    borderRadius: RADIUS.m,
  },
  words: { flex: 1, gap: 2 },
});
