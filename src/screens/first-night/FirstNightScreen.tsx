import { useState } from 'react';
import { View } from 'react-native';

import type { SceneId } from '../../games/hollywood/first-night/scenes';
import { useFirstNight } from '../../session/useFirstNight';
import { themed } from '../../ui/theme/themed';
import { usePatience } from '../marquee/usePatience';
import { useSheets } from '../match/sheets/MatchSheets';
import { Finale } from './Finale';
import { LessonTable } from './LessonTable';
import { LAST, useLesson } from './useLesson';

/** A storage that has not answered by now keeps nobody waiting: the evening begins with its first scene. */
const PATIENCE_MS = 1500;

function Evening({ start }: { readonly start: SceneId }) {
  const sheets = useSheets();
  const lesson = useLesson(start, sheets.sheet !== undefined);
  return lesson.position.number === LAST ? (
    <Finale lesson={lesson} />
  ) : (
    <LessonTable lesson={lesson} sheets={sheets} />
  );
}

/** The first night: a newcomer learns the game by playing it. Found again in the scene in which it was left. */
export function FirstNightScreen() {
  const styles = useStyles();
  const { status, scene } = useFirstNight();
  const isEarly = usePatience(status === 'reading', PATIENCE_MS);
  const [start, setStart] = useState<SceneId>();
  // Taken once: from here on the evening itself says where it is.
  if (start === undefined && !isEarly) setStart(scene);
  return start === undefined ? <View style={styles.dark} /> : <Evening start={start} />;
}

const useStyles = themed((tones) => ({ dark: { flex: 1, backgroundColor: tones.page } }));
