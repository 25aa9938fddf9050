import type { Page } from 'playwright-core';

import { randomFromSeed } from '../../../src/engine/random';
import { seed } from '../hollywood';
import {
  button,
  type Moment,
  nameOf,
  openColumns,
  place,
  type StudioCard,
  tapAway,
  whatNow,
} from './table';

/** A person's luck: the same in every run. */
export function luck(name: string) {
  return randomFromSeed(seed(name), 'e2e');
}

export type Luck = ReturnType<typeof luck>;

/** Whether a studio card of the player on turn can be played now. */
export function isPlayable(page: Page, card: StudioCard): Promise<boolean> {
  const words = { 'Clap Board': /^Clap Board: Skip/, 'Double Reel': /^Double Reel: Lay/ };
  return button(page, words[card]).isVisible();
}

/**
 * What leads on while cards go out. The sequence goes on by itself, so what is there to touch when the finger comes down
 * may be the next thing already.
 */
const GOING_ON = /^(Skip to the end|See the score)$| = \d+ points?$/;

/** A moment in which a finger finds what it aims at, if that is still there. */
const AIM_MS = 3000;

/** Touches whatever leads on now, and waits until it has led on; it may have gone by itself. */
async function goOn(page: Page): Promise<void> {
  const control = button(page, await nameOf(button(page, GOING_ON).first()));
  await control.tap({ timeout: AIM_MS }).catch(() => undefined);
  await control.waitFor({ state: 'hidden' });
}

/** Gives the star that waits to one of its owner's projects. */
export async function chooseProject(page: Page, chance: Luck): Promise<void> {
  const question = page.getByRole('heading', { level: 2, name: /which project gets /i });
  const asked = page.getByRole('heading', { level: 2, name: await question.innerText() });
  await chance.pick(await button(page, / = \d+ points?$/).all()).tap();
  await asked.waitFor({ state: 'detached' });
}

/** Does whatever the app asks for, once. */
export async function answer(page: Page, moment: Moment, chance: Luck): Promise<void> {
  switch (moment) {
    case 'turn':
      return place(page, chance.pick(await openColumns(page)));
    case 'star':
      return chooseProject(page, chance);
    case 'going out':
    case 'all out':
      return goOn(page);
    case 'between':
      return tapAway(button(page, /^Deal round \d$/));
    case 'hand over':
      return tapAway(button(page, /^I am /));
    case 'over':
      return undefined;
  }
}

interface Wishes {
  /** Asked before every turn; true when it has played something else than a reel. */
  readonly onTurn?: () => Promise<boolean>;
  /** Where to stop; the end of the match otherwise. */
  readonly until?: Moment;
}

/** Plays on until the match is over, or waits for what was wished. */
export async function playOn(page: Page, chance: Luck, { onTurn, until }: Wishes = {}) {
  for (;;) {
    const moment = await whatNow(page);
    if (moment === until || moment === 'over') return;
    if (moment === 'turn' && (await onTurn?.()) === true) continue;
    await answer(page, moment, chance);
  }
}
