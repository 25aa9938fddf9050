import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { CardFace } from '../../../ui/art/CardFace';
import { Button } from '../../../ui/Button';
import { Words } from '../../../ui/text/Words';
import { COLOUR } from '../../../ui/theme/colours';
import { SPACE } from '../../../ui/theme/sizes';
import { InLook } from '../../../ui/theme/TonesContext';
import { Picture } from './Picture';
import { SAMPLE_COLUMNS, SAMPLE_PLAYERS } from './sample';
import { PICTURE } from './size';
import { SlidingReel } from './SlidingReel';

const CARD = { width: 120, height: 38, x: 90 } as const;
const REEL = { size: 38, x: 180 } as const;
const STAGGER_MS = 45;

/** The column that is shown, top card first; the demo has as many reels as it has cards. */
const COLUMN = SAMPLE_COLUMNS[1] ?? [];

function topOf(fromBottom: number): number {
  return 176 - (fromBottom + 1) * CARD.height - fromBottom * 4;
}

function useStatus(placed: number): string {
  const { t } = useTranslation('programme');
  if (placed === 0) return t('place.empty');
  if (placed === 1) return t('place.placedFirst');
  return placed === COLUMN.length ? t('place.full') : t('place.placedNext');
}

/** One column to try the one rule on: each new reel takes the bottom card and bumps the others up. */
export function PlaceDemo({ width }: { readonly width: number }) {
  const { t } = useTranslation('programme');
  const [placed, setPlaced] = useState(0);
  const status = useStatus(placed);
  const scale = width / PICTURE.width;
  const isFull = placed === COLUMN.length;
  return (
    <View style={styles.demo}>
      <View>
        <Picture width={width}>
          {COLUMN.map((card, row) => (
            <CardFace
              key={row}
              {...card}
              focus="left"
              x={CARD.x}
              y={topOf(COLUMN.length - 1 - row)}
              width={CARD.width}
              height={CARD.height}
            />
          ))}
        </Picture>
        {SAMPLE_PLAYERS.slice(0, placed).map((player, order) => {
          const fromBottom = placed - 1 - order;
          return (
            <SlidingReel
              key={player.glyph}
              player={player}
              size={REEL.size * scale}
              left={(REEL.x - REEL.size / 2) * scale}
              top={(topOf(fromBottom) + CARD.height / 2 - REEL.size / 2) * scale}
              from={PICTURE.height * scale}
              delay={fromBottom * STAGGER_MS}
            />
          );
        })}
      </View>
      <InLook look="evening">
        <View style={styles.controls}>
          <View aria-live="polite" style={styles.status}>
            <Words size="caption" ink="night">
              {status}
            </Words>
          </View>
          <Button
            label={isFull ? t('place.again') : t('place.tryIt')}
            onPress={() => {
              setPlaced(isFull ? 0 : placed + 1);
            }}
          />
        </View>
      </InLook>
    </View>
  );
}

const styles = StyleSheet.create({
  demo: { backgroundColor: COLOUR.midnight, overflow: 'hidden' },
  controls: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: SPACE.s,
    padding: SPACE.m,
  },
  status: { flexGrow: 1, flexShrink: 1, flexBasis: 130, minHeight: 38, justifyContent: 'center' },
});
