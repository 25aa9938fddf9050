import type { Book, Page } from './contract';

/** The sections of a book in their order, each with the ids of the rules that it tells. */
export type Outline<Id extends string = string> = Readonly<Record<Id, readonly string[]>>;

/** What a book says in one language: a page for every section, and the short one before them. */
export interface BookText<Id extends string = string> {
  readonly intro: Page;
  readonly sections: Readonly<Record<Id, Page>>;
}

/** Puts the text of a language into the order of the book. */
export function bookOf<Id extends string>(outline: Outline<Id>, text: BookText<Id>): Book {
  const ids = Object.keys(outline) as Id[];
  return {
    intro: text.intro,
    sections: ids.map((id) => ({ id, rules: outline[id], ...text.sections[id] })),
  };
}
