import { SCENE_IDS, sceneAt } from '../../src/games/hollywood/first-night/scenes';
import { stripIn } from '../../src/screens/first-night/lessonStrip';
import { lessonView } from '../../src/screens/first-night/lessonView';

function filmsAt(id: (typeof SCENE_IDS)[number]): number {
  const scene = sceneAt(SCENE_IDS.indexOf(id));
  return stripIn({ scene, view: lessonView(scene.at) }).length;
}

test('the coach shows the films that a scene speaks of', () => {
  expect(filmsAt('project')).toBe(1);
  expect(filmsAt('award')).toBe(2);
  expect(filmsAt('largest')).toBe(5);
});

test('other scenes show none', () => {
  expect(filmsAt('place')).toBe(0);
  expect(filmsAt('blockbuster')).toBe(0);
});
