import type { ShareOutcome } from './outcome';
import { shareText } from './shareText';

/** Phones take a text by the share sheet; a file of one's own choice only browsers can be asked for so far. */
export function canChooseFiles(): boolean {
  return false;
}

/** Gives a text out under a name. */
export function giveOut(_name: string, text: string): Promise<ShareOutcome | 'saved'> {
  return shareText(text);
}

/** The text of a file that the person chooses; `undefined` when they choose none. */
export function chooseFile(): Promise<string | undefined> {
  return Promise.resolve(undefined);
}
