import { useTranslation } from 'react-i18next';

import { preferences } from '../../session/app';
import { LOOK_CHOICES } from '../../session/preferences';
import { usePreferences } from '../../session/usePreferences';
import { RadioList } from '../../ui/controls/RadioList';
import { LookPreview } from './LookPreview';
import { SettingTitle } from './SettingTitle';

/** Whether it is evening or afternoon at the theatre, or everything is in strong contrast. Holds at once. */
export function LookSetting() {
  const { t } = useTranslation('settings');
  const look = usePreferences((state) => state.look);
  return (
    <>
      <SettingTitle title={t('look.title')} />
      <RadioList
        label={t('look.title')}
        options={LOOK_CHOICES.map((value) => ({
          value,
          label: t(`look.${value}`),
          line: t(`look.${value}Line`),
          picture: <LookPreview of={value} />,
        }))}
        value={look}
        onChange={(value) => {
          preferences.setState({ look: value });
        }}
      />
    </>
  );
}
