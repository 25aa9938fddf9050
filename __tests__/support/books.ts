import { book as producerEn } from '../../src/games/executive-producer/words/book/en';
import { book as producerFr } from '../../src/games/executive-producer/words/book/fr';
import { book as producerIt } from '../../src/games/executive-producer/words/book/it';
import { book as en1947 } from '../../src/games/hollywood-1947/words/book/en';
import { book as fr1947 } from '../../src/games/hollywood-1947/words/book/fr';
import { book as it1947 } from '../../src/games/hollywood-1947/words/book/it';
import type { BookText } from '../../src/games/book';
import type { Language } from '../../src/i18n/languages';

/** The books of rules of the games that hand one over, in every language. */
export const BOOK_TEXTS: Readonly<Record<Language, Readonly<Record<string, BookText>>>> = {
  en: { 'hollywood-1947': en1947, 'executive-producer': producerEn },
  fr: { 'hollywood-1947': fr1947, 'executive-producer': producerFr },
  it: { 'hollywood-1947': it1947, 'executive-producer': producerIt },
};
