import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

import { TAKE_OVER } from './takeOver';

/** Where this runs there is no window: it stands between the browser and the network. */
declare const self: {
  /** Every file of the app; written in by the export. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'message',
    listen: (event: { readonly data: unknown }) => void,
  ) => void;
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

/** Every address of the app is the same page: the screens read the address themselves. */
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html')));

// A version never takes over by itself while a window is open: a match may be going on in it.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});
