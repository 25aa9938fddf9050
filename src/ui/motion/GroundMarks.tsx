import { StyleSheet, View } from 'react-native';

import { MARK_WAY } from './ground';
import { GROUND_MARKS, usePlaces } from './Places';

/** Nothing to be seen: what is measured to know how the ground that places lie on is turned. */
export function GroundMarks() {
  const places = usePlaces();
  return (
    <>
      <View ref={places.ref(GROUND_MARKS.corner)} collapsable={false} style={styles.mark} />
      <View
        ref={places.ref(GROUND_MARKS.across)}
        collapsable={false}
        style={[styles.mark, styles.across]}
      />
      <View
        ref={places.ref(GROUND_MARKS.down)}
        collapsable={false}
        style={[styles.mark, styles.down]}
      />
    </>
  );
}

const styles = StyleSheet.create({
  mark: { position: 'absolute', left: 0, top: 0, width: 1, height: 1, pointerEvents: 'none' },
  across: { left: MARK_WAY },
  down: { top: MARK_WAY },
});
