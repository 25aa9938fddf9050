import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { OptionSpec } from '../../engine/options';
import { RadioList } from '../../ui/controls/RadioList';
import { Switch } from '../../ui/controls/Switch';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import type { SectionName } from '../rules/sections';
import { WhyLink } from '../rules/WhyLink';
import { chooseSeat, setOption } from './form/changes';
import type { PartProps } from './shared';
import { SomeField } from './SomeField';
import { StarterField } from './StarterField';
import { useOptionWords } from './words';

interface Props extends Pick<PartProps, 'entry' | 'form' | 'change'> {
  readonly option: string;
  readonly spec: OptionSpec;
}

/** Where the rules tell what an option of a game changes. */
const WHY: Readonly<Record<string, Readonly<Record<string, SectionName>>>> = {
  hollywood: { advanced: 'advanced', claimOrder: 'claim-order', firstSeat: 'rounds' },
};

/** What a rule option changes, and the choice in the form its kind asks for. */
export function OptionField({ entry, form, change, option, spec }: Props) {
  const { t } = useTranslation('setup');
  const words = useOptionWords(entry)(option);
  const section = WHY[entry.game.id]?.[option];
  const from = spec.kind === 'flag' ? (spec.from ?? 0) : 0;
  // What a table of this size cannot have is off, and says what it takes.
  const isMissing = form.seats.length < from;
  return (
    <>
      <View style={styles.line}>
        <Words style={styles.wide}>
          {isMissing ? `${words.line} ${t('from', { count: from })}` : words.line}
        </Words>
        {section !== undefined && <WhyLink section={section} />}
      </View>
      {spec.kind === 'flag' && !isMissing && (
        <Switch
          label={words.title}
          isOn={form.options[option] === true}
          onChange={(isOn) => {
            change((table) => setOption(table, option, isOn));
          }}
        />
      )}
      {spec.kind === 'some' && (
        <SomeField
          spec={spec}
          form={form}
          value={form.options[option]}
          nameOf={words.value}
          onChange={(value) => {
            change((table) => setOption(table, option, value));
          }}
        />
      )}
      {spec.kind === 'choice' && (
        <RadioList
          label={words.title}
          options={spec.values.map((value) => ({ value, label: words.value(value) }))}
          value={String(form.options[option])}
          onChange={(value) => {
            change((table) => setOption(table, option, value));
          }}
        />
      )}
      {spec.kind === 'seat' && (
        <StarterField
          label={words.title}
          chance={words.chance}
          seats={form.seats}
          value={form.seatOptions[option]}
          onChange={(id) => {
            change((table) => chooseSeat(table, option, id));
          }}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  wide: { flex: 1 },
});
