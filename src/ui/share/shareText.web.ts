import type { ShareOutcome } from './outcome';

/** Browsers differ in what they have, and neither exists on a page that is not secure. */
type Sharing = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

async function copy({ clipboard }: Sharing, text: string): Promise<ShareOutcome> {
  if (clipboard === undefined) return 'unavailable';
  try {
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'unavailable';
  }
}

/** Shares where the browser can, else copies. */
export async function shareText(text: string): Promise<ShareOutcome> {
  const browser: Sharing = navigator;
  if (browser.share === undefined) return copy(browser, text);
  try {
    await browser.share({ text });
    return 'shared';
  } catch (error) {
    const isDismissed = error instanceof Error && error.name === 'AbortError';
    return isDismissed ? 'dismissed' : copy(browser, text);
  }
}
