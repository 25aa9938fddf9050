/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import { type Chances, MOST_WORTH } from './worth';

/** No movie is further ahead for a side: thirty cards and a poster. */
export const REACH = 62;
export const BALANCES = 2 * REACH + 1;

/** Room beside the balances that can be, so that no card has to look where it stands. */
const PAD = 2 * MOST_WORTH;

function zeros(): number[] {
  return new Array<number>(BALANCES + 2 * PAD).fill(0);
}

/** The chances of every balance: with nothing removed yet; with a card removed for good; with one that is put back. */
interface Reel {
  readonly whole: number[];
  readonly gone: number[];
  readonly kept: number[];
}

function blankReel(): Reel {
  return { whole: zeros(), gone: zeros(), kept: zeros() };
}

/**
 * How a movie may turn out: the chances of every balance (patriot symbols less communist ones) once one card has been
 * removed. Cards are added one by one, each with its chances. [47POST-4]
 */
export class Film {
  private reel = blankReel();
  private spare = blankReel();
  private low = REACH + PAD;
  private high = REACH + PAD;
  private cards = 0;
  private editor = 0;

  /** An empty movie. `editor`: the sign of the worths that whoever edits wants to keep; 0 where nobody edits. */
  begin(editor: number): void {
    for (const { whole, gone, kept } of [this.reel, this.spare])
      for (let at = this.low; at <= this.high; at += 1) {
        whole[at] = 0;
        gone[at] = 0;
        kept[at] = 0;
      }
    this.low = REACH + PAD;
    this.high = REACH + PAD;
    this.reel.whole[this.low] = 1;
    this.cards = 0;
    this.editor = editor;
  }

  get size(): number {
    return this.cards;
  }

  /** Symbols that stay: the poster's. */
  addPoster(chances: Chances): void {
    this.spread(chances, 0, 0);
  }

  addCard(chances: Chances): void {
    const { editor } = this;
    let wanted = 0;
    if (editor > 0) wanted = (chances[3] as number) + (chances[4] as number);
    else if (editor < 0) wanted = (chances[0] as number) + (chances[1] as number);
    this.spread(chances, 1 - wanted, wanted);
    this.cards += 1;
  }

  /** Adds a worth to every movie there can be; so much of it may be what is removed, or is removed and put back. */
  private spread(chances: Chances, unwanted: number, wanted: number): void {
    const { whole, gone, kept } = this.reel;
    const to = this.spare;
    const [a, b, c] = [chances[0] as number, chances[1] as number, chances[2] as number];
    const [d, e] = [chances[3] as number, chances[4] as number];
    const first = Math.max(PAD, this.low - MOST_WORTH);
    const last = Math.min(BALANCES + PAD - 1, this.high + MOST_WORTH);
    const isEdited = this.editor !== 0;
    for (let at = first; at <= last; at += 1) {
      to.whole[at] =
        a * (whole[at + 2] as number) +
        b * (whole[at + 1] as number) +
        c * (whole[at] as number) +
        d * (whole[at - 1] as number) +
        e * (whole[at - 2] as number);
      to.gone[at] =
        a * (gone[at + 2] as number) +
        b * (gone[at + 1] as number) +
        c * (gone[at] as number) +
        d * (gone[at - 1] as number) +
        e * (gone[at - 2] as number) +
        unwanted * (whole[at] as number);
      if (isEdited)
        to.kept[at] =
          a * (kept[at + 2] as number) +
          b * (kept[at + 1] as number) +
          c * (kept[at] as number) +
          d * (kept[at - 1] as number) +
          e * (kept[at - 2] as number) +
          wanted * (whole[at] as number);
    }
    this.spare = this.reel;
    this.reel = to;
    this.low = first;
    this.high = last;
  }

  /** What is to be expected of a payment for each balance, after one card is removed as the rules say. */
  expect(payments: readonly number[]): number {
    const { cards, low, high } = this;
    const { gone, kept } = this.reel;
    if (cards === 0) return this.expectWhole(payments);
    let cut = 0;
    let other = 0;
    let putBack = 0;
    for (let at = low; at <= high; at += 1) {
      const pay = payments[at - PAD] as number;
      cut += (gone[at] as number) * pay;
      other += (kept[at] as number) * pay;
      putBack += kept[at] as number;
    }
    // A card that was put back is followed by any card of the movie.
    return cut / cards + (putBack / cards) * ((cut + other) / cards);
  }

  /** The same when no card is removed any more. */
  expectWhole(payments: readonly number[]): number {
    const { whole } = this.reel;
    let sum = 0;
    for (let at = this.low; at <= this.high; at += 1)
      sum += (whole[at] as number) * (payments[at - PAD] as number);
    return sum;
  }
}
