import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Career } from '../../games/hollywood/hall/careers';
import type { HallFilter } from '../../games/hollywood/hall/filter';
import { Disclosure } from '../../ui/controls/Disclosure';
import { Panel } from '../../ui/controls/Panel';
import { Segments } from '../../ui/controls/Segments';
import { PlayerToken } from '../../ui/PlayerToken';
import { SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly filter: HallFilter;
  /** Everybody who ever played. */
  readonly people: readonly Career[];
  /** How many matches are left. */
  readonly count: number;
  readonly onChange: (filter: HallFilter) => void;
}

const EVERYBODY = '';
const TOKEN = 24;

/** Which matches are looked at: of whom, at which table, of which game. */
export function Filters({ filter, people, count, onChange }: Props) {
  const { t } = useTranslation('hall');
  const [isOpen, setIsOpen] = useState(false);
  const { player, seats, advanced, ...rest } = filter;
  const isOn = [player, seats, advanced].some((value) => value !== undefined);
  const game = advanced === undefined ? 'any' : advanced ? 'advanced' : 'basic';
  return (
    <Panel style={styles.panel}>
      <Disclosure
        label={isOn ? t('filter.on', { count }) : t('filter.open')}
        isOpen={isOpen}
        onToggle={() => {
          setIsOpen(!isOpen);
        }}
      >
        <View style={styles.choices}>
          <Segments
            label={t('filter.player')}
            options={[
              { value: EVERYBODY, label: t('filter.everybody') },
              ...people.map(({ key, name, colour, glyph }) => ({
                value: key,
                label: name,
                picture: <PlayerToken colour={colour} glyph={glyph} size={TOKEN} />,
              })),
            ]}
            value={player ?? EVERYBODY}
            onChange={(value) => {
              const { player: _player, ...others } = filter;
              onChange(value === EVERYBODY ? others : { ...others, player: value });
            }}
          />
          <Segments
            label={t('filter.seats')}
            options={[
              { value: 0, label: t('filter.any') },
              { value: 3, label: t('filter.three') },
              { value: 4, label: t('filter.four') },
            ]}
            value={seats ?? 0}
            onChange={(value) => {
              const { seats: _seats, ...others } = filter;
              onChange(value === 0 ? others : { ...others, seats: value });
            }}
          />
          <Segments
            label={t('filter.game')}
            options={(['any', 'basic', 'advanced'] as const).map((value) => ({
              value,
              label: t(`filter.${value}`),
            }))}
            value={game}
            onChange={(value) => {
              onChange({
                ...rest,
                ...(player !== undefined && { player }),
                ...(seats !== undefined && { seats }),
                ...(value !== 'any' && { advanced: value === 'advanced' }),
              });
            }}
          />
        </View>
      </Disclosure>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { paddingVertical: SPACE.s },
  choices: { gap: SPACE.m, paddingBottom: SPACE.s },
});
