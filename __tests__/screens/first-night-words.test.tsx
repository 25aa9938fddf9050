import { SCENE_IDS } from '../../src/games/hollywood/first-night/scenes';
import { LANGUAGES } from '../../src/i18n/languages';
import { RESOURCES } from '../../src/i18n/resources';
import { promptFit } from '../../src/screens/board/promptFit';
import { COACH_HEIGHT } from '../../src/screens/first-night/Coach';

/** What the narrowest phone leaves of the coach beside two studio cards, or beside the widest button. */
const BESIDE = { width: 206, height: COACH_HEIGHT - 14 } as const;

describe.each(LANGUAGES)('the coach in %s', (language) => {
  const { scenes, answer } = RESOURCES[language].firstNight;

  test.each(SCENE_IDS.filter((id) => id !== 'winning'))(
    'can be read to the end in scene %s on the smallest phone',
    (id) => {
      const { title, why } = scenes[id];
      expect(promptFit(title, why, BESIDE, false).hint).toBeDefined();
    },
  );

  test('can be read to the end when a try was not right', () => {
    for (const id of SCENE_IDS) {
      const scene = scenes[id];
      const answers = [...Object.values(answer), 'elsewhere' in scene ? scene.elsewhere : ''];
      for (const words of answers)
        expect({ words, ...promptFit(words, scene.title, BESIDE, false) }).toHaveProperty(
          'hint',
          expect.any(String),
        );
    }
  });
});
