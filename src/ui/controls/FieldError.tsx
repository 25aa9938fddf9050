import { StyleSheet, View } from 'react-native';

import { Words } from '../text/Words';
import { COLOUR } from '../theme/colours';
import { RADIUS, SPACE } from '../theme/sizes';

interface Props {
  readonly words: string;
  readonly id?: string;
}

/** What is wrong, right beside where it is; said aloud as soon as it appears. */
export function FieldError({ words, id }: Props) {
  return (
    <View
      accessible
      role="alert"
      aria-live="polite"
      style={styles.plate}
      {...(id === undefined ? {} : { id })}
    >
      <View aria-hidden style={styles.sign}>
        <View style={styles.stroke} />
        <View style={styles.point} />
      </View>
      <Words size="caption" style={styles.words}>
        {words}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  plate: {
    flexDirection: 'row',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.s,
    borderLeftWidth: 3,
    borderColor: COLOUR.neon,
    backgroundColor: COLOUR.velvet,
  },
  sign: {
    width: 19,
    height: 19,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderRadius: RADIUS.pill,
    backgroundColor: COLOUR.neon,
  },
  stroke: { width: 2.5, height: 7, borderRadius: 1, backgroundColor: COLOUR.ink },
  point: { width: 2.5, height: 2.5, borderRadius: 2, backgroundColor: COLOUR.ink },
  words: { flex: 1 },
});
