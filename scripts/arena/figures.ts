/** Two sides of a normal distribution: 95 in 100 lie between them. */
const NORMAL_95 = 1.96;

export interface WinShare {
  readonly matches: number;
  /** In per cent. */
  readonly share: number;
  /** Half the width of the 95 % interval, in points of per cent. */
  readonly margin: number;
}

/** The mean of the shares with its 95 % interval. */
export function winShare(shares: readonly number[]): WinShare {
  const matches = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / matches;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const deviation = Math.sqrt(squares / Math.max(1, matches - 1));
  return {
    matches,
    share: 100 * mean,
    margin: (100 * NORMAL_95 * deviation) / Math.sqrt(matches),
  };
}

/** What the figure says about a goal, or about an even share where there is none. */
export function verdict({ share, margin }: WinShare, seats: number, goal?: number): string {
  if (goal !== undefined) {
    if (share < goal) return `BELOW ${goal}`;
    return share - margin >= goal ? `above ${goal}` : `reaches ${goal}`;
  }
  const par = 100 / seats;
  if (share - margin > par) return 'above par';
  return share + margin < par ? 'BELOW PAR' : 'at par';
}
