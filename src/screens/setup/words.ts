import { useTranslation } from 'react-i18next';

import type { OptionSpec } from '../../engine/options';
import { GLYPHS } from '../../engine/players';
import type { ShelfEntry } from '../../games/contract';
import { useSpeech } from '../../shell/match/useGameWords';
import type { SeatForm, SuggestedNames, TableForm } from './form/table-form';

/** Keys that come from data (levels, options) are looked up as they are; the checked `t` is for the rest. */
type LooseT = (key: string) => string;

/** Words for what the shelf and the engine name by codes. */
export function useSetupWords(game: string) {
  const { t, i18n } = useTranslation('setup');
  const loose = t as unknown as LooseT;
  const orElse = (key: string, fallback: string) => (i18n.exists(key) ? loose(key) : fallback);
  const optionKey = (option: string) => `setup:options.${game}.${option}`;
  return {
    level: (level: string) => ({
      label: orElse(`setup:levels.${level}.name`, level),
      line: orElse(`setup:levels.${level}.line`, t('levels.fallback.line')),
    }),
    /** What an option changes; an option the words do not know yet goes by its own name. */
    option: (option: string) => ({
      title: orElse(`${optionKey(option)}.title`, option),
      line: orElse(`${optionKey(option)}.line`, ''),
      chance: orElse(`${optionKey(option)}.chance`, '–'),
      value: (value: string) => orElse(`${optionKey(option)}.values.${value}`, value),
    }),
  };
}

/** What the options of a game are called and change: words of the app, or of a game that brings its own. */
export function useOptionWords(entry: ShelfEntry) {
  const { option } = useSetupWords(entry.game.id);
  const { t } = useTranslation('setup');
  const own = useSpeech(entry.words)?.([]);
  return (name: string) => {
    if (own === undefined) return option(name);
    const { name: title, text: line } = own.option(name as never);
    const value = (one: string) => own.optionValue(name as never, one);
    return { title, line, chance: t('chance'), value };
  };
}

/** More than these are counted instead of named. */
const NAMED = 2;

/** What is chosen of an option, in a few words. */
export function useValueWords(entry: ShelfEntry) {
  const { t } = useTranslation('setup');
  const optionWords = useOptionWords(entry);
  const called = useCalledName();
  return (form: TableForm, option: string, spec: OptionSpec): string => {
    const words = optionWords(option);
    const value = form.options[option];
    switch (spec.kind) {
      // One that is no switch: the table is too small for it.
      case 'flag':
        return t('from', { count: spec.from ?? 0 });
      case 'choice':
        return words.value(String(value));
      case 'some': {
        const chosen: readonly string[] = Array.isArray(value) ? value : [];
        if (chosen.length === 0) return '–';
        if (chosen.length > NAMED) return t('chosen', { count: chosen.length });
        return chosen.map(words.value).join(', ');
      }
      case 'seat': {
        const place = form.seats.findIndex(({ id }) => id === form.seatOptions[option]);
        const seat = form.seats[place];
        return seat === undefined ? words.chance : called(seat, place);
      }
    }
  };
}

/** What a player is called in labels: by their name, or by their seat while they have none. */
export function useCalledName() {
  const { t } = useTranslation('setup');
  return ({ name }: { readonly name: string }, place: number) =>
    name.trim() === '' ? t('seat.title', { number: place + 1 }) : name.trim();
}

/** What a seat is, in a line: its number, and a person or a bot of which level. */
export function useSeatWords({ game, offered }: ShelfEntry) {
  const { t } = useTranslation('setup');
  const { level } = useSetupWords(game.id);
  return (seat: Pick<SeatForm, 'kind' | 'level'>, place: number) => {
    const hasLevel = seat.kind === 'bot' && offered.length > 1;
    const parts = [t('seat.title', { number: place + 1 }), t(`seat.${seat.kind}`)];
    return [...parts, ...(hasLevel ? [level(seat.level).label] : [])].join(' · ');
  };
}

export function useSuggestedNames(): SuggestedNames {
  const { t } = useTranslation('setup');
  return {
    person: t('suggested.person'),
    bots: GLYPHS.map((glyph) => t(`suggested.bots.${glyph}`)),
  };
}
