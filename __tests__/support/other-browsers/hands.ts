import { type Session, soon } from './session';

const PATIENCE_MS = 15_000;
const CONTROLS =
  'a, button, input, textarea, [role=button], [role=link], [role=radio], [role=heading], h1, h2';

/** Something on the page by its name, and where a finger would touch it. */
interface Found {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Whether a touch there reaches it. */
  readonly isInReach: boolean;
}

/* These two run in the page, and know nothing but their arguments. */

function look(selector: string, source: string): Found | undefined {
  const wanted = new RegExp(source);
  const nameOf = (one: Element): string => one.getAttribute('aria-label') ?? one.textContent;
  const found = [...document.querySelectorAll(selector)].find((one) => {
    const { width, height } = one.getBoundingClientRect();
    const isOff = one.getAttribute('aria-disabled') === 'true' || one.hasAttribute('disabled');
    return width > 0 && height > 0 && !isOff && wanted.test(nameOf(one));
  });
  if (found === undefined) return undefined;
  found.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const touched = document.elementFromPoint(x, y);
  return { name: nameOf(found), x, y, isInReach: touched !== null && found.contains(touched) };
}

function listNames(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.getBoundingClientRect().width > 0)
    .map((one) => one.getAttribute('aria-label') ?? one.textContent);
}

/** Calls a function in the page. */
export function inPage<Given extends readonly unknown[], Value>(
  session: Session,
  task: (...given: Given) => Value,
  ...given: Given
): Promise<Awaited<Value>> {
  const values = given.map((one) => JSON.stringify(one)).join(', ');
  return session.evaluate(`(${task.toString()})(${values})`) as Promise<Awaited<Value>>;
}

/** What can be pressed or reads as a heading, by name, in the order of the page. */
export async function readNames(session: Session, wanted: RegExp): Promise<readonly string[]> {
  return (await inPage(session, listNames, CONTROLS)).filter((name) => wanted.test(name));
}

async function need<Value>(
  session: Session,
  what: string,
  read: () => Promise<Value | undefined>,
): Promise<Value> {
  const found = await soon(read, PATIENCE_MS);
  if (found !== undefined) return found;
  const there = await readNames(session, /./);
  throw new Error(`Not on the page: ${what}. There is: ${there.join(' | ')}`);
}

/** Waits for something of this name, and gives the whole name. */
export async function see(session: Session, wanted: RegExp): Promise<string> {
  const { name } = await need(session, wanted.source, () =>
    inPage(session, look, CONTROLS, wanted.source),
  );
  return name;
}

/** Waits until something is so. */
export async function until(
  session: Session,
  what: string,
  isSo: () => Promise<boolean>,
): Promise<void> {
  await need(session, what, async () => ((await isSo()) ? true : undefined));
}

/** What a finger can touch: it has come to rest, and nothing is over it. */
async function inReach(session: Session, wanted: RegExp): Promise<Found> {
  let before: Found | undefined;
  return need(session, wanted.source, async () => {
    const found = await inPage(session, look, CONTROLS, wanted.source);
    const rests = found?.x === before?.x && found?.y === before?.y && found?.name === before?.name;
    before = found;
    return rests && found?.isInReach === true ? found : undefined;
  });
}

const PRESS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** Presses what has this name, once or twice in a row, and gives the whole name. */
export async function tap(session: Session, wanted: RegExp, times: 1 | 2 = 1): Promise<string> {
  const { name, x, y } = await inReach(session, wanted);
  const move = { type: 'pointerMove', x, y };
  await session.perform({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [move, ...(times === 1 ? PRESS : [...PRESS, ...PRESS])],
  });
  return name;
}

const TAB = '\uE004';

/** Presses the Tab key. */
export async function pressTab(session: Session): Promise<void> {
  const actions = [
    { type: 'keyDown', value: TAB },
    { type: 'keyUp', value: TAB },
  ];
  await session.perform({ type: 'key', id: 'keyboard', actions });
}
