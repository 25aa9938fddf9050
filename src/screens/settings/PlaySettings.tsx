import { useTranslation } from 'react-i18next';

import { preferences } from '../../session/app';
import { PLACING_CHOICES, SPEEDS } from '../../session/preferences';
import { usePreferences } from '../../session/usePreferences';
import { RadioList } from '../../ui/controls/RadioList';
import { Segments } from '../../ui/controls/Segments';
import { Switch } from '../../ui/controls/Switch';
import { Group } from './Group';
import { SettingTitle } from './SettingTitle';
import { TipSettings } from './TipSettings';

/** How a match feels: its pace, how reels are placed, and what happens between two people. */
export function PlaySettings({ width }: { readonly width: number }) {
  const { t } = useTranslation('settings');
  const speed = usePreferences((state) => state.speed);
  const placing = usePreferences((state) => state.placing);
  const handOver = usePreferences((state) => state.handOver);
  return (
    <Group title={t('play')} width={width}>
      <>
        <SettingTitle title={t('speed.title')} />
        <Segments
          label={t('speed.title')}
          options={SPEEDS.map((value) => ({ value, label: t(`speed.${value}`) }))}
          value={speed}
          onChange={(value) => {
            preferences.setState({ speed: value });
          }}
        />
      </>
      <>
        <SettingTitle title={t('placing.title')} />
        <RadioList
          label={t('placing.title')}
          options={PLACING_CHOICES.map((value) => ({
            value,
            label: t(`placing.${value}`),
            line: t(`placing.${value}Line`),
          }))}
          value={placing}
          onChange={(value) => {
            preferences.setState({ placing: value });
          }}
        />
      </>
      <Switch
        label={t('handOver.title')}
        line={t('handOver.line')}
        isOn={handOver}
        onChange={(isOn) => {
          preferences.setState({ handOver: isOn });
        }}
      />
      <TipSettings />
    </Group>
  );
}
