import type { ParseError } from './parse';

/** Why a text is not a match that can be played on. Every code has words in the app's languages. */
export type SaveError =
  | ParseError
  | { readonly code: 'not-a-save' }
  | { readonly code: 'too-new'; readonly version: number }
  | { readonly code: 'damaged' }
  | { readonly code: 'invalid'; readonly path: string }
  | { readonly code: 'unknown-game'; readonly game: string }
  /** The game's code did not come: a network that was gone, most likely. */
  | { readonly code: 'game-unavailable'; readonly game: string }
  | { readonly code: 'rules-unknown'; readonly rulesVersion: number }
  /** `index` counts from 1, as people count moves. */
  | { readonly code: 'illegal-action'; readonly index: number };

/** Why the storage itself did not do what it was asked for. */
export type StorageError =
  | { readonly code: 'storage-unreadable' }
  | { readonly code: 'storage-unwritable' }
  | { readonly code: 'storage-stalled' }
  /** No place is left for this match beside what could not be read. */
  | { readonly code: 'storage-full' }
  /** Something else wrote this match meanwhile, or something unreadable is in the way: it is left as it is. */
  | { readonly code: 'changed-elsewhere' }
  | { readonly code: 'save-missing' };
