import { StyleSheet, TextInput } from 'react-native';

import { useFace } from '../fonts/FontsProvider';
import { Sheet } from '../Sheet';
import { Words } from '../text/Words';
import { inkColour } from '../theme/inks';
import { COLOUR } from '../theme/colours';
import { RADIUS, SPACE, TYPE } from '../theme/sizes';

interface Props {
  readonly title: string;
  readonly hint: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A text to be copied by hand, where nothing else can take it. */
export function TextSheet({ title, hint, text, onClose }: Props) {
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

const styles = StyleSheet.create({
  text: {
    ...TYPE.caption,
    color: inkColour('night'),
    backgroundColor: COLOUR.midnight,
    borderWidth: 1,
    borderColor: COLOUR.brass,
    borderRadius: RADIUS.m,
    padding: SPACE.m,
    height: 180,
    textAlignVertical: 'top',
  },
});
