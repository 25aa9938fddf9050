import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useReason } from '../../i18n/useReason';
import { FieldError } from '../../ui/controls/FieldError';
import { Panel } from '../../ui/controls/Panel';
import { Segments } from '../../ui/controls/Segments';
import { TextField } from '../../ui/controls/TextField';
import { PLAYER_PAINT } from '../../ui/theme/players';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { DoorHead } from './DoorHead';
import { leaveName, rename, sitAs } from './form/changes';
import type { SeatForm, SuggestedNames } from './form/table-form';
import { LevelField } from './LevelField';
import { MirrorButton } from './MirrorButton';
import { ReelSheet } from './ReelSheet';
import { keepField, type PartProps } from './shared';
import { useCalledName } from './words';

interface Props extends PartProps {
  readonly seat: SeatForm;
  readonly place: number;
  readonly names: SuggestedNames;
  readonly width: number;
  readonly mirrorRef: (mirror: View | null) => void;
}

/** Longer than any name may be, so that a long one is explained rather than cut; short enough to be kept. */
const TYPED_MAX = 64;

/** Below this, what is wrong and who plays take the whole width of the door. */
const NARROW = 350;

/** One seat of the table: who sits there, how they look, and how they play. */
export function SeatDoor(props: Props) {
  const { entry, form, change, problems, fields } = props;
  const { seat, place, names, width, mirrorRef } = props;
  const { t } = useTranslation('setup');
  const reason = useReason();
  const calledName = useCalledName()(seat, place);
  const [isDressing, setIsDressing] = useState(false);
  const problem = problems.seats.get(seat.id);
  const error = problem && reason(problem);
  const errorId = useId();
  const isNarrow = width < NARROW;
  const number = place + 1;
  const kindField = (
    <Segments
      label={t('seat.kind', { number })}
      options={(['person', 'bot'] as const).map((kind) => ({
        value: kind,
        label: t(`seat.${kind}`),
      }))}
      value={seat.kind}
      onChange={(kind) => {
        change((table) => sitAs(table, seat.id, kind, names));
      }}
    />
  );
  return (
    <Panel style={[styles.door, { width }]}>
      <DoorHead {...{ entry, form, change, seat, place, calledName }} />
      <View style={[styles.rule, { backgroundColor: PLAYER_PAINT[seat.colour].main }]} />
      <View style={styles.person}>
        <MirrorButton
          ref={mirrorRef}
          seat={seat}
          name={calledName}
          onPress={() => {
            setIsDressing(true);
          }}
        />
        <View style={styles.fields}>
          <TextField
            {...(isNarrow && { errorShownAt: errorId })}
            ref={keepField(fields, seat.id)}
            label={t('seat.name')}
            spokenLabel={t('seat.nameSpoken', { number })}
            placeholder={t('seat.placeholder')}
            value={seat.name}
            onChange={(name) => {
              change((table) => rename(table, seat.id, name));
            }}
            onLeave={() => {
              change((table) => leaveName(table, seat.id));
            }}
            error={error}
            maxLength={TYPED_MAX}
            autoCapitalize="words"
            returnKeyType="done"
            selectTextOnFocus
          />
          {!isNarrow && kindField}
        </View>
      </View>
      {isNarrow && error !== undefined && <FieldError id={errorId} words={error} />}
      {isNarrow && kindField}
      {seat.kind === 'bot' && <LevelField {...{ entry, change, seat, calledName }} />}
      {isDressing && (
        <ReelSheet
          {...{ form, change, seat, calledName }}
          onClose={() => {
            setIsDressing(false);
          }}
        />
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({
  door: { justifyContent: 'flex-start' },
  /** The player's own colour over the door. */
  rule: { height: 3, borderRadius: RADIUS.pill },
  person: { flexDirection: 'row', gap: SPACE.m },
  fields: { flex: 1, gap: SPACE.s },
});
