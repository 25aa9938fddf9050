import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Player } from '../../engine/players';
import type { Studio } from '../../games/hollywood/types';
import { Button } from '../../ui/Button';
import { STUDIO_CARD_ASPECT } from '../../ui/cards/StudioCardFace';
import { IconButton } from '../../ui/IconButton';
import { useLate } from '../../ui/motion/useLate';
import { PlayerToken } from '../../ui/PlayerToken';
import { InTextScale } from '../../ui/text/TextScale';
import { typeAt } from '../../ui/text/type';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import { HintMark } from '../match/HintMark';
import type { TableLayout } from '../match/tableLayout';
import type { SectionName } from '../rules/sections';
import { HandShelf, hasSomething } from './HandShelf';
import { promptFit, TALL_FOOT } from './promptFit';
import { StudioCardButton, type StudioKind } from './StudioCardButton';
import type { Prompt } from './usePrompt';

/** What the hand has to do with hints; nothing while nobody may ask for one. */
export interface HandHint {
  /** Whether the hint stands where the prompt does. */
  readonly isShown: boolean;
  /** Asks for the hint, or brings it up again; absent while it is looked for or read. */
  readonly onAsk: (() => void) | undefined;
  /** Puts the hint away and the cards back in its place; absent where both are seen. */
  readonly onClose: (() => void) | undefined;
  /** The studio card it points at. */
  readonly studio: StudioKind | undefined;
}

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
  readonly hint: HandHint | undefined;
  /** What the rules tell more of: then the prompt leads there instead of to a hint. */
  readonly why: SectionName | undefined;
  readonly onExplain: (section: SectionName) => void;
}

const KINDS: readonly StudioKind[] = ['clap', 'double'];
const CARD_SHARE = 0.72;
const NARROW = 270;
/** What borders, padding and the gap between the words take of the height. */
const EDGES = 2 * (SPACE.xs + 3) + 2;
/** What the lamp before the prompt takes of its first line, in letters. */
const LAMP = 'ooo ';
/** From this height on the hand shows what its player has made so far, where the words keep a width to be read in. */
const SHELF = { from: 180, share: 0.42, words: 150 } as const;
const TOKEN = 64;

function hasRoomForShelf({ form, foot }: TableLayout, cardWidth: number): boolean {
  const token = form === 'roomy' ? TOKEN : 0;
  const words = foot.width * (1 - SHELF.share) - token - 2 * cardWidth - 4 * SPACE.m;
  return foot.height >= SHELF.from && words >= SHELF.words;
}

/** How wide a studio card may be: beside a narrow board words need the room. */
function widest({ form, foot }: TableLayout): number {
  if (form === 'roomy') return 84;
  if (foot.width < NARROW) return TARGET;
  return foot.height < TALL_FOOT ? 58 : 72;
}

/** What the player on turn is asked, and the cards in hand. It follows what happens on the board. */
export function Hand(props: Props) {
  return <HeldHand {...useLate(props)} />;
}

const HeldHand = memo(function HeldHand(props: Props) {
  const styles = useStyles();
  const { layout, player, studio, prompt, lifted, whatOf, onStudio, onPlace, hint } = props;
  const { why, onExplain } = props;
  const mark = why === undefined ? hint && 'hint' : 'why';
  const { t } = useTranslation(['table', 'rules']);
  const isRoomy = layout.form === 'roomy';
  const cardWidth = Math.round(
    Math.min(layout.foot.height * CARD_SHARE * STUDIO_CARD_ASPECT, widest(layout)),
  );
  const [width, setWidth] = useState(layout.foot.width / 2);
  const { textScale } = layout;
  const room = { width, height: layout.foot.height - EDGES, textScale };
  const fit = promptFit(
    (mark === undefined ? '' : LAMP) + prompt.title,
    prompt.hint,
    room,
    isRoomy || layout.foot.height >= TALL_FOOT,
  );
  const explained = why && {
    label: t('rules:open', { title: t(`rules:section.${why}.title`) }),
    onPress: () => {
      onExplain(why);
    },
  };
  const asked = hint?.onAsk && { label: t('table:hint.ask'), onPress: hint.onAsk };
  const touch = explained ?? asked;
  const ink = (usual: 'sign' | 'night') => (prompt.isUrgent ? 'plate' : usual);
  return (
    <View
      style={[
        styles.hand,
        prompt.isUrgent && styles.urgent,
        { flexDirection: layout.across, height: layout.foot.height },
      ]}
    >
      {isRoomy && player && (
        <PlayerToken colour={player.colour} glyph={player.glyph} size={TOKEN} />
      )}
      <View
        style={styles.words}
        onLayout={({ nativeEvent }) => {
          setWidth(nativeEvent.layout.width);
        }}
      >
        {touch && (
          /* Beneath the prompt and not around it: all of it can be touched, and its words stay words. */
          <Pressable
            role="button"
            aria-label={touch.label}
            onPress={touch.onPress}
            style={({ pressed }) => [
              StyleSheet.absoluteFill,
              styles.target,
              pressed && styles.pressed,
            ]}
          />
        )}
        <InTextScale scale={fit.textScale}>
          <View style={styles.prompt}>
            <Words size={fit.title} face="strong" ink={ink('sign')}>
              {mark && (
                <HintMark
                  icon={mark}
                  size={typeAt(fit.textScale)[fit.title].lineHeight - 1}
                  style={styles.lamp}
                />
              )}
              {prompt.title}
            </Words>
            {fit.hint !== undefined && (
              <Words size={fit.hint} ink={ink('night')}>
                {prompt.hint}
              </Words>
            )}
          </View>
        </InTextScale>
      </View>
      {studio &&
        hasSomething(studio) &&
        hint?.isShown !== true &&
        hasRoomForShelf(layout, cardWidth) && (
          <HandShelf
            studio={studio}
            width={layout.foot.width * SHELF.share}
            height={layout.foot.height - 2 * SPACE.l}
          />
        )}
      {onPlace !== undefined && <Button label={t('table:preview.place')} onPress={onPlace} />}
      {hint?.onClose && (
        <IconButton icon="close" label={t('table:hint.close')} onPress={hint.onClose} />
      )}
      {onPlace === undefined && hint?.onClose === undefined && studio && (
        <View style={styles.cards}>
          {KINDS.map((kind) => (
            <StudioCardButton
              key={kind}
              kind={kind}
              width={cardWidth}
              isSpent={kind === 'clap' ? !studio.clapBoard : !studio.doubleReel}
              isLifted={lifted === kind}
              isHinted={hint?.studio === kind}
              what={whatOf(kind)}
              onPress={onStudio}
            />
          ))}
        </View>
      )}
    </View>
  );
});

const useStyles = themed((tones) => ({
  hand: {
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    backgroundColor: tones.panel,
  },
  urgent: { backgroundColor: tones.plate, borderWidth: tones.edge(3), borderColor: tones.spot },
  words: { flex: 1, alignSelf: 'stretch', justifyContent: 'center' },
  prompt: { gap: 2, pointerEvents: 'none' },
  target: { borderRadius: RADIUS.m },
  pressed: { backgroundColor: tones.chosen },
  lamp: { marginRight: SPACE.xs },
  cards: { flexDirection: 'row', gap: SPACE.xs },
}));
