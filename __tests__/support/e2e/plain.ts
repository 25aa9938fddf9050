import type { Locator, Page } from 'playwright-core';

import type { Random } from '../../../src/engine/random';
import type { Language } from '../../../src/i18n/languages';
import { RESOURCES } from '../../../src/i18n/resources';

/* Plays any game at its plain table, as people would who pass one phone: curtain, secrets, choices, confirmations. */

/** A text with names in it, as a pattern. */
function pattern(text: string): RegExp {
  const literal = (part: string) =>
    part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\s/g, '\\s');
  return new RegExp(
    `^${text
      .split(/\{\{\w+\}\}/)
      .map(literal)
      .join('.+')}$`,
  );
}

/** How often is looked for something to do. */
const PATIENCE = 1000;

export type PlainMoment = 'curtain' | 'private' | 'open' | 'over';

export class PlainTable {
  private readonly words: (typeof RESOURCES)['en']['match'];

  constructor(
    private readonly page: Page,
    private readonly people: readonly string[],
    language: Language,
  ) {
    this.words = RESOURCES[language].match;
  }

  get undo(): Locator {
    return this.button(this.words.table.undo);
  }

  get score(): Locator {
    return this.button(this.words.table.score);
  }

  /** Waits until there is something to do, or the match is over. */
  async moment(): Promise<PlainMoment> {
    for (let tried = 0; tried < PATIENCE; tried += 1) {
      if (await this.button(this.words.curtain.hold).isVisible()) return 'curtain';
      if (await this.button(this.words.private.hide).isVisible()) return 'private';
      if (await this.score.isVisible()) return 'over';
      if (await this.isOpen()) return 'open';
      await this.page.waitForTimeout(20);
    }
    throw new Error(`There is nothing to do: ${await this.page.innerText('body')}`);
  }

  /** Goes through the curtain without holding. */
  async open(): Promise<void> {
    await this.button(this.words.curtain.tap).click();
    await this.button(this.words.curtain.show).click();
    await this.button(this.words.private.hide).waitFor();
  }

  /** Does one of the things that are offered: chooses and confirms, or presses the only button there is. */
  async decide(chance: Random): Promise<void> {
    const radios = await this.page.getByRole('radio').all();
    if (radios.length === 0) {
      const [only] = await this.onlyActions();
      await only?.click();
      return;
    }
    await chance.pick(radios).click();
    // Where several are asked at once, the list that was touched is the one that can be confirmed.
    const confirm = this.button(this.words.private.confirm);
    for (const one of await confirm.all()) if (await one.isEnabled()) return one.click();
  }

  private button(text: string): Locator {
    return this.page.getByRole('button', { name: pattern(text) });
  }

  /** Whether the table itself is on, with something to do. */
  private async isOpen(): Promise<boolean> {
    if (!(await this.button(this.words.table.menu).isVisible())) return false;
    if ((await this.page.getByRole('radio').count()) > 0) return true;
    return (await this.onlyActions()).length > 0;
  }

  /** Buttons that do what the game offers, and not what every table has. */
  private async onlyActions(): Promise<readonly Locator[]> {
    const { curtain, private: own, table } = this.words;
    const usual = [
      table.menu,
      table.undo,
      table.redo,
      table.log,
      own.hide,
      own.confirm,
      ...this.people,
      ...this.people.map((player) => curtain.title.replace('{{player}}', player)),
    ];
    const buttons = await this.page.getByRole('button').all();
    const names = await Promise.all(
      buttons.map(async (one) => (await one.getAttribute('aria-label')) ?? one.innerText()),
    );
    const patterns = usual.map(pattern);
    return buttons.filter((_, index) => !patterns.some((one) => one.test(names[index] ?? '')));
  }
}
