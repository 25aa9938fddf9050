import type { Point } from './heading';

interface Departure {
  readonly element: HTMLElement;
  /** Asked before anything is moved. */
  readonly start: () => Point | undefined;
}

let waiting: Departure[] = [];

function shift({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** All together: first every question, then every change. In turns, each question would lay out the page anew. */
function leave(): void {
  const leaving = waiting.flatMap(({ element, start }) => {
    const from = start();
    return from === undefined ? [] : [{ element, from, style: element.style }];
  });
  waiting = [];
  const homes = leaving.map(({ style: { transform, transitionDuration } }) => ({
    transform,
    transitionDuration,
  }));
  for (const { style, from } of leaving) {
    style.transitionDuration = '0s';
    style.transform = shift(from);
  }
  // Asked for, so that the browser sees them there before it sees them leave.
  leaving[0]?.element.getBoundingClientRect();
  leaving.forEach(({ style }, index) => Object.assign(style, homes[index]));
}

/** Puts something where it comes from and lets it go: it heads for where it belongs by its own style. */
export function letGo(element: HTMLElement, start: () => Point | undefined): void {
  if (waiting.length === 0) queueMicrotask(leave);
  waiting.push({ element, start });
}
