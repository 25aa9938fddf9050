import { useTranslation } from 'react-i18next';

import { preferences } from '../../../session/app';
import { usePreferences } from '../../../session/usePreferences';
import { Switch } from '../../../ui/controls/Switch';

/** Whether the table turns to whoever is on turn. */
export function FaceToFaceSwitch() {
  const { t } = useTranslation('faceToFace');
  const isOn = usePreferences(({ faceToFace }) => faceToFace);
  return (
    <Switch
      label={t('title')}
      line={t('line')}
      isOn={isOn}
      onChange={(faceToFace) => {
        preferences.setState({ faceToFace });
      }}
    />
  );
}
