import type { GameTypes } from '../engine/game';
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
