import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { CardId } from '../../games/hollywood/types';
import { Button } from '../../ui/Button';
import { ProjectStrip } from '../../ui/cards/ProjectStrip';
import { InTextScale } from '../../ui/text/TextScale';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';
import { promptFit } from '../board/promptFit';
import type { TableLayout } from '../match/tableLayout';
import { CoachHand, type HandProps, studioCardWidth } from './CoachHand';
import type { CoachWords } from './useCoachWords';

interface Props {
  readonly layout: TableLayout;
  readonly words: CoachWords;
  /** The project that a film has just joined. */
  readonly strip: readonly CardId[];
  /** The studio cards; absent while cards go out. */
  readonly hand: HandProps | undefined;
  /** Places the reel where the preview stands; absent without one. */
  readonly onPlace: (() => void) | undefined;
  /** Absent where something else is to be done. */
  readonly onGoOn: (() => void) | undefined;
}

/** The least height in which every scene can be read to its end, in every language. */
export const COACH_HEIGHT = 124;
/** From this height on there is room for large type. */
const TALL = 180;
const STRIP = { frame: 30, width: 108 } as const;
/** What borders, padding and the gap between the words take. */
const EDGES = 2 * (SPACE.xs + 2) + 2;

/** The voice of the evening, where the hand is at other tables: beneath the board and never over it. */
export function Coach({ layout, words, strip, hand, onPlace, onGoOn }: Props) {
  const styles = useStyles();
  const { t } = useTranslation(['firstNight', 'table']);
  const [width, setWidth] = useState(layout.foot.width / 2);
  const { textScale } = layout;
  const room = { width, height: layout.foot.height - EDGES, textScale };
  const isRoomy = layout.form === 'roomy' || layout.foot.height >= TALL;
  const fit = promptFit(words.title, words.why, room, isRoomy);
  return (
    <View
      role="region"
      aria-label={t('title')}
      style={[styles.coach, words.isWrong && styles.wrong, { height: layout.foot.height }]}
    >
      <View
        style={styles.words}
        onLayout={({ nativeEvent }) => {
          setWidth(nativeEvent.layout.width);
        }}
      >
        <InTextScale scale={fit.textScale}>
          <Words size={fit.title} face="strong" ink="sign">
            {words.title}
          </Words>
          {fit.hint !== undefined && words.why !== '' && <Words size={fit.hint}>{words.why}</Words>}
        </InTextScale>
      </View>
      {onPlace && <Button label={t('table:preview.place')} onPress={onPlace} />}
      {onGoOn && (
        <View style={styles.onwards}>
          {strip.length > 0 && (
            <ProjectStrip films={strip} frame={Math.min(STRIP.frame, STRIP.width / strip.length)} />
          )}
          <Button label={t('goOn')} onPress={onGoOn} />
        </View>
      )}
      {hand && onPlace === undefined && onGoOn === undefined && (
        <CoachHand {...hand} width={studioCardWidth(layout)} />
      )}
    </View>
  );
}

const useStyles = themed((tones) => ({
  coach: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(2),
    borderColor: tones.sign,
    backgroundColor: tones.panel,
  },
  wrong: { borderStyle: 'dashed', borderColor: tones.spot },
  onwards: { alignItems: 'center', gap: SPACE.s },
  words: { flex: 1, alignSelf: 'stretch', justifyContent: 'center', gap: 2 },
}));
