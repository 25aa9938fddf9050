import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { preferences } from '../../session/app';
import { usePreferences } from '../../session/usePreferences';
import { Switch } from '../../ui/controls/Switch';
import { QuietButton } from '../../ui/QuietButton';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';

/** Whether the table gives tips, and a way to be given all of them once more. */
export function TipSettings() {
  const { t } = useTranslation('tips');
  const tips = usePreferences((state) => state.tips);
  const hasSeen = usePreferences(({ seenTips }) => seenTips.length > 0);
  const [isReset, setIsReset] = useState(false);
  return (
    <View style={styles.tips}>
      <Switch
        label={t('setting.title')}
        line={t('setting.line')}
        isOn={tips}
        onChange={(isOn) => {
          preferences.setState({ tips: isOn });
        }}
      />
      {tips && hasSeen && (
        <QuietButton
          label={t('setting.again')}
          onPress={() => {
            preferences.setState({ seenTips: [] });
            setIsReset(true);
          }}
        />
      )}
      {/* There before its words are: a live region that comes with them is not read out. */}
      <View aria-live="polite">
        {tips && isReset && !hasSeen && (
          <Words size="caption" ink="nightSoft">
            {t('setting.reset')}
          </Words>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({ tips: { gap: SPACE.s } });
