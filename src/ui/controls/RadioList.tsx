import { useId } from 'react';
import { Pressable, View } from 'react-native';

import { Words } from '../text/Words';
import { themed } from '../theme/themed';
import { RADIUS, SPACE, TARGET } from '../theme/sizes';
import type { ChoiceProps } from './choice';
import { describedBy } from './describedBy';
import { Lamp } from './Lamp';
import { useRadioKeys } from './useRadioKeys';

/** A choice between things that need a sentence each, or whose names may be long. */
export function RadioList<Value extends string | number>(props: ChoiceProps<Value>) {
  const styles = useStyles();
  const { label, options, value, onChange } = props;
  const own = useId();
  const chosen = options.findIndex((option) => option.value === value);
  const radio = useRadioKeys(options.length, chosen, (index) => {
    const option = options[index];
    if (option !== undefined) onChange(option.value);
  });
  return (
    <View role="radiogroup" aria-label={label} style={styles.list}>
      {options.map((option, index) => {
        const isChosen = index === chosen;
        const lineId = `${own}${index}`;
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-checked={isChosen}
            aria-label={option.label}
            onPress={() => {
              onChange(option.value);
            }}
            style={[styles.option, isChosen && styles.chosen]}
            {...describedBy(lineId, option.line)}
            {...radio(index)}
          >
            <Lamp isLit={isChosen} />
            {option.picture}
            <View style={styles.words}>
              <Words face="strong">{option.label}</Words>
              {option.line !== undefined && (
                <View id={lineId}>
                  <Words size="caption">{option.line}</Words>
                </View>
              )}
            </View>
          </Pressable>
        );
      })}
    </View>
  );
}

const useStyles = themed((tones) => ({
  list: { gap: SPACE.xs },
  option: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    backgroundColor: tones.page,
  },
  chosen: { backgroundColor: tones.chosen, borderColor: tones.sign },
  words: { flex: 1 },
}));
