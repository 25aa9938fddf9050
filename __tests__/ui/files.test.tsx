import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { Share } from 'react-native';

import { chooseFile, giveOut } from '../../src/ui/share/files';

jest.mock('expo-sharing', () => ({ isAvailableAsync: jest.fn(), shareAsync: jest.fn() }));

/** A phone's files, by address. */
const mockDisk = new Map<string, string>();
/** What the person chooses next: an address, or nothing. */
let mockChoice: string | undefined;

jest.mock('expo-file-system', () => {
  class MockFile {
    readonly uri: string;
    static pickFileAsync() {
      const chosen =
        mockChoice === undefined
          ? { canceled: true, result: null }
          : { canceled: false, result: new MockFile(mockChoice) };
      return Promise.resolve(chosen);
    }
    constructor(...parts: readonly string[]) {
      this.uri = parts.join('/');
    }
    create({ overwrite = false } = {}) {
      if (mockDisk.has(this.uri) && !overwrite) throw new Error('there already');
      mockDisk.set(this.uri, '');
    }
    write(text: string) {
      mockDisk.set(this.uri, text);
    }
    text() {
      const text = mockDisk.get(this.uri);
      return text === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(text);
    }
  }
  return { File: MockFile, Paths: { cache: 'file:///cache' } };
});

const share = jest.spyOn(Share, 'share');

beforeEach(() => {
  mockDisk.clear();
  jest.mocked(isAvailableAsync).mockResolvedValue(true);
  jest.mocked(shareAsync).mockReset().mockResolvedValue();
  share.mockReset().mockResolvedValue({ action: Share.sharedAction, activityType: undefined });
});

test('a phone is given a file, also a second time the same day', async () => {
  await giveOut('backlot.json', 'yesterday');
  expect(await giveOut('backlot.json', '{"matches":[]}')).toBe('shared');
  expect(shareAsync).toHaveBeenLastCalledWith(
    'file:///cache/backlot.json',
    expect.objectContaining({ mimeType: 'application/json' }),
  );
  expect(mockDisk.get('file:///cache/backlot.json')).toBe('{"matches":[]}');
  expect(share).not.toHaveBeenCalled();
});

test.each([
  ['has nowhere to put a file', () => jest.mocked(isAvailableAsync).mockResolvedValue(false)],
  ['refuses it', () => jest.mocked(shareAsync).mockRejectedValue(new Error('refused'))],
])('a phone that %s is given the text', async (_what, arrange) => {
  arrange();
  expect(await giveOut('backlot.json', 'everything')).toBe('shared');
  expect(share).toHaveBeenCalledWith({ message: 'everything' });
});

test('the text of a file that is chosen; nothing where none is', async () => {
  mockDisk.set('file:///elsewhere/kept.json', 'kept');
  mockChoice = 'file:///elsewhere/kept.json';
  expect(await chooseFile()).toBe('kept');
  mockChoice = undefined;
  expect(await chooseFile()).toBeUndefined();
});

test('a file that cannot be read is told of', async () => {
  mockChoice = 'file:///elsewhere/gone.json';
  await expect(chooseFile()).rejects.toThrow('gone');
});
