import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';
import { Path } from 'react-native-svg';

import { useReason } from '../../i18n/useReason';
import { ICONS } from '../../ui/art/icons';
import { FieldError } from '../../ui/controls/FieldError';
import { TextField } from '../../ui/controls/TextField';
import { Drawing } from '../../ui/Drawing';
import { PlayerToken } from '../../ui/PlayerToken';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { useTones } from '../../ui/theme/TonesContext';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import { leaveName, rename, sitAs } from './form/changes';
import type { SeatForm, SuggestedNames } from './form/table-form';
import { KindField } from './KindField';
import { SeatSheet } from './SeatSheet';
import { keepField, type PartProps } from './shared';
import { useCalledName, useSeatWords } from './words';

interface Props extends PartProps {
  readonly seat: SeatForm;
  readonly place: number;
  readonly names: SuggestedNames;
  readonly tokenRef: (token: View | null) => void;
}

/** Longer than any name may be, so that a long one is explained rather than cut; short enough to be kept. */
const TYPED_MAX = 64;

/** One seat of the table in a row: how it looks, who sits there, and whether a person or a bot. The rest is a touch away. */
export function SeatRow({ seat, place, names, tokenRef, ...part }: Props) {
  const { entry, change, problems, fields } = part;
  const { t } = useTranslation('setup');
  const reason = useReason();
  const words = useSeatWords(entry);
  const calledName = useCalledName()(seat, place);
  const [isOpen, setIsOpen] = useState(false);
  const problem = problems.seats.get(seat.id);
  const number = place + 1;
  const error = problem && t('seat.wrong', { number, reason: reason(problem) });
  const errorId = useId();
  return (
    <View style={styles.seat}>
      <View style={styles.line}>
        <TokenButton
          seat={seat}
          label={t('seat.change', {
            name: calledName,
            colour: t(`colours.${seat.colour}`),
            glyph: t(`glyphs.${seat.glyph}`),
          })}
          ref={tokenRef}
          onPress={() => {
            setIsOpen(true);
          }}
        />
        <View style={styles.name}>
          <TextField
            isBare
            errorShownAt={errorId}
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
        </View>
        <KindField
          number={number}
          value={seat.kind}
          onChange={(kind) => {
            change((table) => sitAs(table, seat.id, kind, names));
          }}
        />
      </View>
      {error === undefined ? (
        <Words size="caption" ink="nightSoft">
          {words(seat, place)}
        </Words>
      ) : (
        <FieldError id={errorId} words={error} />
      )}
      {isOpen && (
        <SeatSheet
          {...{ entry, change, seat, place, calledName }}
          form={part.form}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </View>
  );
}

interface TokenProps {
  readonly seat: SeatForm;
  readonly label: string;
  readonly onPress: () => void;
  readonly ref: (token: View | null) => void;
}

const TOKEN = 34;
const MORE = 14;

/** The reel of a seat: pressed for all that can be changed there. */
function TokenButton({ seat: { colour, glyph }, label, onPress, ref }: TokenProps) {
  const tones = useTones();
  const own = useStyles();
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-haspopup="dialog"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [own.token, pressed && own.pressed]}
    >
      <PlayerToken colour={colour} glyph={glyph} size={TOKEN} />
      <Drawing width={MORE} height={MORE} viewBox="0 0 24 24">
        <Path d={ICONS.down} fill={tones.sign} />
      </Drawing>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  seat: { gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flex: 1 },
});

const useStyles = themed((tones) => ({
  token: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    minHeight: TARGET + 4,
    paddingHorizontal: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    backgroundColor: tones.page,
  },
  pressed: { backgroundColor: tones.chosen },
}));
