/* Where the focus goes when what had it is gone. A browser forgets it then, and whoever listens begins at the top. */

/** Marks what has the focus only because nothing better is left: keys mean nothing to it. */
const REFUGE = 'data-refuge';

/** Screens and sheets: what lies around them is everybody's. */
const PLACES = 'main, [role=main], [role=dialog]';

/** Whether a key that is pressed would go to nobody. */
export function isFocusNowhere(): boolean {
  const here = document.activeElement;
  return here === null || here === document.body || here.hasAttribute(REFUGE);
}

function isThere(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.closest('[aria-hidden=true], [inert]') === null;
}

/** Lets something have the focus that is no control, for as long as it has it. */
function takeRefuge(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.setAttribute(REFUGE, '');
    const leave = () => {
      element.removeAttribute('tabindex');
      element.removeAttribute(REFUGE);
    };
    element.addEventListener('blur', leave, { once: true });
  }
  element.focus({ preventScroll: true });
}

/** An element with all that it is in, from the inside out. */
export function pathOf(element: Element): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement)
    if (at instanceof HTMLElement) path.push(at);
  return path;
}

/** What had the focus last on each screen: whoever comes back finds it there. */
const lastOn = new WeakMap<Element, HTMLElement>();

export function remember(path: readonly HTMLElement[]): void {
  const screen = path.findLast((element) => element.matches(PLACES));
  const [control] = path;
  if (screen !== undefined && control?.hasAttribute(REFUGE) === false) lastOn.set(screen, control);
}

/** On the same screen: the nearest of what was around it, so that Tab goes on from there. */
function nearest(path: readonly HTMLElement[]): HTMLElement | undefined {
  return path.find((element) => element.closest(PLACES) !== null && isThere(element));
}

/** On another screen: what had the focus there before, or else the name of the screen. */
function onNewScreen(): HTMLElement | undefined {
  const screen = [...document.querySelectorAll(PLACES)].findLast(isThere);
  if (screen === undefined) return undefined;
  const before = lastOn.get(screen);
  if (before !== undefined && isThere(before)) return before;
  return screen.querySelector<HTMLElement>('h1') ?? undefined;
}

/** Finds the focus a place again, given the path of what had it. Where there is none yet, it is looked for again. */
export function regain(path: readonly HTMLElement[]): void {
  const connected = path.filter((element) => element.isConnected);
  const refuge = nearest(connected) ?? onNewScreen();
  if (refuge !== undefined) takeRefuge(refuge);
}
