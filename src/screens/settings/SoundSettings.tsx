import { useTranslation } from 'react-i18next';

import { preferences } from '../../session/app';
import { VOLUME_MOST } from '../../session/preferences';
import { usePreferences } from '../../session/usePreferences';
import { Slider } from '../../ui/controls/Slider';
import { Switch } from '../../ui/controls/Switch';
import { playSound } from '../../ui/sound/playSound';
import { SPACE } from '../../ui/theme/sizes';
import { Group } from './Group';
import { SettingTitle } from './SettingTitle';

/** What a panel takes of its width, on both sides together. */
const EDGE = 2 * (SPACE.l + 2);
const PERCENT = 100 / VOLUME_MOST;

/** Whether there is anything to hear, and how loud. A change is heard at once. */
export function SoundSettings({ width }: { readonly width: number }) {
  const { t } = useTranslation('settings');
  const sound = usePreferences((state) => state.sound);
  const volume = usePreferences((state) => state.volume);
  return (
    <Group title={t('sound.group')} width={width}>
      <Switch
        label={t('sound.title')}
        line={t('sound.line')}
        isOn={sound}
        onChange={(isOn) => {
          preferences.setState({ sound: isOn });
          if (isOn) playSound('star', volume / VOLUME_MOST);
        }}
      />
      <>
        <SettingTitle title={t('sound.volume')} />
        <Slider
          label={t('sound.volume')}
          value={volume}
          most={VOLUME_MOST}
          words={t('sound.percent', { percent: volume * PERCENT })}
          width={width - EDGE}
          onChange={(value) => {
            preferences.setState({ volume: value });
            if (sound) playSound('bump', value / VOLUME_MOST);
          }}
        />
      </>
    </Group>
  );
}
