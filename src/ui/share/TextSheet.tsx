import { TextInput } from 'react-native';

import { useFace } from '../fonts/useFace';
import { Sheet } from '../Sheet';
import { useType } from '../text/TextScale';
import { Words } from '../text/Words';
import { inkColour } from '../theme/inks';
import { themed } from '../theme/themed';
import { RADIUS, SPACE } from '../theme/sizes';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A text to be copied by hand, where nothing else can take it. */
export function TextSheet({ title, hint, text, onClose }: Props) {
  const styles = useStyles();
  const face = useFace('text');
  const type = useType();
  return (
    <Sheet title={title} onClose={onClose}>
      <Words>{hint}</Words>
      <TextInput
        aria-label={title}
        multiline
        readOnly
        selectTextOnFocus
        value={text}
        allowFontScaling={false}
        style={[styles.text, type.caption, face]}
      />
    </Sheet>
  );
}

const useStyles = themed((tones) => ({
  text: {
    color: inkColour('night', tones),
    backgroundColor: tones.page,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    borderRadius: RADIUS.m,
    padding: SPACE.m,
    height: 180,
    textAlignVertical: 'top',
  },
}));
