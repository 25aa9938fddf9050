import { entryAt } from '../../engine/lists';
import { type Seat, seatsOf } from '../../engine/seats';
import { actorRow, type ActorId } from './cards/actors';
import { directorRow, type DirectorId } from './cards/directors';
import { type ScriptId, scriptRow } from './cards/scripts';
import { genreOf, hasDifficultActor, hasPerfectionist } from './facts';
import { begun, joinedBy, leftBy } from './making';
import type { Take } from './take';
import type { Crew, Production, PublicState, TalentId } from './types';
import type { TalentTrack } from './vocabulary';

export function productionsOf({ productions }: PublicState, seat: Seat): readonly Production[] {
  return entryAt(productions, seat);
}

export function productionOf(
  state: PublicState,
  seat: Seat,
  script: ScriptId,
): Production | undefined {
  return productionsOf(state, seat).find((production) => production.script === script);
}

/** The same where it is known to be there. */
export function producing(state: PublicState, seat: Seat, script: ScriptId): Production {
  const production = productionOf(state, seat, script);
  if (production === undefined) throw new Error(`${script} is not in production`);
  return production;
}

/** Every movie in production, with whose it is. */
export function everyProduction(
  state: PublicState,
): readonly { readonly seat: Seat; readonly production: Production }[] {
  return seatsOf(state.money.length).flatMap((seat) =>
    productionsOf(state, seat).map((production) => ({ seat, production })),
  );
}

/** [EPSCRIPT-1] */
export function hasOpenSpace(state: PublicState, seat: Seat): boolean {
  return productionsOf(state, seat).length < entryAt(state.spaces, seat);
}

export function emptyRoles({ script, actors }: Crew): number {
  return scriptRow(script).roles - actors.length;
}

/** [EPACTOR-2] Why an actor does not play in it, role or not. */
export function actorObjects(
  crew: Crew,
  actor: ActorId,
): 'refuses-the-genre' | 'difficult-and-perfectionist' | undefined {
  const { refuses, trait } = actorRow(actor);
  if (refuses?.includes(genreOf(crew)) === true) return 'refuses-the-genre';
  return trait === 'difficult' && hasPerfectionist(crew)
    ? 'difficult-and-perfectionist'
    : undefined;
}

/** [EPDIRECTOR-1] */
export function directorObjects(crew: Crew, director: DirectorId): boolean {
  return directorRow(director).traits.includes('perfectionist') && hasDifficultActor(crew);
}

/** [EPACTOR-1] [EPACTOR-2] */
export function canPlay({ turn }: PublicState, crew: Crew, actor: ActorId): boolean {
  return emptyRoles(crew) > 0 && (turn.isPersuaded || actorObjects(crew, actor) === undefined);
}

/** [EPDIRECTOR-1] */
export function canDirect({ turn }: PublicState, crew: Crew, director: DirectorId): boolean {
  return crew.director === undefined && (turn.isPersuaded || !directorObjects(crew, director));
}

/** The movies of a player that somebody can work on. */
export function homesFor(
  state: PublicState,
  seat: Seat,
  track: TalentTrack,
  talent: TalentId,
): readonly ScriptId[] {
  const homes: ScriptId[] = [];
  for (const crew of productionsOf(state, seat)) {
    const isWanted =
      track === 'actors'
        ? canPlay(state, crew, talent as ActorId)
        : canDirect(state, crew, talent as DirectorId);
    if (isWanted) homes.push(crew.script);
  }
  return homes;
}

/** [EPSCRIPT-1] */
export function beginProduction(take: Take, seat: Seat, script: ScriptId): void {
  take.set('productions', seat, [...take.of('productions', seat), begun(script)]);
}

export function replaceProduction(take: Take, seat: Seat, production: Production): void {
  const productions = take
    .of('productions', seat)
    .map((other) => (other.script === production.script ? production : other));
  take.set('productions', seat, productions);
}

export function placeTalent(
  take: Take,
  seat: Seat,
  track: TalentTrack,
  talent: TalentId,
  on: ScriptId,
): void {
  replaceProduction(take, seat, joinedBy(producing(take.state, seat, on), track, talent));
}

/** Somebody leaves a movie; where they go is the caller's business. */
export function removeTalent(
  take: Take,
  seat: Seat,
  track: TalentTrack,
  talent: TalentId,
  from: ScriptId,
): void {
  replaceProduction(take, seat, leftBy(producing(take.state, seat, from), track, talent));
}

export function crewOf(production: Crew, track: TalentTrack): readonly TalentId[] {
  if (track === 'actors') return production.actors;
  return production.director === undefined ? [] : [production.director];
}
