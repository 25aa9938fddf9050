/*
 * Written into the page itself by `scripts/export.mjs`: the ground has the right colour before anything of the app is
 * there. The app dresses the page again, with the same words, as soon as it runs.
 */
import { DEFAULTS, readStored } from '../session/stored-preferences';
import { PREFERENCES_KEY } from '../session/preference-choices';
import { systemLook } from './theme/browserLook';
import { lookFor } from './theme/lookNames';
import { dressPage } from './webPage.web';

function keptChoice() {
  try {
    const text = window.localStorage.getItem(PREFERENCES_KEY);
    return (text === null ? undefined : readStored(text)?.state.look) ?? DEFAULTS.look;
  } catch {
    // A browser may refuse its storage; then the device decides.
    return DEFAULTS.look;
  }
}

dressPage(lookFor(keptChoice(), systemLook()));
