import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, type TextInput, View } from 'react-native';

import type { ShelfEntry } from '../../games/contract';
import { Curtain } from '../../ui/Curtain';
import { useLayout } from '../../ui/layout';
import { useSteps } from '../../ui/motion/useSteps';
import { Screen } from '../../ui/Screen';
import { SPACE } from '../../ui/theme/sizes';
import type { Problems } from './form/outcome';
import { HouseRules } from './HouseRules';
import { Seats } from './Seats';
import { SEED_FIELD } from './SeedField';
import { StartBar } from './StartBar';
import { Title } from './Title';
import { useStart } from './useStart';
import { useTable } from './useTable';

interface Props {
  readonly entry: ShelfEntry;
  readonly name: string;
  readonly sharedSeed: string;
  readonly onStarted: (match: string) => void;
}

const RULES_WIDTH = 400;

/** Who plays, by which rules: everything a match is made from. */
export function CastingCall({ entry, name, sharedSeed, onStarted }: Props) {
  const { t } = useTranslation(['common', 'setup']);
  const { form: layout, width } = useLayout();
  const { form, change, names } = useTable(entry, sharedSeed);
  const fields = useRef(new Map<number, TextInput>());
  // Who plays, then by which rules: both at once would be too much for one frame.
  const steps = useSteps(2);

  const goToFirst = (problems: Problems) => {
    const seat = form.seats.find(({ id }) => problems.seats.has(id));
    fields.current.get(seat?.id ?? SEED_FIELD)?.focus();
  };
  const { start, refusal, problems, hasTried } = useStart({
    entry,
    form,
    onStarted,
    onStopped: goToFirst,
  });

  const isBeside = layout === 'desk' || layout === 'row';
  const rulesWidth = isBeside ? Math.min(RULES_WIDTH, (width - SPACE.xl) / 2) : width;
  const seatsWidth = isBeside ? width - rulesWidth - SPACE.xl : width;
  const shared = { entry, form, change, problems, fields };
  return (
    <Screen
      backdrop={<Curtain />}
      bar={
        <StartBar
          form={form}
          refusal={refusal}
          problems={hasTried ? problems : undefined}
          onStart={start}
        />
      }
    >
      <View style={styles.call}>
        <Title
          game={entry.game.id}
          title={t('setup:title')}
          line={`${name} · ${t('players', { ...entry.game.seats })}`}
          form={layout}
        />
        <View style={isBeside ? styles.beside : styles.below}>
          <Seats {...shared} names={names} width={seatsWidth} />
          {steps > 1 && <HouseRules {...shared} width={rulesWidth} />}
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  call: { gap: SPACE.m },
  beside: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.xl },
  below: { gap: SPACE.m },
});
