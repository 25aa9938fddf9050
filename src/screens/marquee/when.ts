import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Older than this many days, the date says more than the number of days. */
const DAYS_COUNTED = 7;

type Unit = 'minute' | 'hour' | 'day';

/** Where the engine has no words for it: phones lack `Intl.RelativeTimeFormat`. */
function inOwnWords(t: TFunction<'marquee'>, count: number, unit: Unit): string {
  if (unit === 'day' && count === 1) return t('when.yesterday');
  return t(`when.${unit}s`, { count });
}

function ago(t: TFunction<'marquee'>, language: string, count: number, unit: Unit): string {
  const { RelativeTimeFormat } = Intl as Partial<typeof Intl>;
  if (RelativeTimeFormat === undefined) return inOwnWords(t, count, unit);
  return new RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** A date, as people write it in that language. */
export function dateOf(time: number, language: string): string {
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(time);
  } catch {
    return new Date(time).toDateString();
  }
}

/** The same with the time of day: several matches may have been played on one day. */
export function momentOf(time: number, language: string): string {
  try {
    const styles = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(language, styles).format(time);
  } catch {
    return new Date(time).toString();
  }
}

/** How long ago something was, as people say it. A clock that was put back counts as now. */
export function sayWhen(
  t: TFunction<'marquee'>,
  language: string,
  time: number,
  now: number,
): string {
  const passed = now - time;
  if (passed < MINUTE) return t('when.now');
  if (passed < HOUR) return ago(t, language, Math.floor(passed / MINUTE), 'minute');
  // Rounded: a day may have 23 or 25 hours.
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY);
  if (days === 0) return ago(t, language, Math.floor(passed / HOUR), 'hour');
  return days < DAYS_COUNTED ? ago(t, language, days, 'day') : dateOf(time, language);
}

export function useWhen(): (time: number, now: number) => string {
  const { t, i18n } = useTranslation('marquee');
  return (time, now) => sayWhen(t, i18n.language, time, now);
}
