import type { OptionSpec } from '../../engine/options';
import { RadioList } from '../../ui/controls/RadioList';
import { Switch } from '../../ui/controls/Switch';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { chooseSeat, setOption } from './form/changes';
import type { PartProps } from './shared';
import { StarterField } from './StarterField';
import { useSetupWords } from './words';

interface Props extends Pick<PartProps, 'entry' | 'form' | 'change'> {
  readonly option: string;
  readonly spec: OptionSpec;
}

/** One rule option in the form its kind asks for, with what it changes. */
export function OptionField({ entry, form, change, option, spec }: Props) {
  const words = useSetupWords(entry.game.id).option(option);
  if (spec.kind === 'flag') {
    return (
      <Switch
        label={words.title}
        line={words.line}
        isOn={form.options[option] === true}
        onChange={(isOn) => {
          change((table) => setOption(table, option, isOn));
        }}
      />
    );
  }
  return (
    <>
      <Heading level={3} face="strong" size="body" ink="night">
        {words.title}
      </Heading>
      <Words size="caption" ink="nightSoft">
        {words.line}
      </Words>
      {spec.kind === 'choice' ? (
        <RadioList
          label={words.title}
          options={spec.values.map((value) => ({ value, label: words.value(value) }))}
          value={String(form.options[option])}
          onChange={(value) => {
            change((table) => setOption(table, option, value));
          }}
        />
      ) : (
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
