import { entryAt } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { type DirectorId, directorRow } from './cards/directors';
import { type ScriptId, scriptRow } from './cards/scripts';
import { affordable, fillTrack, priceAt, spaceOf, takeFromTrack } from './market';
import { beginProduction, hasOpenSpace, homesFor, placeTalent } from './productions';
import type { Take } from './take';
import type { Action, CardOf, PublicState, TalentId } from './types';
import type { TalentTrack, Track } from './vocabulary';

/** The cards of a track that a player can pay for, with what they cost. */
function withinMeans<Name extends Track>(
  state: PublicState,
  seat: Seat,
  track: Name,
): readonly { readonly card: CardOf<Name>; readonly price: number }[] {
  const cards: readonly CardOf<Name>[] = state.tracks[track];
  const found: { card: CardOf<Name>; price: number }[] = [];
  for (const [space, card] of cards.entries()) {
    const price = affordable(state, seat, space);
    if (price !== undefined) found.push({ card, price });
  }
  return found;
}

/** [EPDIRECTOR-2] Scripts that a Writer would bring along. */
export function writes(director: DirectorId, script: ScriptId): boolean {
  const { traits, bonuses } = directorRow(director);
  return traits.includes('writer') && bonuses.includes(scriptRow(script).genre);
}

function writerDeals(state: PublicState, seat: Seat): readonly Action[] {
  if (entryAt(state.isBankrupt, seat) || !hasOpenSpace(state, seat)) return [];
  const scripts = withinMeans(state, seat, 'scripts');
  return withinMeans(state, seat, 'directors').flatMap(({ card: director, price }) =>
    scripts
      .filter(
        (script) =>
          writes(director, script.card) && price + script.price <= entryAt(state.money, seat),
      )
      .map(({ card: script }): Action => ({ type: 'hire-writer', director, script })),
  );
}

/** [EPTURN-1] What can be bought or hired with an action. */
export function legalPurchases(state: PublicState, seat: Seat): readonly Action[] {
  const scripts = hasOpenSpace(state, seat) ? withinMeans(state, seat, 'scripts') : [];
  const actions: Action[] = scripts.map(({ card: script }) => ({ type: 'buy-script', script }));
  for (const { card: actor } of withinMeans(state, seat, 'actors'))
    for (const on of homesFor(state, seat, 'actors', actor))
      actions.push({ type: 'hire-actor', actor, on });
  for (const { card: director } of withinMeans(state, seat, 'directors'))
    for (const on of homesFor(state, seat, 'directors', director))
      actions.push({ type: 'hire-director', director, on });
  return actions.concat(writerDeals(state, seat));
}

/** [EPMARKET-1] Pays for a card and takes it; the track is filled later. */
function pay<Name extends Track>(take: Take, seat: Seat, track: Name, card: CardOf<Name>): number {
  const price = priceAt(take.state, seat, spaceOf(take.state, track, card));
  if (price === undefined) throw new Error(`${card} is not for sale`);
  take.set('money', seat, entryAt(take.state.money, seat) - price);
  takeFromTrack(take, track, card);
  return price;
}

/** [EPSCRIPT-1] */
export function buyScript(take: Take, seat: Seat, script: ScriptId): void {
  const price = pay(take, seat, 'scripts', script);
  beginProduction(take, seat, script);
  take.tell({ type: 'script-bought', seat, script, price });
  fillTrack(take, 'scripts');
}

/** [EPACTOR-1] [EPDIRECTOR-1] */
export function hire(
  take: Take,
  seat: Seat,
  track: TalentTrack,
  talent: TalentId,
  on: ScriptId,
): void {
  const price = pay(take, seat, track, talent);
  placeTalent(take, seat, track, talent, on);
  take.tell({ type: 'talent-hired', seat, track, talent, on, price });
  fillTrack(take, track);
}

/** [EPDIRECTOR-2] */
export function hireWriter(take: Take, seat: Seat, director: DirectorId, script: ScriptId): void {
  const price = pay(take, seat, 'directors', director) + pay(take, seat, 'scripts', script);
  beginProduction(take, seat, script);
  placeTalent(take, seat, 'directors', director, script);
  take.tell({ type: 'writer-hired', seat, director, script, price });
  fillTrack(take, 'scripts');
  fillTrack(take, 'directors');
}
