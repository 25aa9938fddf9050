import type { Page } from 'playwright-core';

import { type Match, startMatch } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import { seatsOf } from '../../src/engine/seats';
import { findEveryGame } from '../../src/games/every';
import type { Speech } from '../../src/games/contract';
import type { Language } from '../../src/i18n/languages';
import { decodeSave, revisionIn } from '../../src/storage/codec';
import { openHouse } from '../support/e2e/house';
import { keptMatch } from '../support/e2e/kept';
import { luck } from '../support/e2e/play';
import { PlainTable } from '../support/e2e/plain';
import { readStorage } from '../support/e2e/stored';
import { seed } from '../support/hollywood';
import { PEOPLE } from '../support/players';
import { must } from '../support/results';

/* Whole matches of the games with secrets: two people who pass the phone, and a bot. */

jest.setTimeout(240_000);

const house = openHouse();
// A move that is lost once is lost: no second try here.
jest.retryTimes(0);

const ID = 'secrets';

/** Two people and a bot. */
function tableOf(level: string): readonly Player[] {
  return PEOPLE.slice(0, 3).map((player, seat) =>
    seat < 2 ? player : { ...player, kind: 'bot', level },
  );
}

/** The match as it is saved, its newest revision. */
async function savedMatch(page: Page): Promise<Match> {
  const texts = Object.entries(await readStorage(page)).flatMap(([key, text]) =>
    key.startsWith(`backlot/match/${ID}/`) ? text : [],
  );
  const [newest] = [...texts].sort((a, b) => (revisionIn(b) ?? 0) - (revisionIn(a) ?? 0));
  return must(decodeSave(newest ?? '', undefined, findEveryGame)).match;
}

/** All that somebody could find out from the page: its elements, its accessibility tree and its title. */
async function everythingOn(page: Page): Promise<string> {
  const [html, tree, title] = await Promise.all([
    page.content(),
    page.locator('body').ariaSnapshot(),
    page.title(),
  ]);
  const unescaped = html.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');
  return [unescaped, tree, title].join('\n');
}

/** What only one of the people may read now, and nobody else's view or log says. */
function secretLines({ game, state, setup: { players } }: Match, speech: Speech) {
  const words = speech(players.map(({ name }) => name));
  const lines = (view: object) => {
    const { own, open } = words.lines(view);
    const flat = (sections: typeof own) => sections.flatMap((section) => section.lines);
    return { own: flat(own), open: flat(open) };
  };
  const known = new Set(lines(game.view(state, 'table')).open);
  return seatsOf(players.length).map((seat) =>
    lines(game.view(state, seat)).own.filter((line) => line.length > 20 && !known.has(line)),
  );
}

interface Plan {
  readonly id: string;
  readonly level: string;
  readonly options: object;
  readonly language: Language;
}

const PLANS: readonly Plan[] = [
  { id: 'hollywood-1947', level: 'extra', options: {}, language: 'fr' },
  { id: 'executive-producer', level: 'extra', options: { length: 'intro' }, language: 'it' },
];

describe.each(PLANS)('a whole match of $id', ({ id, level, options, language }) => {
  it('keeps every secret behind its curtain, and comes back to it when the page is reloaded', async () => {
    const entry = findEveryGame(id);
    if (entry?.words === undefined) throw new Error('The game has words');
    const players = tableOf(level);
    const people = players.flatMap(({ kind, name }) => (kind === 'person' ? name : []));
    const setup = { players, options, seed: seed(`e2e ${id}`) };
    const kept = keptMatch(ID, must(startMatch(entry.game, setup)));
    const page = await house.open(`/matches/${ID}`, {
      kept,
      likes: { speed: 'instant', language },
    });
    const speech = await entry.words(language);
    const table = new PlainTable(page, people, language);
    const chance = luck(`secrets of ${id}`);
    const seen = { curtains: 0, reloads: 0, secrets: 0, open: 0 };

    for (let moment = await table.moment(); moment !== 'over'; moment = await table.moment()) {
      if (moment === 'private') {
        await table.decide(chance);
        continue;
      }
      const secrets = secretLines(await savedMatch(page), speech).flat();
      const shown = await everythingOn(page);
      expect(secrets.filter((line) => shown.includes(line))).toEqual([]);
      seen.secrets += secrets.length;
      if (moment === 'open') {
        seen.open += 1;
        await table.decide(chance);
        continue;
      }
      seen.curtains += 1;
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      if (seen.curtains % 4 === 1) {
        const { state } = await savedMatch(page);
        await table.open();
        await page.reload();
        expect(await table.moment()).toBe('curtain');
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
        expect((await savedMatch(page)).state).toEqual(state);
        seen.reloads += 1;
      }
      await table.open();
    }
    const match = await savedMatch(page);
    expect(match.game.outcome(match.state)).toBeDefined();
    expect(seen.curtains).toBeGreaterThan(5);
    expect(seen.secrets).toBeGreaterThan(50);
    expect(seen.reloads).toBeGreaterThan(1);
    await table.score.click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
