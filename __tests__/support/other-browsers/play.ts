import { COLOURS, GLYPHS } from '../../../src/engine/players';
import { type Preferences, type SeatDraft } from '../../../src/session/preferences';
import { ANY_SIGN, type Moment, momentOf } from '../e2e/table';
import { inPage, pressTab, readNames, see, tap, until } from './hands';
import type { Session } from './session';

export const OPEN_COLUMN = /^Column \d, .* place reel\. /;
export const AIMED_AT = /^Column \d, .* place reel now\. /;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dai'] as const;

/** A table as it was set up last: people, and bots behind them. */
export function lastTable(people: number, bots: number): Pick<Preferences, 'tables'> {
  const seats = Array.from({ length: people + bots }, (_, seat): SeatDraft => ({
    kind: seat < people ? 'person' : 'bot',
    name: NAMES[seat] ?? '',
    colour: COLOURS[seat] ?? 'ruby',
    glyph: GLYPHS[seat] ?? 'star',
    level: 'extra',
  }));
  return { tables: { hollywood: { seats, options: { firstSeat: 0 } } } };
}

/** Notes what goes wrong in the page from now on. */
export function listen(): void {
  const all: string[] = [];
  Object.assign(window, { problems: all });
  window.addEventListener('error', ({ message }) => all.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => all.push(String(reason)));
  const told = console.error;
  console.error = (...words: unknown[]) => {
    all.push(words.map(String).join(' '));
    told(...words);
  };
}

export function readProblems(): readonly string[] {
  return (window as unknown as { readonly problems?: readonly string[] }).problems ?? [];
}

/** How many reels each column holds. */
export async function readReels(session: Session): Promise<readonly number[]> {
  const columns = await readNames(session, /^Column \d, /);
  return columns.map((name) => Number(/^Column \d, (?:all )?(\d)/.exec(name)?.[1]));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

export async function placeReel(session: Session): Promise<void> {
  const before = sum(await readReels(session));
  await tap(session, OPEN_COLUMN);
  await tap(session, AIMED_AT);
  await until(session, 'one more reel', async () => sum(await readReels(session)) > before);
}

/** What leads on at this moment. */
function wayOn(moment: Moment, sign: string): RegExp {
  const exactly = new RegExp(`^${sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
  return moment === 'turn' && !AIMED_AT.test(sign) ? OPEN_COLUMN : exactly;
}

/** Does whatever the app asks for until the match is over. */
export async function playToTheEnd(session: Session): Promise<void> {
  for (;;) {
    const aimed = await readNames(session, AIMED_AT);
    const sign = aimed[0] ?? (await see(session, ANY_SIGN));
    const moment = momentOf(sign);
    if (moment === 'over') return;
    // What is there may be gone when the finger comes down: then there is something else to do.
    const isThere = async () => (await readNames(session, wayOn(moment, sign))).length > 0;
    if (await isThere()) await tap(session, wayOn(moment, sign)).catch(() => undefined);
  }
}

/** What the focus is on, by name or else by what it is; nothing where it has been before, or is nowhere. */
function nextStop(): string | undefined {
  const known = window as unknown as { stops?: Set<Element> };
  known.stops ??= new Set();
  const here = document.activeElement;
  if (here === null || here === document.body || known.stops.has(here)) return undefined;
  known.stops.add(here);
  const isNamedByWhatItHolds = here.matches('a, button, input, [role=button], [role=radio]');
  const name = here.getAttribute('aria-label') ?? (isNamedByWhatItHolds ? here.textContent : '');
  return name === '' ? `nameless: ${here.outerHTML.slice(0, 120)}` : name;
}

/** Everything the Tab key stops at. */
export async function readTabStops(session: Session): Promise<readonly string[]> {
  const stops: string[] = [];
  for (;;) {
    await pressTab(session);
    const name = await inPage(session, nextStop);
    if (name === undefined) return stops;
    stops.push(name);
  }
}
