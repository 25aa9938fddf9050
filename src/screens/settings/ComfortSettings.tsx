import { useTranslation } from 'react-i18next';

import { preferences } from '../../session/app';
import { LANGUAGE_CHOICES } from '../../session/preferences';
import { usePreferences } from '../../session/usePreferences';
import { RadioList } from '../../ui/controls/RadioList';
import { Switch } from '../../ui/controls/Switch';
import { FaceToFaceSwitch } from '../match/turn/FaceToFaceSwitch';
import { Group } from './Group';
import { LookSetting } from './LookSetting';
import { SettingTitle } from './SettingTitle';

/** The language, and what eyes and hands like. */
export function ComfortSettings({ width }: { readonly width: number }) {
  const { t } = useTranslation('settings');
  const language = usePreferences((state) => state.language);
  const motion = usePreferences((state) => state.motion);
  const hand = usePreferences((state) => state.hand);
  const haptics = usePreferences((state) => state.haptics);
  return (
    <Group title={t('comfort')} width={width}>
      <>
        <SettingTitle title={t('language.title')} />
        <RadioList
          label={t('language.title')}
          options={LANGUAGE_CHOICES.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={language}
          onChange={(value) => {
            preferences.setState({ language: value });
          }}
        />
      </>
      <LookSetting />
      <Switch
        label={t('motion.title')}
        line={t('motion.line')}
        isOn={motion === 'reduced'}
        onChange={(isOn) => {
          preferences.setState({ motion: isOn ? 'reduced' : 'system' });
        }}
      />
      <Switch
        label={t('leftHand.title')}
        line={t('leftHand.line')}
        isOn={hand === 'left'}
        onChange={(isOn) => {
          preferences.setState({ hand: isOn ? 'left' : 'right' });
        }}
      />
      <FaceToFaceSwitch />
      <Switch
        label={t('haptics.title')}
        line={t('haptics.line')}
        isOn={haptics}
        onChange={(isOn) => {
          preferences.setState({ haptics: isOn });
        }}
      />
    </Group>
  );
}
