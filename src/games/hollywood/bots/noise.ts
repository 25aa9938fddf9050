/**
 * A quick stream of numbers for playouts: a search draws millions of them, and only their speed matters. It is seeded
 * from the bot's own stream, so the same bot in the same position draws the same.
 */
export class Noise {
  private word: number;

  constructor(seed: number) {
    // Zero is the one word that the generator never leaves.
    this.word = seed | 0 || 0x2545f491;
  }

  /** A whole number from 0 up to, but not including, `count`. */
  below(count: number): number {
    let word = this.word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    return (word >>> 0) % count;
  }
}
