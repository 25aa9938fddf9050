import { View } from 'react-native';

import { Words } from '../text/Words';
import { themed } from '../theme/themed';
import { RADIUS, SPACE } from '../theme/sizes';

interface Props {
  readonly words: string;
  readonly id?: string;
}

/** What is wrong, right beside where it is; said aloud as soon as it appears. */
export function FieldError({ words, id }: Props) {
  const styles = useStyles();
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

const useStyles = themed((tones) => ({
  plate: {
    flexDirection: 'row',
    gap: SPACE.s,
    padding: SPACE.s,
    borderRadius: RADIUS.s,
    borderLeftWidth: 3,
    borderColor: tones.alarm,
    backgroundColor: tones.chosen,
  },
  sign: {
    width: 19,
    height: 19,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderRadius: RADIUS.pill,
    backgroundColor: tones.alarm,
  },
  stroke: { width: 2.5, height: 7, borderRadius: 1, backgroundColor: tones.onAlarm },
  point: { width: 2.5, height: 2.5, borderRadius: 2, backgroundColor: tones.onAlarm },
  words: { flex: 1 },
}));
