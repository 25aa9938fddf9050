import type { Bot } from '../engine/bot';
import type { Game, GameTypes } from '../engine/game';
import type { SeatRange } from '../engine/seats';
import type { TranscriptFormat } from '../engine/transcript';
import type { Language } from '../i18n/languages';

/*
 * What a game hands to the app beside its rules and bots. Types only: a game implements them, and the app's screens call
 * them without knowing which game they show.
 */

/** A part of a view in words. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What a plain table shows of a view. */
export interface ViewLines {
  /** What everybody may read. */
  readonly open: readonly Section[];
  /** What only the viewer of the view may read; empty for the table. */
  readonly own: readonly Section[];
}

export interface Named {
  readonly name: string;
  readonly text: string;
}

/**
 * The words of a game in one language, at one table. Methods rather than function properties, so that the words of any
 * game are `GameWords<GameTypes>`.
 */
export interface GameWords<Types extends GameTypes = GameTypes> {
  /** A public event as sentences for the log; `undefined` where there is nothing to say. Players go by their names. */
  event(event: Types['event']): string | undefined;
  /** What an action does, as its button says it: short, and unlike that of every other action offered beside it. */
  action(action: Types['action'], view: Types['view']): string;
  refusal(refusal: Types['refusal']): string;
  /** What is asked of whoever is to act, or what the table waits for. */
  prompt(view: Types['view']): string;
  lines(view: Types['view']): ViewLines;
  /** A rule option for the setup. */
  option(name: keyof Types['options'] & string): Named;
  /** A value of an option that is a choice or a list. */
  optionValue(name: keyof Types['options'] & string, value: string): string;
}

/** Puts the names of a table's players, by seat, into the words of a game. */
export type Speech<Types extends GameTypes = GameTypes> = (
  names: readonly string[],
) => GameWords<Types>;

/** The words of a game, loaded by language. */
export type LoadWords<Types extends GameTypes = GameTypes> = (
  language: Language,
) => Promise<Speech<Types>>;

/** A part of a text: a paragraph, things that stand side by side, or steps in their order. */
export type Block =
  string | { readonly list: readonly string[] } | { readonly steps: readonly string[] };

export interface Page {
  readonly title: string;
  readonly body: readonly Block[];
}

/** A section of a book of rules. */
export interface BookSection extends Page {
  /** A part of addresses: it never changes. */
  readonly id: string;
  /** The ids of the rules that it tells. */
  readonly rules: readonly string[];
}

/** How a game is played: first in short, then rule by rule. */
export interface Book {
  readonly intro: Page;
  readonly sections: readonly BookSection[];
}

/** The book of rules of a game, loaded by language. */
export type LoadBook = (language: Language) => Promise<Book>;

/** What the app knows of a game before it is opened. */
export interface GameInfo {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  readonly seats: SeatRange;
  /** How many sit down at somebody's first table, where that is more than the least. */
  readonly usualSeats?: number;
  /** How long a usual match takes people. */
  readonly minutes: number;
  /** The rules it can play: those of today, then those of older saves. */
  readonly rulesVersions: readonly number[];
}

/** A game that was opened: its rules, the bots that play it, how its matches are written down, and its words. */
export interface ShelfEntry extends GameInfo {
  readonly game: Game;
  /** Earlier versions of the rules, for saves that were played with them. */
  readonly earlier: readonly Game[];
  /** Every bot that a save may name, the weakest first. */
  readonly bots: readonly Bot[];
  /** Those that a new table can choose from, the weakest first. */
  readonly offered: readonly Bot[];
  readonly transcript: TranscriptFormat;
  /** What the shell's plain table says of the game, where it has no table of its own. */
  readonly words?: LoadWords;
  /** How the game is played, where the app has no screen of its own for it. */
  readonly book?: LoadBook;
  /** Where the table says itself that it goes on, between two rounds: bots wait there. */
  isIntermission(state: GameTypes['state']): boolean;
  /** Where whoever is first decides for all, in a game that has such a thing: bots answer there before people can. */
  isRace?(state: GameTypes['state']): boolean;
}

/** A row of the list of games: what is known of it, and how it is opened. */
export interface GameRow extends GameInfo {
  load(): Promise<ShelfEntry>;
}
