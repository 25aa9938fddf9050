import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessibilityInfo, Platform, View } from 'react-native';

import { IconButton } from '../../../ui/IconButton';
import { InTextScale } from '../../../ui/text/TextScale';
import { Words } from '../../../ui/text/Words';
import { themed } from '../../../ui/theme/themed';
import { RADIUS, SPACE, TARGET } from '../../../ui/theme/sizes';
import { promptFit } from '../../board/promptFit';
import type { SectionName } from '../../rules/sections';
import { HintMark } from '../HintMark';
import type { StripRoom } from '../strip';
import { TIPS } from './situations';
import type { ShownTip } from './useTip';

interface Props extends StripRoom {
  readonly tip: ShownTip;
  readonly onExplain: (section: SectionName) => void;
}

const MARK = 24;
/** What everything beside the words takes. */
const BESIDE = 2 * TARGET + 3 * SPACE.s + SPACE.xs + 2;
/** What its edges take of the height, so that no line touches them. */
const EDGES = 8;
const WITH_MARK = BESIDE + MARK + SPACE.s;
/** Where there is less room, or words are larger, the mark makes way for them. */
const MARK_FROM = 340;

/** The room for the words of a tip. */
export function tipRoom({ width, height, textScale }: StripRoom) {
  const hasMark = width >= MARK_FROM * textScale;
  return {
    hasMark,
    width: width - (hasMark ? WITH_MARK : BESIDE),
    height: height - EDGES,
    textScale,
  };
}

/** One line on what has just happened for the first time, why, and away with it. The table makes room for it. */
export function TipStrip({ tip: { name, close }, onExplain, ...strip }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('tips');
  const words = name === undefined ? '' : t(`tip.${name}`);

  useEffect(() => {
    // iOS has no live regions.
    if (words !== '' && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(words);
  }, [words]);

  const { hasMark, ...room } = tipRoom(strip);
  const fit = promptFit(words, '', room, strip.width >= 600);
  return (
    // There before its words are: a live region that comes with them is not read out.
    <View aria-live="polite" style={name === undefined && styles.none}>
      {name !== undefined && (
        <View role="group" aria-label={t('label')} style={[styles.strip, { height: strip.height }]}>
          {hasMark && <HintMark icon="why" size={MARK} />}
          <InTextScale scale={fit.textScale}>
            <Words size={fit.title} face="strong" style={styles.words}>
              {words}
            </Words>
          </InTextScale>
          <IconButton
            icon="rules"
            label={t('why')}
            onPress={() => {
              onExplain(TIPS[name].section);
            }}
          />
          <IconButton icon="check" label={t('close')} onPress={close} />
        </View>
      )}
    </View>
  );
}

const useStyles = themed((tones) => ({
  /** Takes no room, nor the gap that the table leaves between its parts. */
  none: { position: 'absolute' },
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingLeft: SPACE.s,
    paddingRight: SPACE.xs,
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(1),
    borderColor: tones.line,
    backgroundColor: tones.chosen,
  },
  words: { flex: 1 },
}));
