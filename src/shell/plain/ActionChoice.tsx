import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { GameTypes } from '../../engine/game';
import { Button } from '../../ui/Button';
import { RadioList } from '../../ui/controls/RadioList';
import { SPACE } from '../../ui/theme/sizes';
import { useRoom } from '../../ui/turn/useRoom';

type Action = GameTypes['action'];

interface Props {
  readonly label: string;
  readonly actions: readonly Action[];
  readonly nameOf: (action: Action) => string;
  readonly onConfirm: (action: Action) => void;
}

const NONE = -1;
/** So much of the screen the list takes at most; the rest of it is scrolled. */
const SHARE = 0.34;

/** Choose first, then confirm: nothing is decided by a stray touch. A single thing to do is a button of its own. */
export function ActionChoice({ label, actions, nameOf, onConfirm }: Props) {
  const { t } = useTranslation('match');
  const { height } = useRoom();
  const [chosen, setChosen] = useState(NONE);
  const [first, second] = actions;
  if (first === undefined) return undefined;
  if (second === undefined) {
    return (
      <Button
        label={nameOf(first)}
        onPress={() => {
          onConfirm(first);
        }}
      />
    );
  }
  const action = actions[chosen];
  return (
    <View style={styles.choice}>
      <ScrollView style={{ maxHeight: height * SHARE }} tabIndex={-1}>
        <RadioList
          label={label}
          options={actions.map((one, value) => ({ value, label: nameOf(one) }))}
          value={chosen}
          onChange={setChosen}
        />
      </ScrollView>
      <Button
        label={t('private.confirm')}
        disabled={action === undefined}
        onPress={() => {
          if (action !== undefined) onConfirm(action);
        }}
      />
    </View>
  );
}

const styles = StyleSheet.create({ choice: { gap: SPACE.s } });
