import { StyleSheet, View } from 'react-native';

import type { Block } from '../../games/contract';
import { useType } from '../../ui/text/TextScale';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';

function Items({ items, markOf }: { items: readonly string[]; markOf: (place: number) => string }) {
  const { body } = useType();
  return (
    <View role="list" style={styles.list}>
      {items.map((item, place) => (
        <View key={item} role="listitem" style={styles.item}>
          <Words ink="page" face="strong" style={{ minWidth: body.fontSize }}>
            {markOf(place)}
          </Words>
          <Words ink="page" style={styles.words}>
            {item}
          </Words>
        </View>
      ))}
    </View>
  );
}

/** Paragraphs, lists and steps on a page. */
export function Blocks({ body }: { readonly body: readonly Block[] }) {
  return body.map((block, index) => {
    if (typeof block === 'string') {
      return (
        <Words key={index} ink="page">
          {block}
        </Words>
      );
    }
    return 'list' in block ? (
      <Items key={index} items={block.list} markOf={() => '•'} />
    ) : (
      <Items key={index} items={block.steps} markOf={(place) => `${place + 1}.`} />
    );
  });
}

const styles = StyleSheet.create({
  list: { gap: SPACE.s },
  item: { flexDirection: 'row', gap: SPACE.s },
  words: { flex: 1 },
});
