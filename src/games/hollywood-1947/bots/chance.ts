/**
 * A quick stream of chances for rounds that are played out in a bot's head. It is seeded from the bot's own stream, and
 * can be set back, so that different plans meet the same luck.
 */
export class Chance {
  private word: number;

  constructor(private readonly seed: number) {
    // Zero is the one word that the generator never leaves.
    this.word = seed | 0 || 1;
  }

  /** Begins the luck of one more world. */
  restart(world: number): void {
    this.word = (this.seed ^ Math.imul(world + 1, 0x9e3779b1)) | 0 || 1;
    this.next();
    this.next();
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    let word = this.word;
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    this.word = word;
    return (word >>> 0) / 0x100000000;
  }
}
