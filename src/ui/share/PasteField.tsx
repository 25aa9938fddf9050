import { TextInput, View } from 'react-native';

import { useFace } from '../fonts/useFace';
import { useType } from '../text/TextScale';
import { Words } from '../text/Words';
import { inkColour } from '../theme/inks';
import { RADIUS, SPACE } from '../theme/sizes';
import { themed } from '../theme/themed';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly height: number;
  /** Why what was pasted could not be taken. */
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Where a long text is pasted that no person wrote, and what was wrong with it. */
export function PasteField({ label, text, height, problem, onChange }: Props) {
  const styles = useStyles();
  const face = useFace('text');
  const type = useType();
  return (
    <>
      <TextInput
        aria-label={label}
        multiline
        autoCapitalize="none"
        autoCorrect={false}
        spellCheck={false}
        value={text}
        onChangeText={onChange}
        allowFontScaling={false}
        style={[styles.field, type.caption, face, { height }]}
      />
      <View role="alert">
        {problem !== undefined && (
          <Words face="strong" ink="sign">
            {problem}
          </Words>
        )}
      </View>
    </>
  );
}

const useStyles = themed((tones) => ({
  field: {
    color: inkColour('night', tones),
    backgroundColor: tones.page,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    borderRadius: RADIUS.m,
    padding: SPACE.m,
    textAlignVertical: 'top',
  },
}));
