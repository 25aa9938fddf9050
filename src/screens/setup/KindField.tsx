import { useTranslation } from 'react-i18next';
import { Pressable, View } from 'react-native';
import { Path } from 'react-native-svg';

import type { Player } from '../../engine/players';
import { ICONS } from '../../ui/art/icons';
import { useRadioKeys } from '../../ui/controls/useRadioKeys';
import { Drawing } from '../../ui/Drawing';
import { SIGN } from '../../ui/iconPlate';
import { RADIUS, TARGET } from '../../ui/theme/sizes';
import { themed } from '../../ui/theme/themed';
import { useTones } from '../../ui/theme/TonesContext';

interface Props {
  /** The seat, counted from 1. */
  readonly number: number;
  readonly value: Player['kind'];
  readonly onChange: (kind: Player['kind']) => void;
}

const KINDS = ['person', 'bot'] as const;

/** A person or a bot, as two signs side by side; the words for what is chosen stand in the row of the seat. */
export function KindField({ number, value, onChange }: Props) {
  const styles = useStyles();
  const tones = useTones();
  const { t } = useTranslation('setup');
  const radio = useRadioKeys(KINDS.length, KINDS.indexOf(value), (index) => {
    onChange(KINDS[index] ?? value);
  });
  return (
    <View role="radiogroup" aria-label={t('seat.kind', { number })} style={styles.pair}>
      {KINDS.map((kind, index) => (
        <Pressable
          key={kind}
          role="radio"
          aria-checked={kind === value}
          aria-label={t(`seat.${kind}`)}
          onPress={() => {
            onChange(kind);
          }}
          style={[styles.kind, kind === value && styles.chosen]}
          {...radio(index)}
        >
          <Drawing width={SIGN} height={SIGN} viewBox="0 0 24 24">
            <Path
              d={ICONS[kind]}
              fill={kind === value ? tones.plateInk : tones.sign}
              fillRule="evenodd"
            />
          </Drawing>
        </Pressable>
      ))}
    </View>
  );
}

const useStyles = themed((tones) => ({
  pair: {
    flexDirection: 'row',
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.hairline,
    backgroundColor: tones.page,
  },
  kind: {
    width: TARGET,
    height: TARGET,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.m - 1,
  },
  chosen: {
    backgroundColor: tones.plate,
    boxShadow: `inset 0 0 0 1.5px ${tones.plateEdge}`,
  },
}));
