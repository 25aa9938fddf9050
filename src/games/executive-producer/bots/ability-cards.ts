import type { ActorId } from '../cards/actors';
import type { DirectorId } from '../cards/directors';
import { begun, joinedBy } from '../making';
import { canDirect, canPlay, emptyRoles, hasOpenSpace } from '../productions';
import type { Aim, TalentId } from '../types';
import type { TalentTrack, Track } from '../vocabulary';
import type { Use } from './abilities';
import { joinGain, startGain } from './purchases';
import { isStranded, type Table } from './table';

/** Of cards drawn from the deck, the best is so much better than somebody usual, by how many are drawn. */
const BEST_OF_MANY = 0.25;

/** Who of these could join which movie, and what that brings without a price. */
export function castings(
  table: Table,
  track: TalentTrack,
  talents: readonly TalentId[],
): readonly Use[] {
  const uses: Use[] = [];
  for (const talent of talents)
    for (const project of table.own) {
      const { production } = project;
      const isActor = track === 'actors';
      const fits = isActor
        ? canPlay(table.state, production, talent as ActorId)
        : canDirect(table.state, production, talent as DirectorId);
      if (!fits) continue;
      const aim: Aim = { at: 'talent', talent, on: production.script };
      uses.push({ aim, gain: joinGain(table, project, joinedBy(production, track, talent)) });
    }
  return uses;
}

/** Cards of a track that could be had without a price. */
export function gifts(table: Table, track: Track): readonly Use[] {
  const { state, seat } = table;
  if (track !== 'scripts') return castings(table, track, state.tracks[track]);
  if (!hasOpenSpace(state, seat)) return [];
  return state.tracks.scripts.map((script) => ({
    aim: { at: 'script', script },
    gain: startGain(table, begun(script)),
  }));
}

function vacancies(table: Table, track: TalentTrack): number {
  let count = 0;
  for (const { production } of table.own)
    if (track === 'actors') count += emptyRoles(production);
    else if (production.director === undefined) count += 1;
  return count;
}

/** With places for all the cards it brings; each after the first is an action saved, and what a card costs. */
export function takes(table: Table, track: Track, cards: number): readonly Use[] {
  const { turns, action, card } = table.rates;
  const mayWait = turns > 1 && !isStranded(table);
  if (track !== 'scripts' && mayWait && vacancies(table, track) < cards) return [];
  const further = (cards - 1) * (action + card);
  return gifts(table, track).map(({ aim, gain }) => ({ aim, gain: gain + further }));
}

export function auditions(table: Table, track: TalentTrack, cards: number): readonly Use[] {
  if (vacancies(table, track) === 0) return [];
  const { rates } = table;
  const gain = rates.action + rates.card + BEST_OF_MANY * cards;
  return [{ aim: { at: 'nothing' }, gain }];
}
