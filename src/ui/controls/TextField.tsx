import { type Ref, useId } from 'react';
import { TextInput, type TextInputProps, View } from 'react-native';

import { useFace } from '../fonts/useFace';
import { useType } from '../text/TextScale';
import { Words } from '../text/Words';
import { themed } from '../theme/themed';
import { useTones } from '../theme/TonesContext';
import { inkColour } from '../theme/inks';
import { RADIUS, SPACE, TARGET } from '../theme/sizes';
import { describedBy } from './describedBy';
import { FieldError } from './FieldError';

interface Props extends Pick<
  TextInputProps,
  'autoCapitalize' | 'maxLength' | 'placeholder' | 'returnKeyType' | 'selectTextOnFocus'
> {
  /** The words above the field. */
  readonly label: string;
  /** What a screen reader says instead, where the words above need their surroundings to be understood. */
  readonly spokenLabel?: string;
  /** No words above: its place says what it is for. */
  readonly isBare?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The person has left the field. */
  readonly onLeave?: () => void;
  /** What is wrong with the value, in words. */
  readonly error?: string | undefined;
  /** The id of the place where that is shown, if not right below. */
  readonly errorShownAt?: string;
  readonly ref?: Ref<TextInput>;
}

/**
 * A message that appears under the field pushes down what is below; what the person is just pressing there, leaving
 * the field, must not slip away from under the pointer.
 */
const LEAVE_MS = 150;

/** An ivory card to write on, with its label above and what is wrong below. */
export function TextField({
  label,
  spokenLabel = label,
  isBare = false,
  value,
  onChange,
  onLeave,
  error,
  errorShownAt,
  ref,
  ...input
}: Props) {
  const styles = useStyles();
  const tones = useTones();
  const type = useType();
  const face = useFace('strong');
  const ownId = useId();
  const errorId = errorShownAt ?? ownId;
  const isWrong = error !== undefined;
  return (
    <View style={styles.field}>
      {!isBare && (
        <View aria-hidden>
          <Words size="caption" ink="nightSoft">
            {label}
          </Words>
        </View>
      )}
      <TextInput
        {...input}
        {...(ref === undefined ? {} : { ref })}
        aria-label={spokenLabel}
        aria-invalid={isWrong}
        autoComplete="off"
        autoCorrect={false}
        spellCheck={false}
        placeholderTextColor={inkColour('pageSoft', tones)}
        value={value}
        onChangeText={onChange}
        onBlur={() => {
          if (onLeave !== undefined) setTimeout(onLeave, LEAVE_MS);
        }}
        // No line height: the phones' own text fields cut letters off with one.
        style={[styles.card, { fontSize: type.lead.fontSize }, face, isWrong && styles.wrong]}
        allowFontScaling={false}
        {...describedBy(errorId, error)}
      />
      {isWrong && errorShownAt === undefined && <FieldError id={errorId} words={error} />}
    </View>
  );
}

const useStyles = themed((tones) => ({
  field: { gap: SPACE.xs },
  card: {
    minHeight: TARGET + 4,
    width: '100%',
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.s,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.paper,
    color: inkColour('page', tones),
    boxShadow: 'inset 0 2px 5px rgba(77,66,98,0.35)',
  },
  wrong: { borderColor: tones.alarm },
}));
