import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Player } from '../../engine/players';
import type { Studio } from '../../games/hollywood/types';
import { Button } from '../../ui/Button';
import { STUDIO_CARD_ASPECT } from '../../ui/cards/StudioCardFace';
import { useLate } from '../../ui/motion/useLate';
import { PlayerToken } from '../../ui/PlayerToken';
import { Words } from '../../ui/text/Words';
import { COLOUR } from '../../ui/theme/colours';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import type { TableLayout } from '../match/tableLayout';
import { HandShelf } from './HandShelf';
import { promptFit } from './promptFit';
import { StudioCardButton, type StudioKind } from './StudioCardButton';
import type { Prompt } from './usePrompt';

interface Props {
  readonly layout: TableLayout;
  readonly player: Player | undefined;
  readonly studio: Studio | undefined;
  readonly prompt: Prompt;
  readonly lifted: StudioKind | undefined;
  readonly whatOf: (kind: StudioKind) => string;
  readonly onStudio: (kind: StudioKind) => void;
  /** Places the reel where the preview stands; absent without one. */
  readonly onPlace: (() => void) | undefined;
}

const KINDS: readonly StudioKind[] = ['clap', 'double'];
const CARD_SHARE = 0.72;
/** What borders, padding and the gap between the words take of the height. */
const EDGES = 2 * (SPACE.xs + 3) + 2;
/** From this height on the hand shows what its player has made so far. */
const SHELF = { from: 180, share: 0.42 } as const;

/** What the player on turn is asked, and the cards in hand. It follows what happens on the board. */
export function Hand(props: Props) {
  return <HeldHand {...useLate(props)} />;
}

const HeldHand = memo(function HeldHand(props: Props) {
  const { layout, player, studio, prompt, lifted, whatOf, onStudio, onPlace } = props;
  const { t } = useTranslation('table');
  const isRoomy = layout.form === 'roomy';
  const cardWidth = Math.round(
    Math.min(layout.foot.height * CARD_SHARE * STUDIO_CARD_ASPECT, isRoomy ? 84 : 58),
  );
  const [width, setWidth] = useState(layout.foot.width / 2);
  const room = { width, height: layout.foot.height - EDGES };
  const fit = promptFit(prompt.title, prompt.hint, room, isRoomy);
  return (
    <View style={[styles.hand, prompt.isUrgent && styles.urgent, { height: layout.foot.height }]}>
      {isRoomy && player && <PlayerToken colour={player.colour} glyph={player.glyph} size={64} />}
      <View
        style={styles.words}
        onLayout={({ nativeEvent }) => {
          setWidth(nativeEvent.layout.width);
        }}
      >
        <Words size={fit.title} face="strong" ink={prompt.isUrgent ? 'plate' : 'sign'}>
          {prompt.title}
        </Words>
        {fit.hint !== undefined && (
          <Words size={fit.hint} ink={prompt.isUrgent ? 'plate' : 'night'}>
            {prompt.hint}
          </Words>
        )}
      </View>
      {studio && layout.foot.height >= SHELF.from && (
        <HandShelf
          studio={studio}
          width={layout.foot.width * SHELF.share}
          height={layout.foot.height - 2 * SPACE.l}
        />
      )}
      {onPlace !== undefined ? (
        <Button label={t('preview.place')} onPress={onPlace} />
      ) : (
        studio && (
          <View style={styles.cards}>
            {KINDS.map((kind) => (
              <StudioCardButton
                key={kind}
                kind={kind}
                width={cardWidth}
                isSpent={kind === 'clap' ? !studio.clapBoard : !studio.doubleReel}
                isLifted={lifted === kind}
                what={whatOf(kind)}
                onPress={onStudio}
              />
            ))}
          </View>
        )
      )}
    </View>
  );
});

const styles = StyleSheet.create({
  hand: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    borderColor: COLOUR.brass,
    backgroundColor: COLOUR.wall,
  },
  urgent: { backgroundColor: COLOUR.brassLight, borderWidth: 3, borderColor: COLOUR.bulbCore },
  words: { flex: 1, gap: 2 },
  cards: { flexDirection: 'row', gap: SPACE.xs },
});
