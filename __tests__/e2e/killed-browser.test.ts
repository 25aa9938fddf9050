import type { Page } from 'playwright-core';

import { serve } from '../../scripts/lib/server.cjs';
import { parseSlotKey } from '../../src/storage/keys';
import { type MortalBrowser, newProfile, openMortalBrowser } from '../support/e2e/mortal';
import { answer, type Luck, luck } from '../support/e2e/play';
import { seatPeople, startMatch } from '../support/e2e/setup';
import { readStorage } from '../support/e2e/stored';
import { whatNow } from '../support/e2e/table';

/** How often browsers are killed in all; `npm run test:kills` asks for more. */
const KILLS = Number(process.env['BACKLOT_KILLS'] ?? 10);
/** Browsers that are played in side by side: most of the time each only waits. */
const LANES = 2;
const MOST_MOVES = 12;
const LONGEST_WAIT_MS = 8000;

jest.setTimeout(60_000 + KILLS * 60_000);

/** A save as far as it matters here. */
interface Save {
  readonly revision: number;
  readonly actions: readonly unknown[];
}

type Saves = ReadonlyMap<string, Save>;

function later(one: Save | undefined, other: Save): Save {
  return one !== undefined && one.revision > other.revision ? one : other;
}

/** The newest save of every match among some texts. */
class NewestSaves {
  readonly saves = new Map<string, Save>();

  readonly add = (key: string, text: string): void => {
    const id = parseSlotKey(key)?.id;
    if (id !== undefined) this.saves.set(id, later(this.saves.get(id), JSON.parse(text) as Save));
  };
}

async function savesOf(page: Page): Promise<Saves> {
  const newest = new NewestSaves();
  for (const [key, text] of Object.entries(await readStorage(page))) newest.add(key, text);
  return newest.saves;
}

const LOOK_AGAIN_MS = 20;

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}

/** A person whose browser is killed again and again, and what it had confirmed to keep. */
class Visitor {
  private readonly acknowledged = new NewestSaves();
  private readonly finished = new Set<string>();
  moves = 0;

  constructor(
    readonly url: string,
    private readonly profile: string,
    private readonly chance: Luck,
  ) {}

  open(): Promise<MortalBrowser> {
    return openMortalBrowser(this.profile, this.acknowledged.add);
  }

  get known(): Saves {
    return this.acknowledged.saves;
  }

  get canPlayOn(): boolean {
    return this.known.size > this.finished.size;
  }

  /** Plays some moves of a new match, or of the one that was played last. */
  async play(page: Page): Promise<void> {
    const isNew = !this.canPlayOn || this.chance.int(3) === 0;
    if (isNew) {
      await page.goto(`${this.url}/games/hollywood/setup`);
      await seatPeople(page, ['Ada', 'Ben', 'Cleo']);
      await startMatch(page);
    } else await page.getByRole('link', { name: /Play on/ }).tap();
    await whatNow(page);
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    await until(() => this.known.has(id));
    const before = this.known.get(id)?.actions.length ?? 0;
    let played = 0;
    for (const most = 1 + this.chance.int(MOST_MOVES); played < most;) {
      const moment = await whatNow(page);
      if (moment === 'over') {
        this.finished.add(id);
        break;
      }
      await answer(page, moment, this.chance);
      if (moment === 'turn') played += 1;
    }
    // Only the last move may still be on its way.
    await until(() => (this.known.get(id)?.actions.length ?? 0) >= before + played - 1);
    this.moves += played;
  }

  wait(page: Page): Promise<void> {
    return page.waitForTimeout(this.chance.int(LONGEST_WAIT_MS));
  }
}

/** Everything that was confirmed is there, once, and can be played on. */
async function expectEverything(visitor: Visitor, page: Page): Promise<void> {
  await page.goto(visitor.url);
  await page.getByRole('link', { name: visitor.canPlayOn ? /Play on/ : 'New match' }).waitFor();
  const found = await savesOf(page);
  expect([...found.keys()].sort()).toEqual([...visitor.known.keys()].sort());
  for (const [id, { actions }] of visitor.known)
    expect(found.get(id)?.actions.slice(0, actions.length)).toEqual(actions);
}

async function killAgainAndAgain(url: string, name: string, kills: number): Promise<number> {
  const profile = newProfile();
  const visitor = new Visitor(url, profile.folder, luck(name));
  let browser: MortalBrowser | undefined;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      browser = await visitor.open();
      await expectEverything(visitor, browser.page);
      await visitor.play(browser.page);
      await visitor.wait(browser.page);
      await browser.kill();
    }
    browser = await visitor.open();
    await expectEverything(visitor, browser.page);
  } finally {
    await browser?.close();
    profile.remove();
  }
  return visitor.moves;
}

describe('a browser that is killed', () => {
  it(`${KILLS} times loses no move that it had confirmed and no match, and doubles none`, async () => {
    const server = await serve();
    const run = String(Date.now());
    const perLane = Array.from({ length: LANES }, (_, lane) => Math.floor((KILLS + lane) / LANES));
    try {
      const moves = await Promise.all(
        perLane.map((kills, lane) => killAgainAndAgain(server.url, `${run} ${lane}`, kills)),
      );
      expect(Math.min(...moves)).toBeGreaterThan(0);
    } finally {
      await server.close();
    }
  });
});
