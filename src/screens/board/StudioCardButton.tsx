import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withSpring,
} from 'react-native-reanimated';

import { StudioCardFace } from '../../ui/cards/StudioCardFace';
import { useMotion } from '../../ui/motion/MotionProvider';
import { themed } from '../../ui/theme/themed';
import { RADIUS, TARGET } from '../../ui/theme/sizes';
import { HintMark } from '../match/HintMark';

export type StudioKind = 'clap' | 'double';

interface Props {
  readonly kind: StudioKind;
  readonly width: number;
  readonly isSpent: boolean;
  readonly isLifted: boolean;
  /** The hint points at it. */
  readonly isHinted: boolean;
  /** What it does, or why it cannot be played now. */
  readonly what: string;
  readonly onPress: (kind: StudioKind) => void;
}

const LIFT = -10;
const MARK = 22;
const SPRING = { duration: 260, dampingRatio: 0.6, reduceMotion: ReduceMotion.Never } as const;

/** A studio card in the hand: the first tap lifts it and says what it does, the second plays it. */
export function StudioCardButton(props: Props) {
  const styles = useStyles();
  const { kind, width, isSpent, isLifted, isHinted, what, onPress } = props;
  const { t } = useTranslation(['table', 'programme']);
  const motion = useMotion();
  const lift = useSharedValue(0);
  useEffect(() => {
    const target = isLifted ? LIFT : 0;
    lift.set(motion === 'full' ? withSpring(target, SPRING) : target);
  }, [isLifted, lift, motion]);
  const style = useAnimatedStyle(() => ({
    transform: [{ translateY: lift.value }, { rotate: `${lift.value * 0.4}deg` }],
  }));
  const label = t('table:studio.label', { card: t(`programme:studio.${kind}`), what });
  return (
    <Pressable
      role="button"
      aria-label={isHinted ? `${label} ${t('table:hint.mark')}` : label}
      onPress={() => {
        onPress(kind);
      }}
      style={styles.target}
    >
      <Animated.View style={style}>
        <StudioCardFace kind={kind} width={width} isSpent={isSpent} />
        {isHinted && (
          <View style={[StyleSheet.absoluteFill, styles.hinted]}>
            <HintMark size={MARK} />
          </View>
        )}
      </Animated.View>
    </Pressable>
  );
}

const useStyles = themed((tones) => ({
  target: { minWidth: TARGET, minHeight: TARGET, borderRadius: RADIUS.s },
  hinted: { borderWidth: tones.edge(3), borderColor: tones.spot, borderRadius: RADIUS.s },
}));
