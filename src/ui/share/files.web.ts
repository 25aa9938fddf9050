import type { ShareOutcome } from './outcome';

/** Long enough for a browser to have begun. */
const KEPT_MS = 10_000;

/** Gives a text out under a name: as a download. */
export function giveOut(name: string, text: string): Promise<ShareOutcome | 'saved'> {
  try {
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(address);
    }, KEPT_MS);
    return Promise.resolve('saved');
  } catch {
    return Promise.resolve('unavailable');
  }
}

/** The text of a file that the person chooses; `undefined` when they choose none. Rejects for one that cannot be read. */
export function chooseFile(): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const field = document.createElement('input');
    field.type = 'file';
    field.accept = '.json,.txt,application/json,text/plain';
    field.addEventListener('cancel', () => {
      resolve(undefined);
    });
    field.addEventListener('change', () => {
      const [file] = field.files ?? [];
      if (file === undefined) resolve(undefined);
      else file.text().then(resolve, reject);
    });
    field.click();
  });
}
