import type { CardId, CostumeId, JobId, Kind, PosterId } from '../../games/hollywood-1947/cards';
import type { Options, Refusal } from '../../games/hollywood-1947/types';
import type { Loyalty } from '../../games/hollywood-1947/vocabulary';
import type { Language } from '../languages';
import { hollywood1947 as en1947 } from './en/hollywood1947';
import { hollywood1947 as fr1947 } from './fr/hollywood1947';
import { hollywood1947 as it1947 } from './it/hollywood1947';

type Named = { readonly name: string; readonly text: string };

/** A text for every card, job and so on that the rules know: a new row there asks for its words here. */
export interface GameWords1947 {
  readonly loyalty: Readonly<Record<Loyalty, { readonly name: string; readonly goal: string }>>;
  readonly job: Readonly<Record<JobId, Named>>;
  readonly poster: Readonly<
    Record<PosterId, { readonly genre: string; readonly title: string; readonly tagline: string }>
  >;
  readonly card: Readonly<Record<CardId, string>>;
  readonly kind: Readonly<Record<Kind, string>>;
  readonly costume: Readonly<Record<CostumeId, Named>>;
  readonly option: Readonly<Record<keyof Options, Named>>;
  readonly refusal: Readonly<Record<Refusal, string>>;
  readonly history: { readonly title: string; readonly text: string };
}

interface GameWords {
  readonly hollywood1947: GameWords1947;
}

/** Words of games without screens. The app does not load them; a game that gets screens takes its words along. */
export const GAME_WORDS: Readonly<Record<Language, GameWords>> = {
  en: { hollywood1947: en1947 },
  fr: { hollywood1947: fr1947 },
  it: { hollywood1947: it1947 },
};
