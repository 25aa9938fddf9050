import type { TalentTrack, Track } from '../../../../src/games/executive-producer/vocabulary';
import { actorsWith, genreOf, isDirectedBy } from './conditions';
import { actorOf, directorOf, scriptOf } from './rows';
import { type Player, type Production, productionOf, type Table, type Turn } from './table';

const PRICES = [1, 1, 2, 3, 4];

export function emptyRoles({ script, actors }: Production): number {
  return scriptOf(script).roles - actors.length;
}

/** Whether there is room for somebody, whoever it is. */
export function hasVacancy(production: Production, track: TalentTrack): boolean {
  return track === 'actors' ? emptyRoles(production) > 0 : production.director === undefined;
}

/** EPACTOR-1, EPACTOR-2, EPDIRECTOR-1 */
export function fits(
  track: TalentTrack,
  talent: string,
  production: Production,
  { isPersuaded }: Turn,
): boolean {
  if (!hasVacancy(production, track)) return false;
  if (isPersuaded) return true;
  if (track === 'directors') {
    const { traits } = directorOf(talent);
    return !traits.includes('perfectionist') || actorsWith(production, 'difficult') === 0;
  }
  const { refuses = [], trait } = actorOf(talent);
  const isQuarrel = trait === 'difficult' && isDirectedBy(production, 'perfectionist');
  return !refuses.includes(genreOf(production)) && !isQuarrel;
}

export function fitsAnywhere(track: TalentTrack, talent: string, turn: Turn): boolean {
  return turn.player.productions.some((production) => fits(track, talent, production, turn));
}

/** Puts somebody on a movie of the player on turn, by the rules. */
export function place(
  table: Table,
  turn: Turn,
  {
    track,
    talent,
    on,
  }: { readonly track: TalentTrack; readonly talent: string; readonly on: string },
): void {
  const production = productionOf(table, turn.player, on);
  table.lines.check(fits(track, talent, production, turn), `${talent} cannot work on ${on}`);
  if (track === 'actors') production.actors.push(talent);
  else production.director = talent;
}

export function hasOpenSpace({ productions, spaces }: Player): boolean {
  return productions.length < spaces;
}

/** EPSCRIPT-1 */
export function begin({ lines }: Table, player: Player, script: string): void {
  lines.check(hasOpenSpace(player), `there is no open space for ${script}`);
  const campaign = { review: 0, boxOffice: 0 };
  player.productions.push({ script, actors: [], news: [], campaign, insured: 0 });
}

/** EPMARKET-1, EPBANKRUPT-2 */
export function priceOf({ lines, tracks }: Table, turn: Turn, track: Track, card: string): number {
  const space = tracks[track].indexOf(card);
  lines.check(space >= 0, `${card} does not lie on the track of ${track}`);
  if (!turn.player.isBankrupt) return PRICES[space] ?? 0;
  lines.check(space === 0, 'the bankrupt take the leftmost card');
  return 0;
}

export function pay({ lines }: Table, player: Player, price: number): void {
  lines.check(player.money >= price, `seat ${player.seat} cannot pay $${price}`);
  player.money -= price;
}
