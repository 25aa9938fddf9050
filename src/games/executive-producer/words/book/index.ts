import type { Language } from '../../../../i18n/languages';
import { bookOf } from '../../../book';
import type { LoadBook } from '../../../contract';
import { outline, type ProducerBook } from './outline';

/** Each language is loaded when it is asked for. */
const BOOKS: Readonly<Record<Language, () => Promise<{ readonly book: ProducerBook }>>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

export const loadBook: LoadBook = async (language) => {
  const { book } = await BOOKS[language]();
  return bookOf(outline, book);
};
