import { act, render } from '@testing-library/react-native';

import { FAMILY } from '../../src/ui/fonts/faces';
import { FontsProvider } from '../../src/ui/fonts/FontsProvider.web';
import { loadFace } from '../../src/ui/fonts/loadFace';
import { Words } from '../../src/ui/text/Words';
import { expectFace, expectSystemFace } from '../support/faces';

jest.mock('../../src/ui/fonts/loadFace', () => ({ loadFace: jest.fn() }));

const load = jest.mocked(loadFace);

function renderWords() {
  const onReady = jest.fn();
  render(
    <FontsProvider onReady={onReady}>
      <Words face="display">A title</Words>
      <Words face="text">A sentence</Words>
    </FontsProvider>,
  );
  return onReady;
}

async function pass(ms: number) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a page opens at once: the browser keeps the place of words whose font is on its way', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  const onReady = renderWords();
  expect(onReady).toHaveBeenCalledTimes(1);
  expectFace('A title', FAMILY.display);
  await pass(2900);
  expectFace('A title', FAMILY.display);
});

test('words whose font takes too long are the system’s from then on', async () => {
  load.mockImplementation((face) =>
    face === 'display' ? new Promise(() => undefined) : Promise.resolve(),
  );
  renderWords();
  await pass(3000);
  expectSystemFace('A title', FAMILY.display);
  expectFace('A sentence', FAMILY.text);
});

test('a font that fails is replaced by the system’s; the others are kept', async () => {
  load.mockImplementation((face) =>
    face === 'text' ? Promise.reject(new Error('file damaged')) : Promise.resolve(),
  );
  renderWords();
  await pass(0);
  expectSystemFace('A sentence', FAMILY.text);
  expectFace('A title', FAMILY.display);
});
