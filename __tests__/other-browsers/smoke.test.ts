import { serve } from '../../scripts/lib/server.cjs';
import type { Preferences } from '../../src/session/preferences';
import { keptLikes } from '../support/e2e/house';
import { openFirefox } from '../support/other-browsers/firefox';
import { inPage, see, tap, until } from '../support/other-browsers/hands';
import {
  lastTable,
  listen,
  OPEN_COLUMN,
  placeReel,
  playToTheEnd,
  readProblems,
  readReels,
  readTabStops,
  sum,
} from '../support/other-browsers/play';
import type { Session } from '../support/other-browsers/session';
import { openWebKit } from '../support/other-browsers/webkit';

jest.setTimeout(240_000);
jest.retryTimes(1, { logErrorsBeforeRetry: true });

const SETUP = '/games/hollywood/setup';

/** Screens that scroll, and what shows that they are there. */
const SCREENS = [
  ['/', /^New match$/],
  ['/games/hollywood', /^How to play$/],
  [SETUP, /^Start the match$/],
  ['/settings', /^Settings$/],
] as const;

/** What these share with Chromium is tested there at length; here it is shown that they play at all. */
describe.each([
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
])('%s', (_name, open) => {
  let session: Session;
  let server: Awaited<ReturnType<typeof serve>>;
  let isServed = true;

  beforeAll(async () => {
    server = await serve();
    session = await open();
  });
  afterAll(async () => {
    await session.close();
    if (isServed) await server.close();
  });

  afterEach(async () => {
    expect(await inPage(session, readProblems)).toEqual([]);
  });

  async function goTo(path: string): Promise<void> {
    await session.goTo(server.url + path);
    await inPage(session, listen);
  }

  /** Opens an address with nothing kept but what the person likes. */
  async function visit(path: string, likes: Partial<Preferences>): Promise<void> {
    await session.goTo(`${server.url}/favicon.ico`);
    const kept = keptLikes({ tips: false, motion: 'reduced', language: 'en', ...likes });
    await inPage(
      session,
      (entries) => {
        window.localStorage.clear();
        for (const [key, text] of entries) window.localStorage.setItem(key, text);
      },
      Object.entries(kept),
    );
    await goTo(path);
  }

  async function startMatch(likes: Partial<Preferences>): Promise<void> {
    await visit(`${SETUP}?seed=SMOKE`, likes);
    await tap(session, /^Start the match$/);
    await see(session, OPEN_COLUMN);
  }

  it('places the reels of four people, takes one back, and shows the same after a reload', async () => {
    await startMatch(lastTable(4, 0));
    for (let reel = 0; reel < 3; reel += 1) await placeReel(session);
    const three = await readReels(session);
    await placeReel(session);
    expect(sum(await readReels(session))).toBe(4);
    await tap(session, /^Take back$/);
    await until(session, 'three reels', async () => sum(await readReels(session)) === 3);
    expect(await readReels(session)).toEqual(three);
    await session.reload();
    await see(session, OPEN_COLUMN);
    expect(await readReels(session)).toEqual(three);
  });

  it('selects no words of the table by a double tap', async () => {
    await startMatch(lastTable(4, 0));
    await tap(session, /^Round 1 of 4$/, 2);
    expect(await inPage(session, () => String(window.getSelection()))).toBe('');
  });

  it('goes on after Back and Forward while bots move', async () => {
    // Bots take their time, so that the page is left before they have all moved.
    await startMatch({ ...lastTable(1, 2), speed: 'normal' });
    const { pathname } = new URL(await inPage(session, () => window.location.href));
    // Not every time is something under way just when the page is put away.
    for (let turn = 0; turn < 3; turn += 1) {
      await placeReel(session);
      const placed = sum(await readReels(session));
      await goTo('/settings');
      await see(session, /^Settings$/);
      await session.back();
      await until(session, 'moves', async () => sum(await readReels(session)) > placed);
      await see(session, OPEN_COLUMN);
    }
    await session.forward();
    await see(session, /^Settings$/);
    await session.back();
    await see(session, OPEN_COLUMN);
    expect(await inPage(session, () => window.location.pathname)).toBe(pathname);
    await placeReel(session);
  });

  it('plays a whole match against bots, and begins another after Back', async () => {
    await startMatch({ ...lastTable(1, 2), speed: 'instant' });
    await playToTheEnd(session);
    await goTo('/settings');
    await see(session, /^Settings$/);
    await session.back();
    await tap(session, /^Rematch$/);
    expect(await see(session, /^Round /)).toBe('Round 1 of 3');
  });

  it('stops at nothing without a name when Tab is pressed', async () => {
    for (const [path, sign] of SCREENS) {
      await goTo(path);
      await see(session, sign);
      const stops = await readTabStops(session);
      expect(stops.length).toBeGreaterThan(4);
      expect(stops.filter((name) => name.startsWith('nameless'))).toEqual([]);
    }
  });

  it('leaves no strip beside the home screen', async () => {
    await goTo('/');
    await see(session, /^New match$/);
    const widths = await inPage(session, () =>
      [...document.querySelectorAll('main *, [role=main] *')]
        .filter((one) => one.scrollHeight > one.clientHeight && one.clientHeight > 200)
        .filter((one) => getComputedStyle(one).overflowY === 'auto')
        .map((one) => window.innerWidth - one.clientWidth),
    );
    expect(widths).toEqual([0]);
  });

  it('opens without a network, and plays', async () => {
    await visit('/', lastTable(4, 0));
    await inPage(session, () => navigator.serviceWorker.ready.then(() => 'kept'));
    await server.close();
    isServed = false;
    await goTo(SETUP);
    await tap(session, /^Start the match$/);
    await placeReel(session);
    await session.reload();
    await see(session, OPEN_COLUMN);
    expect(sum(await readReels(session))).toBe(1);
  });
});
