import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import type { ShareOutcome } from './outcome';
import { shareText } from './shareText';

/** Gives a text out under a name: as a file, to wherever the phone can put one. Where it can put none, as a text. */
export async function giveOut(name: string, text: string): Promise<ShareOutcome | 'saved'> {
  try {
    if (!(await isAvailableAsync())) return await shareText(text);
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    await shareAsync(file.uri, { mimeType: 'application/json', UTI: 'public.json' });
    return 'shared';
  } catch {
    return shareText(text);
  }
}

/** The text of a file that the person chooses; `undefined` when they choose none. Rejects for one that cannot be read. */
export async function chooseFile(): Promise<string | undefined> {
  // Of any kind: phones do not agree on what kind of file this is. What is in it is looked at closely.
  const picked = await File.pickFileAsync({});
  return picked.canceled ? undefined : picked.result.text();
}
