const BEGINNINGS = [
  ...['bel', 'cor', 'dan', 'fal', 'gar', 'lin', 'lor', 'mar'],
  ...['nel', 'pal', 'ros', 'sil', 'tam', 'val', 'vel', 'zan'],
] as const;
const ENDINGS = ['ando', 'ara', 'ella', 'ena', 'etto', 'ino', 'iro', 'ona'] as const;

function any<Value>(from: readonly Value[]): Value | undefined {
  return from[Math.floor(Math.random() * from.length)];
}

function invention(): string {
  return `${any(BEGINNINGS) ?? ''}${any(ENDINGS) ?? ''}`;
}

/** A new seed code that can be read out across a table: `marella-rosino-4171`. */
export function friendlySeed(): string {
  return `${invention()}-${invention()}-${1000 + Math.floor(Math.random() * 9000)}`;
}
