import { writes } from '../hiring';
import { affordable } from '../market';
import { begun, joinedBy } from '../making';
import { canDirect, canPlay, hasOpenSpace } from '../productions';
import type { DirectorId } from '../cards/directors';
import { entryAt } from '../../../engine/lists';
import type { Production } from '../types';
import type { Candidate } from './candidate';
import { directorFor, missingWith } from './forecast';
import { payoffOf } from './payoff';
import type { Position } from './position';
import type { Project } from './projects';
import { painOf, shortage } from './purse';

/** The cards that the movie nearest to its release still needs, when one of them has come so far. */
function nearest(projects: readonly Project[], except?: Project, instead = Infinity): number {
  let least = instead;
  for (const project of projects) if (project !== except) least = Math.min(least, project.missing);
  return least === Infinity ? 0 : least;
}

/** A movie that is worth its money is better than a turn without anything to do, though it may not be worth hurrying for. */
const BETTER_THAN_NOTHING = 0.4;
const CHOICE = 0.02;

/** Tracks move with purchases and releases alone: where nobody releases anything, waiting for better cards is for ever. */
const QUIET = 3;
const IMPATIENCE = 0.4;

function impatience({ state }: Position): number {
  return Math.max(0, state.quietRounds - QUIET) * IMPATIENCE;
}

/** What beginning a movie brings, before it is paid for. */
export function startGain(position: Position, draft: Production, director?: DirectorId): number {
  return payoffOf(position, position.seat, draft, director) + position.rates.action;
}

/** The same when it is paid for. */
function paidStartGain(
  position: Position,
  projects: readonly Project[],
  draft: Production,
  price: number,
): number {
  const { state, seat, rates } = position;
  const director = directorFor(state, seat, draft);
  const missing = missingWith(draft, director);
  const needs = nearest(projects, undefined, missing);
  // [EPBANKRUPT-2] Whoever is bankrupt without a movie gets out by nothing but a new one, which costs nothing.
  const isWayOut = entryAt(state.isBankrupt, seat) && projects.length === 0;
  const pain = isWayOut ? 0 : painOf(position, price, nearest(projects), needs);
  const gain = startGain(position, draft, director) - pain;
  const isWorthItsMoney =
    gain + missing * rates.action > 0 && shortage(position, price, missing) === 0;
  return isWorthItsMoney ? Math.max(gain, BETTER_THAN_NOTHING + CHOICE * gain) : gain;
}

/** What somebody on a movie brings, before anybody is paid. */
export function joinGain(
  position: Position,
  project: Project,
  joined: Production,
  director?: DirectorId,
): number {
  return payoffOf(position, position.seat, joined, director) - project.payoff;
}

/** The same when they are paid. */
function paidJoinGain(
  position: Position,
  projects: readonly Project[],
  project: Project,
  joined: Production,
  price: number,
): number {
  const director = directorFor(position.state, position.seat, joined);
  const missing = missingWith(joined, director);
  const pain = painOf(position, price, nearest(projects), nearest(projects, project, missing));
  return joinGain(position, project, joined, director) - pain + impatience(position);
}

function scriptPurchases(position: Position, projects: readonly Project[]): readonly Candidate[] {
  const { state, seat } = position;
  if (!hasOpenSpace(state, seat)) return [];
  return state.tracks.scripts.flatMap((script, space) => {
    const price = affordable(state, seat, space);
    if (price === undefined) return [];
    const gain = paidStartGain(position, projects, begun(script), price);
    return { action: { type: 'buy-script', script }, gain } as const;
  });
}

function actorPurchases(position: Position, projects: readonly Project[]): readonly Candidate[] {
  const { state, seat } = position;
  const candidates: Candidate[] = [];
  state.tracks.actors.forEach((actor, space) => {
    const price = affordable(state, seat, space);
    if (price === undefined) return;
    for (const project of projects) {
      const { production } = project;
      if (!canPlay(state, production, actor)) continue;
      const joined = joinedBy(production, 'actors', actor);
      const gain = paidJoinGain(position, projects, project, joined, price);
      candidates.push({ action: { type: 'hire-actor', actor, on: production.script }, gain });
    }
  });
  return candidates;
}

function directorPurchases(position: Position, projects: readonly Project[]): readonly Candidate[] {
  const { state, seat } = position;
  const candidates: Candidate[] = [];
  state.tracks.directors.forEach((director, space) => {
    const price = affordable(state, seat, space);
    if (price === undefined) return;
    for (const project of projects) {
      const { production } = project;
      if (!canDirect(state, production, director)) continue;
      const joined = joinedBy(production, 'directors', director);
      const gain = paidJoinGain(position, projects, project, joined, price);
      candidates.push({ action: { type: 'hire-director', director, on: production.script }, gain });
    }
  });
  return candidates;
}

/** [EPDIRECTOR-2] */
function writerPurchases(position: Position, projects: readonly Project[]): readonly Candidate[] {
  const { state, seat } = position;
  if (entryAt(state.isBankrupt, seat) || !hasOpenSpace(state, seat)) return [];
  const dollars = entryAt(state.money, seat);
  const candidates: Candidate[] = [];
  state.tracks.directors.forEach((director, space) => {
    const fee = affordable(state, seat, space);
    if (fee === undefined) return;
    state.tracks.scripts.forEach((script, at) => {
      if (!writes(director, script)) return;
      const price = affordable(state, seat, at);
      if (price === undefined || fee + price > dollars) return;
      const draft = joinedBy(begun(script), 'directors', director);
      const gain = paidStartGain(position, projects, draft, fee + price);
      candidates.push({ action: { type: 'hire-writer', director, script }, gain });
    });
  });
  return candidates;
}

/** [EPTURN-1] What can be bought with an action, and what it brings. */
export function purchases(position: Position, projects: readonly Project[]): readonly Candidate[] {
  return [
    ...scriptPurchases(position, projects),
    ...actorPurchases(position, projects),
    ...directorPurchases(position, projects),
    ...writerPurchases(position, projects),
  ];
}
