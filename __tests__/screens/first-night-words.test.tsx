import { SCENE_IDS } from '../../src/games/hollywood/first-night/scenes';
import { LANGUAGES } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import { promptFit } from '../../src/screens/board/promptFit';
import { COACH_HEIGHT } from '../../src/screens/first-night/Coach';
import { studioCardWidth } from '../../src/screens/first-night/CoachHand';
import { tableLayout } from '../../src/screens/match/tableLayout';

/** What a phone leaves of the coach beside two studio cards, or beside the widest button. */
function besideCards(width: number, height: number, textScale: number) {
  const layout = tableLayout(width, height, 3, { foot: COACH_HEIGHT, textScale });
  return {
    width: layout.foot.width - EDGES.across - 2 * studioCardWidth(layout),
    height: layout.foot.height - EDGES.down,
    textScale: layout.textScale,
  };
}

const EDGES = { across: 46, down: 14 } as const;

const PHONES = [
  ['the smallest phone', besideCards(320, 568, 1)],
  ['a narrow phone', besideCards(320, 640, 1)],
  ['a small phone', besideCards(360, 640, 1)],
  ['a small phone with large text', besideCards(360, 640, 1.3)],
] as const;

const CASES = LANGUAGES.flatMap((language) =>
  PHONES.map(([phone, room]) => [language, phone, room] as const),
);

describe.each(CASES)('the coach in %s on %s', (language, _phone, room) => {
  const { scenes, answer } = RESOURCES[language].firstNight;

  test.each(SCENE_IDS.filter((id) => id !== 'winning'))(
    'can be read to the end in scene %s',
    (id) => {
      const { title, why } = scenes[id];
      expect(promptFit(title, why, room, false).hint).toBeDefined();
    },
  );

  test('can be read to the end when a try was not right', () => {
    for (const id of SCENE_IDS) {
      const scene = scenes[id];
      const answers = [...Object.values(answer), 'elsewhere' in scene ? scene.elsewhere : ''];
      for (const words of answers)
        expect({ words, ...promptFit(words, scene.title, room, false) }).toHaveProperty(
          'hint',
          expect.any(String),
        );
    }
  });
});
