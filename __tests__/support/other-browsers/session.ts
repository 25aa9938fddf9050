/** What W3C's WebDriver and WebDriver BiDi call an input source, with what it does. */
export type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly object[];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] };

/** One window of one browser, as far as the smoke tests need it. */
export interface Session {
  /** Goes to an address and waits until it is loaded. */
  readonly goTo: (url: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  readonly back: () => Promise<unknown>;
  readonly forward: () => Promise<unknown>;
  /** Runs an expression in the page, and awaits a promise; gives its value as JSON does. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly perform: (input: InputSource) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

/** The size of a phone. */
export const WINDOW = { width: 390, height: 844 };

const LOOK_AGAIN_MS = 50;

/** What is there in the end; nothing when time is up. */
export async function soon<Value>(
  look: () => Promise<Value | undefined>,
  patience: number,
): Promise<Value | undefined> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined || Date.now() > end) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
