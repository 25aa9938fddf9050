import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Book, LoadBook } from '../../games/contract';
import type { Language } from '../../i18n/languages';

export type OpenedBook =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly book: Book }
  | { readonly kind: 'failed'; readonly retry: () => void };

interface Answer {
  readonly load: LoadBook;
  readonly language: string;
  /** Nothing where it did not come. */
  readonly book: Book | undefined;
}

/** The book of rules of a game in the language of today. */
export function useBook(load: LoadBook): OpenedBook {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [latest, setLatest] = useState<Answer>();
  const answer = latest?.load === load ? latest : undefined;
  const isFailed = answer?.language === language && answer.book === undefined;

  useEffect(() => {
    if (isFailed) return undefined;
    let isWanted = true;
    const settle = (book: Book | undefined): void => {
      if (isWanted) setLatest({ load, language, book });
    };
    load(language as Language).then(settle, () => {
      settle(undefined);
    });
    return () => {
      isWanted = false;
    };
  }, [isFailed, language, load]);

  const retry = useCallback(() => {
    setLatest(undefined);
  }, []);
  if (isFailed) return { kind: 'failed', retry };
  // Until the other language has come, the one before is better than nothing.
  return answer?.book === undefined ? { kind: 'loading' } : { kind: 'ready', book: answer.book };
}
