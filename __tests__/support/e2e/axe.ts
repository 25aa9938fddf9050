import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(join(__dirname, '../../../node_modules/axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs in the page: waits until nothing has been drawn anew for a moment. */
function untilQuiet(): Promise<void> {
  return new Promise((done) => {
    const finish = (): void => {
      observer.disconnect();
      done();
    };
    let timer = setTimeout(finish, 60);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, 60);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** What axe finds wrong, each in a line. */
async function violations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  await page.evaluate(untilQuiet);
  const found = await page.evaluate(async (values) => {
    // Thousands of shapes that say nothing: drawings are named from outside, so axe need not walk through them.
    const drawings = [...document.querySelectorAll('svg')]
      .filter((drawing) => (drawing.parentElement?.closest('svg') ?? undefined) === undefined)
      .map((drawing) => ({ drawing, shapes: [...drawing.childNodes] }));
    for (const { drawing } of drawings) drawing.replaceChildren();
    try {
      const { axe } = window as unknown as {
        readonly axe: { run: (options: object) => Promise<AxeResults> };
      };
      const results = await axe.run({
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      });
      return results.violations;
    } finally {
      for (const { drawing, shapes } of drawings) drawing.replaceChildren(...shapes);
    }
  }, RULES);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 300)}\n${failureSummary}`),
  );
}

/** Controls that a finger may miss, each with its size. */
function smallControls(page: Page): Promise<readonly string[]> {
  return page
    .locator('a, button, input, textarea, [role=button], [role=link], [role=radio], [role=switch]')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.closest('[aria-hidden=true]') === null)
        .map((control) => {
          const { width, height } = control.getBoundingClientRect();
          return { control, width, height };
        })
        .filter(({ width, height }) => Math.min(width, height) < 44)
        .map(({ control, width, height }) => {
          const name = control.getAttribute('aria-label') ?? control.textContent;
          return `${name.slice(0, 60)}: ${width} × ${height}`;
        }),
    );
}

/** A screen as it stands, held to what axe asks for and to controls that are large enough. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const wrong = { wrong: await violations(page), small: await smallControls(page) };
  expect({ where, ...wrong }).toEqual({ where, wrong: [], small: [] });
}
