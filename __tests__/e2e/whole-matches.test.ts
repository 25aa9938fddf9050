import type { Page } from 'playwright-core';

import { openHouse } from '../support/e2e/house';
import { isPlayable, luck, playOn } from '../support/e2e/play';
import { readStandings, readWinners } from '../support/e2e/score';
import { newMatch, seatPeople, startMatch } from '../support/e2e/setup';
import { playStudioCard, readPanels } from '../support/e2e/table';

jest.setTimeout(120_000);

const house = openHouse();

/** The winner in the lights is the one with the most points of all that are listed. */
async function expectRightWinner(page: Page, seats: number): Promise<void> {
  const winners = await readWinners(page);
  const standings = await readStandings(page);
  expect(standings).toHaveLength(seats);
  const most = Math.max(...standings.map(({ points }) => points));
  expect(most).toBeGreaterThan(0);
  const best = standings.filter(({ points }) => points === most).map(({ name }) => name);
  // A tie may be broken by the best movie, so not everybody with the most points need have won.
  expect(best.some((name) => winners.includes(name))).toBe(true);
  const others = standings.filter(({ points }) => points < most);
  expect(others.filter(({ name }) => winners.includes(name))).toEqual([]);
}

describe('a whole match', () => {
  it('of four people who pass the phone, with both studio cards played', async () => {
    const page = await house.open();
    await newMatch(page);
    await seatPeople(page, ['Ada', 'Ben', 'Cleo', 'Dai']);
    await startMatch(page);
    const panels = await readPanels(page);
    expect(panels.map((panel) => panel.split(',')[0])).toEqual(['Ada', 'Ben', 'Cleo', 'Dai']);

    const played = new Set<string>();
    await playOn(page, luck('four people'), {
      async onTurn() {
        for (const card of ['Clap Board', 'Double Reel'] as const) {
          if (played.has(card) || !(await isPlayable(page, card))) continue;
          played.add(card);
          await playStudioCard(page, card);
          return true;
        }
        return false;
      },
    });
    expect([...played]).toEqual(['Clap Board', 'Double Reel']);
    await expectRightWinner(page, 4);
  });

  it('of one person and two bots, which answer by themselves', async () => {
    const page = await house.open();
    await newMatch(page);
    await startMatch(page);
    expect(await readPanels(page)).toHaveLength(3);
    let turns = 0;
    await playOn(page, luck('alone'), {
      onTurn() {
        turns += 1;
        return Promise.resolve(false);
      },
    });
    // Four reels in each of three rounds, and nobody else's were placed.
    expect(turns).toBe(12);
    await expectRightWinner(page, 3);
  });
});
