import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { OptionSpec } from '../../engine/options';
import { Switch } from '../../ui/controls/Switch';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import type { TableForm } from './form/table-form';

interface Props {
  readonly spec: Extract<OptionSpec, { kind: 'some' }>;
  readonly form: TableForm;
  readonly value: TableForm['options'][string] | undefined;
  readonly nameOf: (value: string) => string;
  readonly onChange: (value: readonly string[]) => void;
}

/** Any of several things, as many as this table can have. */
export function SomeField({ spec, form, value, nameOf, onChange }: Props) {
  const { t } = useTranslation('setup');
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  const most = (wanted: readonly string[]) => spec.atMost(form.seats.length, form.options, wanted);
  const choose = (one: string, isOn: boolean) => {
    const wanted = spec.values.filter((other) => (other === one ? isOn : chosen.includes(other)));
    if (wanted.length <= most(wanted) || !isOn) onChange(wanted);
  };
  return (
    <View style={{ gap: SPACE.xs }}>
      <Words size="caption">{t('atMost', { count: most(chosen) })}</Words>
      {spec.values.map((one) => (
        <Switch
          key={one}
          label={nameOf(one)}
          isOn={chosen.includes(one)}
          onChange={(isOn) => {
            choose(one, isOn);
          }}
        />
      ))}
    </View>
  );
}
