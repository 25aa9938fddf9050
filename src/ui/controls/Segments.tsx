import { Pressable, View } from 'react-native';

import { Words } from '../text/Words';
import { themed } from '../theme/themed';
import { RADIUS, SPACE, TARGET } from '../theme/sizes';
import type { ChoiceProps } from './choice';
import { Lamp } from './Lamp';
import { useRadioKeys } from './useRadioKeys';

interface Props<Value extends string | number> extends ChoiceProps<Value> {
  /** Narrower than this no choice stands beside another. */
  readonly narrowest?: number;
}

const NARROWEST = 72;

/** A choice between a few short words, side by side: below each other where they do not fit. */
export function Segments<Value extends string | number>(props: Props<Value>) {
  const styles = useStyles();
  const { label, options, value, onChange, narrowest = NARROWEST } = props;
  const chosen = options.findIndex((option) => option.value === value);
  const radio = useRadioKeys(options.length, chosen, (index) => {
    const option = options[index];
    if (option !== undefined) onChange(option.value);
  });
  return (
    <View role="radiogroup" aria-label={label} style={styles.group}>
      {options.map((option, index) => {
        const isChosen = index === chosen;
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-checked={isChosen}
            aria-label={option.label}
            onPress={() => {
              onChange(option.value);
            }}
            style={[styles.segment, { minWidth: narrowest }, isChosen && styles.chosen]}
            {...radio(index)}
          >
            <Lamp isLit={isChosen} ground={isChosen ? 'plate' : 'night'} />
            {option.picture}
            <Words face="strong" ink={isChosen ? 'plate' : 'night'} style={styles.words}>
              {option.label}
            </Words>
          </Pressable>
        );
      })}
    </View>
  );
}

const useStyles = themed((tones) => ({
  group: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: SPACE.xs,
    padding: 3,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    backgroundColor: tones.page,
  },
  segment: {
    flexGrow: 1,
    // As wide as its words: what no longer fits beside the others goes below, never over them.
    flexShrink: 0,
    maxWidth: '100%',
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: SPACE.xs,
    borderRadius: RADIUS.s + 1,
  },
  chosen: {
    backgroundColor: tones.plate,
    boxShadow: `inset 0 0 0 1.5px ${tones.plateEdge}, 0 2px 6px ${tones.shadow(0.4)}`,
  },
  words: { flexShrink: 1 },
}));
