import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useReason } from '../../i18n/useReason';
import { Disclosure } from '../../ui/controls/Disclosure';
import { TextField } from '../../ui/controls/TextField';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { typeSeed } from './form/changes';
import { keepField, type PartProps } from './shared';

/** The seed's place among the fields: no seat has this id. */
export const SEED_FIELD = 0;

/** Longer than a seed may be, so that a long one is explained rather than cut. */
const TYPED_MAX = 120;

/** For those who want a match somebody else has played: closed until it is needed. */
export function SeedField({ form, change, problems, fields }: PartProps) {
  const { t } = useTranslation('setup');
  const reason = useReason();
  const [isOpen, setIsOpen] = useState(form.seed.trim() !== '');
  // Nothing that is wrong may hide.
  const isShown = isOpen || problems.seed !== undefined;
  return (
    <Disclosure
      label={t('seed.title')}
      isOpen={isShown}
      onToggle={() => {
        setIsOpen(!isShown);
      }}
    >
      <View style={styles.seed}>
        <Words size="caption" ink="nightSoft">
          {t('seed.line')}
        </Words>
        <TextField
          ref={keepField(fields, SEED_FIELD)}
          label={t('seed.title')}
          placeholder={t('seed.placeholder')}
          value={form.seed}
          onChange={(seed) => {
            change((table) => typeSeed(table, seed));
          }}
          error={problems.seed === undefined ? undefined : reason(problems.seed)}
          maxLength={TYPED_MAX}
          autoCapitalize="none"
          returnKeyType="done"
        />
      </View>
    </Disclosure>
  );
}

const styles = StyleSheet.create({ seed: { gap: SPACE.s } });
