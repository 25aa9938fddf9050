import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import type { OptionSpec } from '../../engine/options';
import { useOnStage } from '../../navigation/onStage';
import { ICONS } from '../../ui/art/icons';
import { Button } from '../../ui/Button';
import { Switch } from '../../ui/controls/Switch';
import { Drawing } from '../../ui/Drawing';
import { IconButton } from '../../ui/IconButton';
import { Sheet } from '../../ui/Sheet';
import { Words } from '../../ui/text/Words';
import { useTones } from '../../ui/theme/TonesContext';
import { SPACE, TARGET } from '../../ui/theme/sizes';
import { setOption } from './form/changes';
import { OptionField } from './OptionField';
import type { PartProps } from './shared';
import { useOptionWords, useValueWords } from './words';

interface Props extends Pick<PartProps, 'entry' | 'form' | 'change'> {
  readonly option: string;
  readonly spec: OptionSpec;
}

/** One rule option in a row: its name and what is chosen. What it changes, and the choices, are a touch away. */
export function OptionRow({ option, spec, ...part }: Props) {
  const { entry, form, change } = part;
  const { t } = useTranslation('setup');
  const { title } = useOptionWords(entry)(option);
  const value = useValueWords(entry)(form, option, spec);
  const [isOpen, setIsOpen] = useState(false);
  // Its sheet leads to the rules: it must not lie over them.
  const isLookedAt = useOnStage();
  if (isOpen && !isLookedAt) setIsOpen(false);
  const open = () => {
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
  };
  const isSwitch = spec.kind === 'flag' && form.seats.length >= (spec.from ?? 0);
  return (
    <>
      {isSwitch ? (
        <View style={styles.row}>
          <View style={styles.wide}>
            <Switch
              label={title}
              isOn={form.options[option] === true}
              onChange={(isOn) => {
                change((table) => setOption(table, option, isOn));
              }}
            />
          </View>
          <IconButton icon="why" label={t('optionAbout', { option: title })} onPress={open} />
        </View>
      ) : (
        <ChoiceRow title={title} value={value} onPress={open} />
      )}
      {isOpen && (
        <Sheet
          title={title}
          onClose={close}
          foot={<Button label={t('reel.done')} onPress={close} />}
        >
          <OptionField {...part} option={option} spec={spec} />
        </Sheet>
      )}
    </>
  );
}

interface ChoiceRowProps {
  readonly title: string;
  readonly value: string;
  readonly onPress: () => void;
}

const MORE = 18;

function ChoiceRow({ title, value, onPress }: ChoiceRowProps) {
  const tones = useTones();
  return (
    <Pressable role="button" aria-haspopup="dialog" onPress={onPress} style={styles.row}>
      <Words face="strong" style={styles.title}>
        {title}
      </Words>
      <Words size="caption" ink="nightSoft" align="right" style={styles.value}>
        {value}
      </Words>
      <Drawing width={MORE} height={MORE} viewBox="0 0 24 24">
        <Path d={ICONS.forward} fill={tones.sign} />
      </Drawing>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { minHeight: TARGET, flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  wide: { flex: 1 },
  title: { flexShrink: 1 },
  value: { flexGrow: 1, flexShrink: 1, minWidth: 72 },
});
