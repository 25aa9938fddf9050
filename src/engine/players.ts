import { err, ok, type Result } from './result';
import { flawOf, lookalikeKey } from './text';

export const COLOURS = [
  'ruby',
  'amber',
  'jade',
  'sapphire',
  'amethyst',
  'coral',
  'turquoise',
  'pearl',
  'copper',
] as const;
export type Colour = (typeof COLOURS)[number];

/** The mark on a player's reels: a colour is never the only way to tell two players apart. */
export const GLYPHS = [
  'star',
  'moon',
  'clover',
  'diamond',
  'crown',
  'anchor',
  'bolt',
  'feather',
  'key',
] as const;
export type Glyph = (typeof GLYPHS)[number];

interface AtTable {
  readonly name: string;
  readonly colour: Colour;
  readonly glyph: Glyph;
}

export interface Person extends AtTable {
  readonly kind: 'person';
}

export interface BotPlayer extends AtTable {
  readonly kind: 'bot';
  readonly level: string;
}

/** Who sits in a seat. */
export type Player = Person | BotPlayer;

export const NAME_MAX_LENGTH = 16;

export type PlayersError =
  | { readonly code: 'name-empty'; readonly seat: number }
  | { readonly code: 'name-too-long'; readonly seat: number; readonly max: number }
  | { readonly code: 'name-unprintable'; readonly seat: number }
  | { readonly code: 'name-taken'; readonly seat: number; readonly by: number }
  | { readonly code: 'colour-taken'; readonly seat: number; readonly by: number }
  | { readonly code: 'glyph-taken'; readonly seat: number; readonly by: number };

function firstTwin(
  players: readonly Player[],
  seat: number,
  key: (player: Player) => string,
): number {
  const own = players[seat];
  return own === undefined
    ? -1
    : players.slice(0, seat).findIndex((other) => key(other) === key(own));
}

function checkSeat(players: readonly Player[], seat: number): PlayersError | undefined {
  const name = players[seat]?.name ?? '';
  const flaw = flawOf(name, NAME_MAX_LENGTH);
  if (flaw === 'too-long') return { code: 'name-too-long', seat, max: NAME_MAX_LENGTH };
  if (flaw !== undefined) return { code: `name-${flaw}`, seat };
  const sameName = firstTwin(players, seat, (player) => lookalikeKey(player.name));
  if (sameName >= 0) return { code: 'name-taken', seat, by: sameName };
  const sameColour = firstTwin(players, seat, (player) => player.colour);
  if (sameColour >= 0) return { code: 'colour-taken', seat, by: sameColour };
  const sameGlyph = firstTwin(players, seat, (player) => player.glyph);
  if (sameGlyph >= 0) return { code: 'glyph-taken', seat, by: sameGlyph };
  return undefined;
}

/** Trims the names and checks the table: every name 1 to 16 characters and unlike the others, no look twice. */
export function checkPlayers(
  players: readonly Player[],
): Result<readonly Player[], readonly PlayersError[]> {
  const trimmed = players.map((player) => ({ ...player, name: player.name.trim() }));
  const errors = trimmed.flatMap((_, seat) => checkSeat(trimmed, seat) ?? []);
  return errors.length === 0 ? ok(trimmed) : err(errors);
}
