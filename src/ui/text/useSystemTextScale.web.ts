import { useSyncExternalStore } from 'react';

/** What browsers take for text where nobody has set anything. */
const USUAL = 16;

let ruler: HTMLElement | undefined;

/**
 * Its text is as large as the browser's own, and it is as wide. React Native for the web sets text in pixels, which do
 * not follow the size that is set in the browser; some phones tell theirs apart from it.
 */
function theRuler(): HTMLElement {
  if (ruler !== undefined) return ruler;
  ruler = document.createElement('div');
  ruler.setAttribute('aria-hidden', 'true');
  ruler.style.cssText =
    'position:absolute;visibility:hidden;height:0;width:1em;font-size:1rem;font-size:calc(1rem * env(preferred-text-scale, 1))';
  document.body.append(ruler);
  return ruler;
}

function watch(tell: () => void): () => void {
  const observer = new ResizeObserver(tell);
  observer.observe(theRuler());
  return () => {
    observer.disconnect();
  };
}

/** Asks for the ruler's style, not for its width: nothing needs to be laid out for an answer. */
function scaleNow(): number {
  return Number.parseFloat(getComputedStyle(theRuler()).fontSize) / USUAL;
}

/** How much larger than usual the person has set text in the browser, also when it changes. */
export function useSystemTextScale(): number {
  return useSyncExternalStore(watch, scaleNow);
}
