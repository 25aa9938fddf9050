import type { LookName } from './theme/lookNames';
import { LOOKS } from './theme/looks';

const STYLE_ID = 'backlot-page';

/** What style sheets of React Native cannot say: a ring around whatever the keyboard has reached, and the page's own ground. */
function cssOf(look: LookName): string {
  const { isDark, page, lit, track, edge } = LOOKS[look];
  return `
html, body { background: ${page}; color-scheme: ${isDark ? 'dark' : 'light'}; }
:focus-visible { outline: ${edge(3)}px solid ${lit} !important; outline-offset: 3px; }
* { -webkit-tap-highlight-color: transparent; scrollbar-color: ${track} transparent; }
`;
}

/** The element of the page's head that the selector finds, or a new one. */
function inHead(selector: string, make: () => HTMLElement): HTMLElement {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (found !== null) return found;
  const made = make();
  document.head.append(made);
  return made;
}

export function dressPage(look: LookName): void {
  const style = inHead(`#${STYLE_ID}`, () => {
    const made = document.createElement('style');
    made.id = STYLE_ID;
    return made;
  });
  style.textContent = cssOf(look);
  const themeColour = inHead('meta[name=theme-color]', () => {
    const made = document.createElement('meta');
    made.setAttribute('name', 'theme-color');
    return made;
  });
  themeColour.setAttribute('content', LOOKS[look].page);
}
