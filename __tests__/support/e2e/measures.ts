import type { Locator, Page } from 'playwright-core';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest area around all of these; nothing where there are none. */
export async function areaOf(controls: Locator): Promise<Area | undefined> {
  const all = await controls.evaluateAll((found) =>
    found.map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  if (all.length === 0) return undefined;
  return {
    left: Math.min(...all.map(({ left }) => left)),
    top: Math.min(...all.map(({ top }) => top)),
    right: Math.max(...all.map(({ right }) => right)),
    bottom: Math.max(...all.map(({ bottom }) => bottom)),
  };
}

export function overlap(one: Area, other: Area): boolean {
  const isApart =
    one.right <= other.left + 1 ||
    other.right <= one.left + 1 ||
    one.bottom <= other.top + 1 ||
    other.bottom <= one.top + 1;
  return !isApart;
}

/** How far the document could be scrolled, down and sideways. */
export function scrollRoom(page: Page): Promise<readonly [number, number]> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
    return [scrollHeight - clientHeight, scrollWidth - clientWidth] as const;
  });
}

interface Cut {
  readonly parts: readonly string[];
  /** Where everything lies, to see whether it has come to rest. */
  readonly places: string;
}

/** Controls and texts of the screen that are cut off by its edge or by their own box. `spared` may be shortened. */
export function cutParts(page: Page, spared: string): Promise<Cut> {
  return page.getByRole('main').evaluate((main, shortened) => {
    const cut: string[] = [];
    const places: string[] = [];
    const { clientWidth, clientHeight } = document.documentElement;
    for (const part of main.querySelectorAll<HTMLElement>('*')) {
      const isText = [...part.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      const isControl = part.getAttribute('role') === 'button';
      if ((!isText && !isControl) || !part.checkVisibility() || part.closest('svg') !== null)
        continue;
      const words = part.getAttribute('aria-label') ?? part.textContent;
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const where = `(${[left, top, right, bottom].map(Math.round).join(' ')})`;
      places.push(where);
      if (left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1)
        cut.push(`beyond the edge ${where}: ${words.slice(0, 60)}`);
      const isTooWide = part.scrollWidth > part.clientWidth + 1;
      const isTooHigh = part.scrollHeight > part.clientHeight + 1;
      if (isText && words !== shortened && part.clientWidth > 0 && (isTooWide || isTooHigh))
        cut.push(
          `cut ${where} ${part.scrollWidth}/${part.clientWidth} ${part.scrollHeight}/${part.clientHeight}: ${words.slice(0, 60)}`,
        );
    }
    return { parts: cut, places: places.join(' ') };
  }, spared);
}
