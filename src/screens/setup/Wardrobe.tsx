import { useTranslation } from 'react-i18next';
import { Pressable, View } from 'react-native';

import type { Colour, Glyph } from '../../engine/players';
import { useRadioKeys } from '../../ui/controls/useRadioKeys';
import { PlayerToken } from '../../ui/PlayerToken';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

interface Look<Value> {
  readonly value: Value;
  readonly label: string;
  readonly reel: { readonly colour: Colour; readonly glyph: Glyph };
  /** The name of whoever else has it. */
  readonly holder: string | undefined;
}

interface Props<Value> {
  readonly title: string;
  readonly looks: readonly Look<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Looks to choose one from. What somebody else wears says so and can be swapped for. */
export function Wardrobe<Value extends string>({ title, looks, value, onChange }: Props<Value>) {
  const styles = useStyles();
  const { t } = useTranslation('setup');
  const chosen = looks.findIndex((look) => look.value === value);
  const radio = useRadioKeys(looks.length, chosen, (index) => {
    const look = looks[index];
    if (look !== undefined) onChange(look.value);
  });
  return (
    <View style={styles.wardrobe}>
      <Heading level={3}>{title}</Heading>
      <View role="radiogroup" aria-label={title} style={styles.looks}>
        {looks.map(({ value: own, label, reel, holder }, index) => (
          <Pressable
            key={own}
            role="radio"
            aria-checked={index === chosen}
            aria-label={
              holder === undefined ? label : t('reel.swap', { what: label, name: holder })
            }
            onPress={() => {
              onChange(own);
            }}
            style={[styles.look, index === chosen && styles.chosen]}
            {...radio(index)}
          >
            <PlayerToken {...reel} size={44} />
            <Words size="caption" face="strong" align="center">
              {label}
            </Words>
            {holder !== undefined && (
              <Words size="caption" ink="sign" align="center">
                {holder}
              </Words>
            )}
          </Pressable>
        ))}
      </View>
    </View>
  );
}

const useStyles = themed((tones) => ({
  wardrobe: { flex: 1, gap: SPACE.s },
  looks: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  look: {
    flexGrow: 1,
    flexBasis: 86,
    minHeight: 88,
    alignItems: 'center',
    padding: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(2),
    borderColor: tones.panel,
    backgroundColor: tones.page,
  },
  chosen: { borderColor: tones.lit, backgroundColor: tones.chosen },
}));
