/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import { type Chances, MOST_WORTH, WORTHS } from './worth';

/** No movie is further ahead for a side: thirty cards and a poster. */
export const REACH = 62;
export const BALANCES = 2 * REACH + 1;

function zeros(): number[] {
  return new Array<number>(BALANCES).fill(0);
}

/**
 * How a movie may turn out: the chances of every balance (patriot symbols less communist ones) once one card has been
 * removed. Cards are added one by one, each with its chances. [47POST-4]
 */
export class Film {
  /** With nothing removed yet; with a card removed for good; with one removed that the editor puts back. */
  private whole = zeros();
  private gone = zeros();
  private kept = zeros();
  private spare = zeros();
  private low = REACH;
  private high = REACH;
  private cards = 0;
  private editor = 0;

  /** An empty movie. `editor`: the sign of the worths that whoever edits wants to keep; 0 where nobody edits. */
  begin(editor: number): void {
    this.whole.fill(0);
    this.gone.fill(0);
    this.kept.fill(0);
    this.low = REACH;
    this.high = REACH;
    this.whole[REACH] = 1;
    this.cards = 0;
    this.editor = editor;
  }

  get size(): number {
    return this.cards;
  }

  /** Symbols that stay: the poster's. */
  addPoster(chances: Chances): void {
    this.whole = this.spread(this.whole, chances);
    this.gone = this.spread(this.gone, chances);
    this.kept = this.spread(this.kept, chances);
    this.widen();
  }

  addCard(chances: Chances): void {
    const { editor } = this;
    let wanted = 0;
    if (editor > 0) wanted = (chances[3] as number) + (chances[4] as number);
    else if (editor < 0) wanted = (chances[0] as number) + (chances[1] as number);
    const unwanted = 1 - wanted;
    this.gone = this.spread(this.gone, chances);
    if (editor !== 0) this.kept = this.spread(this.kept, chances);
    const { whole, gone, kept } = this;
    for (let at = this.low; at <= this.high; at += 1) {
      const share = whole[at] as number;
      gone[at] = (gone[at] as number) + unwanted * share;
      if (wanted > 0) kept[at] = (kept[at] as number) + wanted * share;
    }
    this.whole = this.spread(whole, chances);
    this.widen();
    this.cards += 1;
  }

  private widen(): void {
    this.low = Math.max(0, this.low - MOST_WORTH);
    this.high = Math.min(BALANCES - 1, this.high + MOST_WORTH);
  }

  private spread(from: number[], chances: Chances): number[] {
    const to = this.spare;
    const first = Math.max(0, this.low - MOST_WORTH);
    const last = Math.min(BALANCES - 1, this.high + MOST_WORTH);
    for (let at = first; at <= last; at += 1) to[at] = 0;
    for (let index = 0; index < WORTHS; index += 1) {
      const chance = chances[index] as number;
      if (chance === 0) continue;
      const shift = index - MOST_WORTH;
      for (let at = this.low; at <= this.high; at += 1) {
        const target = at + shift;
        if (target < 0 || target >= BALANCES) continue;
        to[target] = (to[target] as number) + chance * (from[at] as number);
      }
    }
    this.spare = from;
    return to;
  }

  /** What is to be expected of a payment for each balance, after one card is removed as the rules say. */
  expect(payments: readonly number[]): number {
    const { gone, kept, cards, low, high } = this;
    if (cards === 0) return this.expectWhole(payments);
    let cut = 0;
    let other = 0;
    let putBack = 0;
    for (let at = low; at <= high; at += 1) {
      const pay = payments[at] as number;
      cut += (gone[at] as number) * pay;
      other += (kept[at] as number) * pay;
      putBack += kept[at] as number;
    }
    // A card that was put back is followed by any card of the movie.
    return cut / cards + (putBack / cards) * ((cut + other) / cards);
  }

  /** The same when no card is removed any more. */
  expectWhole(payments: readonly number[]): number {
    let sum = 0;
    for (let at = this.low; at <= this.high; at += 1)
      sum += (this.whole[at] as number) * (payments[at] as number);
    return sum;
  }
}
