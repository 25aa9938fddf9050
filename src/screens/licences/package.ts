/** One of the packages that the app is made of. `npm run licences` writes the list. */
export interface Package {
  readonly name: string;
  readonly version: string;
  /** By the short name that everybody knows it by. */
  readonly licence: string;
  /** Its paragraphs, by their places in the list of all: most packages share most of them. */
  readonly text: readonly number[];
}
