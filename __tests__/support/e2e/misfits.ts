import type { Page } from 'playwright-core';

/**
 * What is cut off, lies over something else or hangs over the edge, once the screen has come to rest. What is being
 * scrolled may go on below. `spared` is a text that may be shortened.
 */
export function misfits(page: Page, spared: string): Promise<readonly string[]> {
  return page.evaluate(measure, spared);
}

/** Runs in the page, all at once: a look at every part from outside would take minutes. */
async function measure(spared: string): Promise<readonly string[]> {
  const CONTROLS = 'a, button, input, textarea, [role=button], [role=radio], [role=switch]';
  const REST = 2;
  const { clientWidth, clientHeight } = document.documentElement;

  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Part {
    readonly part: HTMLElement;
    readonly words: string;
    readonly boxes: readonly Box[];
  }

  const within = (box: Box, frame: Box): Box => ({
    left: Math.max(box.left, frame.left),
    top: Math.max(box.top, frame.top),
    right: Math.min(box.right, frame.right),
    bottom: Math.min(box.bottom, frame.bottom),
  });

  /** What of a box is seen through everything that scrolls around it, and whether something cuts it. */
  const seenOf = (part: HTMLElement, { left, top, right, bottom }: Box) => {
    let [box, cut, scrolls]: [Box, number, boolean] = [{ left, top, right, bottom }, 0, false];
    for (let around = part.parentElement; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      const isScroller = /auto|scroll/.test(overflowY) || /auto|scroll/.test(overflowX);
      if (!isScroller && !scrolls)
        cut = Math.max(
          cut,
          ...[frame.left - box.left, box.right - frame.right],
          ...[frame.top - box.top, box.bottom - frame.bottom],
        );
      scrolls ||= isScroller;
      box = within(box, frame);
      if (position === 'fixed') break;
    }
    return { box, cut, scrolls };
  };

  const look = () => {
    const found: string[] = [];
    const places: string[] = [];
    const texts: Part[] = [];
    const controls: Part[] = [];
    const root = document.querySelector('[aria-modal=true]') ?? document.body;
    for (const part of root.querySelectorAll<HTMLElement>('*')) {
      const isText = [...part.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      const isControl = part.matches(CONTROLS);
      if ((!isText && !isControl) || part.closest('svg') !== null) continue;
      if (!part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const whole = part.getBoundingClientRect();
      // What only a screen reader is told.
      if (whole.width <= 1 || whole.height <= 1) continue;
      const words = (part.getAttribute('aria-label') ?? part.textContent).slice(0, 60);
      places.push([whole.left, whole.top, whole.right, whole.bottom].map(Math.round).join(' '));
      const { cut, scrolls } = seenOf(part, whole);
      const isBeside = whole.left < -1 || whole.right > clientWidth + 1;
      const isBeyond = !scrolls && (whole.top < -1 || whole.bottom > clientHeight + 1);
      if (isBeside || isBeyond) found.push(`beyond the edge (${places.at(-1) ?? ''}): ${words}`);
      if (isText) {
        const range = document.createRange();
        range.selectNodeContents(part);
        const tooWide = part.scrollWidth - part.clientWidth;
        const tooHigh = part.scrollHeight - part.clientHeight;
        const isShortened = part.clientWidth > 0 && (tooWide > 1 || tooHigh > 2);
        if (words !== spared && (isShortened || cut > 1))
          found.push(`cut by ${Math.round(Math.max(tooWide, tooHigh, cut))}: ${words}`);
        // Of a text that is shortened only what is left is seen.
        const isClipped = getComputedStyle(part).overflowX !== 'visible';
        const boxes = [...range.getClientRects()].map(
          (box) => seenOf(part, isClipped ? within(box, whole) : box).box,
        );
        texts.push({ part, words, boxes });
      }
      if (isControl) controls.push({ part, words, boxes: [seenOf(part, whole).box] });
    }
    const overlap = (all: readonly Part[], kind: string, allowed: number) => {
      all.forEach((one, index) => {
        for (const other of all.slice(index + 1)) {
          if (one.part.contains(other.part) || other.part.contains(one.part)) continue;
          const isOver = one.boxes.some((a) =>
            other.boxes.some(
              (b) =>
                Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
                Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > allowed,
            ),
          );
          if (isOver) found.push(`${kind} over each other: ${one.words} | ${other.words}`);
        }
      });
    };
    // Lines of text stand closer than their boxes are high.
    overlap(texts, 'words', 5);
    overlap(controls, 'controls', 1);
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth || scrollHeight > clientHeight) found.push('the page scrolls');
    return { found, places: places.join() };
  };

  // Some parts follow others a frame or two later.
  let [before, still] = ['', 0];
  for (;;) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 12)));
    const { found, places } = look();
    still = places === before ? still + 1 : 0;
    if (still === REST) return found;
    before = places;
  }
}
