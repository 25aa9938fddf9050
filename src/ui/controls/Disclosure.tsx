import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../art/icons';
import { Drawing } from '../Drawing';
import { Words } from '../text/Words';
import { useTones } from '../theme/TonesContext';
import { RADIUS, SPACE, TARGET } from '../theme/sizes';

interface Props {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** Something that most people never need, behind its name. */
export function Disclosure({ label, isOpen, onToggle, children }: Props) {
  const tones = useTones();
  return (
    <View style={styles.disclosure}>
      <Pressable role="button" aria-expanded={isOpen} onPress={onToggle} style={styles.head}>
        <Words face="strong" ink="sign" style={styles.label}>
          {label}
        </Words>
        <Drawing width={20} height={20} viewBox="0 0 24 24">
          <Path d={isOpen ? ICONS.up : ICONS.down} fill={tones.sign} />
        </Drawing>
      </Pressable>
      {isOpen && children}
    </View>
  );
}

const styles = StyleSheet.create({
  disclosure: { gap: SPACE.s },
  head: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    borderRadius: RADIUS.m,
  },
  label: { flex: 1 },
});
