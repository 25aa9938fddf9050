import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { MARK_WAY } from './ground';
import { GROUND_MARKS, usePlaces } from './Places';

/** Nothing to be seen: what is measured to know how the ground that places lie on is turned. */
export function GroundMarks() {
  const places = usePlaces();
  const [refs] = useState(() => GROUND_MARKS.map((mark) => places.markRef(mark)));
  return GROUND_MARKS.map((mark, index) => (
    <View key={mark} ref={refs[index]} collapsable={false} style={[styles.mark, STEPS[mark]]} />
  ));
}

const STEPS = {
  'ground corner': { left: 0, top: 0 },
  'ground across': { left: MARK_WAY, top: 0 },
  'ground down': { left: 0, top: MARK_WAY },
} as const;

const styles = StyleSheet.create({
  mark: { position: 'absolute', width: 1, height: 1, pointerEvents: 'none' },
});
