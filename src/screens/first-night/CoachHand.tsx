import { StyleSheet, View } from 'react-native';

import type { Studio } from '../../games/hollywood/types';
import { STUDIO_CARD_ASPECT } from '../../ui/cards/StudioCardFace';
import { SPACE } from '../../ui/theme/sizes';
import { StudioCardButton, type StudioKind } from '../board/StudioCardButton';
import type { TableLayout } from '../match/tableLayout';

export interface HandProps {
  readonly studio: Studio;
  readonly lifted: StudioKind | undefined;
  readonly marked: StudioKind | undefined;
  readonly whatOf: (kind: StudioKind) => string;
  readonly onStudio: (kind: StudioKind) => void;
}

interface Props extends HandProps {
  /** How wide a card is. */
  readonly width: number;
}

const KINDS: readonly StudioKind[] = ['clap', 'double'];
const SHARE = 0.44;
/** Narrow on phones, for the words beside them need the room. */
const WIDTH = { least: 46, most: 58, roomy: 84 } as const;

export function studioCardWidth({ form, foot }: TableLayout): number {
  const width = Math.round(foot.height * SHARE * STUDIO_CARD_ASPECT);
  return Math.max(WIDTH.least, Math.min(width, form === 'roomy' ? WIDTH.roomy : WIDTH.most));
}

/** The newcomer's two studio cards. */
export function CoachHand({ width, studio, lifted, marked, whatOf, onStudio }: Props) {
  return (
    <View style={styles.cards}>
      {KINDS.map((kind) => (
        <StudioCardButton
          key={kind}
          kind={kind}
          width={width}
          isSpent={kind === 'clap' ? !studio.clapBoard : !studio.doubleReel}
          isLifted={lifted === kind}
          isHinted={marked === kind}
          what={whatOf(kind)}
          onPress={onStudio}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ cards: { flexDirection: 'row', gap: SPACE.xs } });
