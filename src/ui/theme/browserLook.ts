import type { SystemLook } from './lookNames';

const LIGHT = '(prefers-color-scheme: light)';
/** Somebody who has given the system colours of their own wants to see things plainly. */
const CONTRAST = '(prefers-contrast: more), (forced-colors: active)';

export function systemLook(): SystemLook {
  return {
    isLight: window.matchMedia(LIGHT).matches,
    wantsContrast: window.matchMedia(CONTRAST).matches,
  };
}

export function watchSystemLook(tell: () => void): () => void {
  const watched = [LIGHT, CONTRAST].map((query) => window.matchMedia(query));
  for (const media of watched) media.addEventListener('change', tell);
  return () => {
    for (const media of watched) media.removeEventListener('change', tell);
  };
}
