import { COLOUR } from './theme/colours';

const STYLE_ID = 'backlot-page';

/** What style sheets of React Native cannot say: a ring around whatever the keyboard has reached, and the page's own ground. */
const CSS = `
html, body { background: ${COLOUR.midnight}; color-scheme: dark; }
:focus-visible { outline: 3px solid ${COLOUR.bulb} !important; outline-offset: 3px; }
* { -webkit-tap-highlight-color: transparent; scrollbar-color: ${COLOUR.brassDark} transparent; }
`;

export function dressPage(): void {
  if (document.getElementById(STYLE_ID)) return;
  const style = document.createElement('style');
  style.id = STYLE_ID;
  style.textContent = CSS;
  document.head.append(style);
}
