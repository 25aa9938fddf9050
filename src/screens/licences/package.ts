/** One of the packages and libraries that the app is made of. `npm run licences` writes the lists. */
export interface Package {
  readonly name: string;
  /** Missing where its parts differ, or where another library brings whichever it wants. */
  readonly version?: string;
  /** The library that it is a part of. */
  readonly within?: string;
  /** By the short name that everybody knows it by. */
  readonly licence: string;
  /** Its paragraphs, by their places in the list of all: most packages share most of them. */
  readonly text: readonly number[];
}
