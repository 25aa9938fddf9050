import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, View } from 'react-native';
import { Path } from 'react-native-svg';

import { ICONS } from '../../ui/art/icons';
import { TextField } from '../../ui/controls/TextField';
import { Drawing } from '../../ui/Drawing';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { useTones } from '../../ui/theme/TonesContext';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import { isFound } from './search';

interface Heading<Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** What it is found by, beside its title. */
  readonly text: string;
}

interface Props<Id extends string> {
  readonly headings: readonly Heading<Id>[];
  /** Words that could be looked for. */
  readonly placeholder?: string;
  readonly onOpen: (section: Id) => void;
}

const QUERY_MAX = 40;

function Entry({ title, onPress }: { readonly title: string; readonly onPress: () => void }) {
  const tones = useTones();
  const styles = useStyles();
  return (
    <View role="listitem" style={styles.item}>
      <Pressable
        role="button"
        onPress={onPress}
        style={({ pressed }) => [styles.entry, pressed && styles.pressed]}
      >
        <Words face="strong" style={styles.title}>
          {title}
        </Words>
        <Drawing width={18} height={18} viewBox="0 0 24 24">
          <Path d={ICONS.forward} fill={tones.sign} />
        </Drawing>
      </Pressable>
    </View>
  );
}

/** Every heading of a book of rules, and a field to find one. */
export function BookIndex<Id extends string>({ headings, placeholder = '', onOpen }: Props<Id>) {
  const styles = useStyles();
  const { t } = useTranslation('rules');
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  const found = headings.filter(({ title, text }) => isFound(query, `${title} ${text}`));
  const count = found.length === 0 ? t('none', { query }) : t('found', { count: found.length });
  return (
    <View style={styles.index}>
      <TextField
        label={t('search')}
        placeholder={placeholder}
        value={typed}
        onChange={setTyped}
        maxLength={QUERY_MAX}
        returnKeyType="search"
        autoCapitalize="none"
      />
      {/* There before its words are: a live region that comes with them is not read out. */}
      <View aria-live="polite">{query !== '' && <Words ink="nightSoft">{count}</Words>}</View>
      <View role="list" style={styles.list}>
        {found.map(({ id, title }) => (
          <Entry
            key={id}
            title={title}
            onPress={() => {
              onOpen(id);
            }}
          />
        ))}
      </View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  index: { gap: SPACE.s },
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: SPACE.xs },
  item: { flexGrow: 1, flexBasis: 230 },
  entry: {
    minHeight: TARGET,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    backgroundColor: tones.page,
  },
  pressed: { backgroundColor: tones.chosen },
  title: { flex: 1 },
}));
