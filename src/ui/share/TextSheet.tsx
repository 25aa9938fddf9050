import { TextInput } from 'react-native';

import { useFace } from '../fonts/FontsProvider';
import { Sheet } from '../Sheet';
import { Words } from '../text/Words';
import { inkColour } from '../theme/inks';
import { themed } from '../theme/themed';
import { RADIUS, SPACE, TYPE } from '../theme/sizes';

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
  return (
    <Sheet title={title} onClose={onClose}>
      <Words>{hint}</Words>
      <TextInput
        aria-label={title}
        multiline
        readOnly
        selectTextOnFocus
        value={text}
        style={[styles.text, face]}
      />
    </Sheet>
  );
}

const useStyles = themed((tones) => ({
  text: {
    ...TYPE.caption,
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
