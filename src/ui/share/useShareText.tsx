import { type ReactNode, useState } from 'react';

import type { ShareOutcome } from './outcome';
import { shareText } from './shareText';
import { TextSheet } from './TextSheet';

interface Sheet {
  readonly title: string;
  readonly hint: string;
}

/** Shares texts; where nothing takes one, `sheet` shows it to be copied. */
export function useShareText(words: Sheet): {
  readonly share: (text: string) => Promise<ShareOutcome>;
  /** Shows a text to be copied at once. */
  readonly show: (text: string) => void;
  readonly sheet: ReactNode;
} {
  const [shown, setShown] = useState<string>();
  const close = () => {
    setShown(undefined);
  };
  return {
    show: setShown,
    async share(text) {
      const outcome = await shareText(text);
      if (outcome === 'unavailable') setShown(text);
      return outcome;
    },
    sheet: shown === undefined ? undefined : <TextSheet {...words} text={shown} onClose={close} />,
  };
}
