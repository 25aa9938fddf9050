import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useStore } from 'zustand';

import { useReason } from '../../i18n/useReason';
import type { LiveMatch } from '../../session/live-matches';
import { Button } from '../../ui/Button';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly live: LiveMatch;
  readonly onReload: () => void;
}

/** Says that the match is not being saved, and why; the table can be played on. Gone once a save succeeds. */
export function SaveNotice({ live, onReload }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('table');
  const reason = useReason();
  const error = useStore(live.saving, (status) =>
    status.kind === 'failed' ? status.error : undefined,
  );
  const [dismissed, setDismissed] = useState<string>();
  // What was waved away and has passed is told again when it comes back.
  if (error === undefined && dismissed !== undefined) setDismissed(undefined);
  if (error === undefined || dismissed === error.code) return undefined;
  const { code } = error;
  // A later move may be saved again, unless another window has the match: then none will be.
  const isForGood = code === 'changed-elsewhere';
  return (
    <View role="alert" style={styles.notice}>
      <Words face="strong" ink="sign">
        {t('saving.title')}
      </Words>
      <Words>{reason(error)}</Words>
      <View style={styles.actions}>
        {isForGood && <Button label={t('saving.reload')} onPress={onReload} />}
        <Button
          label={t(isForGood ? 'saving.dismissForGood' : 'saving.dismiss')}
          onPress={() => {
            setDismissed(code);
          }}
        />
      </View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  notice: {
    position: 'absolute',
    left: SPACE.m,
    right: SPACE.m,
    top: SPACE.xxl + SPACE.xl,
    alignSelf: 'center',
    maxWidth: 520,
    gap: SPACE.s,
    padding: SPACE.l,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.chosen,
    boxShadow: `0 8px 30px ${tones.shadow(0.6)}`,
  },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
}));
