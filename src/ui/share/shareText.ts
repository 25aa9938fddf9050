import { Share } from 'react-native';

import type { ShareOutcome } from './outcome';

/** Hands a text to whatever the phone offers: a message, a note, a file. */
export async function shareText(text: string): Promise<ShareOutcome> {
  try {
    const { action } = await Share.share({ message: text });
    return action === Share.dismissedAction ? 'dismissed' : 'shared';
  } catch {
    return 'unavailable';
  }
}
