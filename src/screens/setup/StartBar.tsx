import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { SetupError } from '../../engine/match';
import { useList } from '../../i18n/useList';
import { useReason } from '../../i18n/useReason';
import type { SaveError } from '../../storage/errors';
import { Button } from '../../ui/Button';
import { FieldError } from '../../ui/controls/FieldError';
import { useLayout } from '../../ui/layout';
import { PlayerToken } from '../../ui/PlayerToken';
import { SPACE } from '../../ui/theme/sizes';
import type { Problems } from './form/outcome';
import type { TableForm } from './form/table-form';

interface Props {
  readonly form: TableForm;
  /** Why the engine or the storage would not start it. */
  readonly refusal: SetupError | SaveError | undefined;
  /** What in the fields is in the way, once that was asked. */
  readonly problems: Problems | undefined;
  readonly onStart: () => void;
}

/** More reels than these leave no room for the words beside them on a phone. */
const FEW = 5;

/** The start, always in reach, with the table in small beside it. */
export function StartBar({ form, refusal, problems, onStart }: Props) {
  const { t } = useTranslation('setup');
  const reason = useReason();
  const list = useList();
  const isNarrow = useLayout().form === 'column';
  const where = [
    ...form.seats.flatMap(({ id }, place) =>
      problems?.seats.has(id) === true ? [t('seat.title', { number: place + 1 })] : [],
    ),
    ...(problems?.seed === undefined ? [] : [t('seed.title')]),
  ];
  const message =
    where.length > 0 ? t('notReady', { where: list(where) }) : refusal && reason(refusal);
  const hasReels = !isNarrow || form.seats.length <= FEW;
  return (
    <View style={styles.bar}>
      {message !== undefined && <FieldError words={message} />}
      <View style={styles.row}>
        {hasReels && (
          <View style={styles.reels}>
            {form.seats.map(({ id, colour, glyph }) => (
              <PlayerToken key={id} colour={colour} glyph={glyph} size={isNarrow ? 21 : 28} />
            ))}
          </View>
        )}
        <View style={isNarrow ? styles.wide : styles.narrow}>
          <Button label={t('start')} onPress={onStart} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { gap: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  reels: { flexDirection: 'row', flexShrink: 0 },
  wide: { flex: 1 },
  narrow: { flexGrow: 1, maxWidth: 420, marginLeft: 'auto' },
});
