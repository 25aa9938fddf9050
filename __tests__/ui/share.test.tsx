import { Share } from 'react-native';

import { shareText } from '../../src/ui/share/shareText';
import { shareText as shareOnWeb } from '../../src/ui/share/shareText.web';

describe('on a phone', () => {
  test.each([
    ['sharedAction', 'shared'],
    ['dismissedAction', 'dismissed'],
  ] as const)('%s counts as %s', async (action, outcome) => {
    const share = jest.spyOn(Share, 'share').mockResolvedValue({ action });
    expect(await shareText('hello')).toBe(outcome);
    expect(share).toHaveBeenCalledWith({ message: 'hello' });
    share.mockRestore();
  });

  test('a phone that refuses leaves the text to be shown', async () => {
    const share = jest.spyOn(Share, 'share').mockRejectedValue(new Error('refused'));
    expect(await shareText('hello')).toBe('unavailable');
    share.mockRestore();
  });
});

describe('in a browser', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

  function browserWith(abilities: object): void {
    Object.defineProperty(globalThis, 'navigator', { value: abilities, configurable: true });
  }

  afterEach(() => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
  });

  const done = () => Promise.resolve();
  const refused = () => Promise.reject(new Error('not allowed'));
  const dismissed = () =>
    Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }));

  test.each([
    ['shares', { share: done }, 'shared'],
    ['was told not to', { share: dismissed, clipboard: { writeText: done } }, 'dismissed'],
    ['copies what it may not share', { share: refused, clipboard: { writeText: done } }, 'copied'],
    ['copies', { clipboard: { writeText: done } }, 'copied'],
    ['may do neither', { share: refused, clipboard: { writeText: refused } }, 'unavailable'],
    ['can do neither', {}, 'unavailable'],
  ] as const)('one that %s', async (_what, abilities, outcome) => {
    browserWith(abilities);
    expect(await shareOnWeb('hello')).toBe(outcome);
  });

  test('the text is handed over as it is', async () => {
    const writeText = jest.fn(done);
    browserWith({ clipboard: { writeText } });
    await shareOnWeb('Ada won!\nSeed code: 7');
    expect(writeText).toHaveBeenCalledWith('Ada won!\nSeed code: 7');
  });
});
