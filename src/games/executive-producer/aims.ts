import { entryAt } from '../../engine/lists';
import { type Seat, seatsOf } from '../../engine/seats';
import { ABILITIES, type AbilityId } from './cards/abilities';
import { hasCardsFor } from './decks';
import { actorsWith } from './facts';
import { canBear } from './news';
import {
  crewOf,
  emptyRoles,
  everyProduction,
  hasOpenSpace,
  homesFor,
  productionsOf,
} from './productions';
import type { Action, Aim, Production, PublicState, State, TalentId } from './types';
import type { MogulEffect, Reach, TalentTrack, Track } from './vocabulary';

const NOTHING: readonly Aim[] = [{ at: 'nothing' }];

/** Movies in production, the own or the others'. */
function within(
  state: PublicState,
  seat: Seat,
  reach: Reach,
): readonly { readonly seat: Seat; readonly production: Production }[] {
  return everyProduction(state).filter(({ seat: owner }) => (owner === seat) === (reach === 'own'));
}

/** Cards of a track that the player has a place for. */
export function takeable(state: PublicState, seat: Seat, track: Track): readonly Aim[] {
  if (track === 'scripts') {
    if (!hasOpenSpace(state, seat)) return [];
    return state.tracks.scripts.map((script) => ({ at: 'script', script }));
  }
  return castable(state, seat, track, state.tracks[track]);
}

/** Who of these can work on which movie of the player's. */
export function castable(
  state: PublicState,
  seat: Seat,
  track: TalentTrack,
  talents: readonly TalentId[],
): readonly Aim[] {
  return talents.flatMap((talent) =>
    homesFor(state, seat, track, talent).map((on): Aim => ({ at: 'talent', talent, on })),
  );
}

export function hasVacancy(state: PublicState, seat: Seat, track: TalentTrack): boolean {
  return productionsOf(state, seat).some((production) =>
    track === 'actors' ? emptyRoles(production) > 0 : production.director === undefined,
  );
}

function crewAims(
  state: PublicState,
  seat: Seat,
  reach: Reach,
  crewOfInterest: (production: Production) => readonly TalentId[],
) {
  return within(state, seat, reach).flatMap(({ seat: owner, production }) =>
    crewOfInterest(production).map((talent) => {
      return { at: 'crew', seat: owner, script: production.script, talent } as const;
    }),
  );
}

function newsAims(state: PublicState, seat: Seat): readonly Aim[] {
  const others = within(state, seat, 'others');
  return productionsOf(state, seat).flatMap(({ script, news: played }) =>
    played.flatMap(({ news }) =>
      others
        .filter((other) => canBear(state, other.seat, other.production, news))
        .map((other): Aim => {
          return { at: 'news', script, news, seat: other.seat, on: other.production.script };
        }),
    ),
  );
}

/** [EPMOGUL-1] What is about a release or a purchase is not thrown away on a turn that has no action for it. */
function hasAction({ turn }: PublicState): boolean {
  return turn.actionsLeft > 0;
}

/** Abilities that bring a card, whatever else there is. */
export function bringsCard({ kind }: MogulEffect): boolean {
  return kind === 'take' || kind === 'audition' || kind === 'poach';
}

/** [EPMOGUL-1] Whether anybody could still be placed in this turn. */
function canStillPlace(state: PublicState, seat: Seat): boolean {
  return (
    hasAction(state) ||
    entryAt(state.ownDirectors, seat).length > 0 ||
    entryAt(state.abilities, seat).some(
      (ability) => bringsCard(ABILITIES[ability].effect) && canSpare(state, seat, ability),
    )
  );
}

function nothingIf(isOfUse: boolean): readonly Aim[] {
  return isOfUse ? NOTHING : [];
}

/** What an effect can be pointed at; nowhere when it can't be used now. */
export function legalAims(state: State, seat: Seat, effect: MogulEffect): readonly Aim[] {
  switch (effect.kind) {
    case 'take':
      return takeable(state, seat, effect.track);
    case 'audition':
      return nothingIf(hasVacancy(state, seat, effect.track) && hasCardsFor(state, effect.track));
    case 'extra-actions':
      return nothingIf(!state.turn.hasDrawn && !entryAt(state.isBankrupt, seat));
    case 'draw-news':
      return nothingIf(hasCardsFor(state, 'news'));
    case 'two-takes':
    case 'rush':
      return nothingIf(hasAction(state));
    case 'persuade':
      return nothingIf(canStillPlace(state, seat));
    case 'refresh':
      return nothingIf(state.tracks[effect.track].length > 0);
    case 'win-tie':
      return NOTHING;
    case 'space':
      return state.tracks.scripts.map((script) => ({ at: 'script', script }));
    case 'preview':
      return nothingIf(state.awardDeck.length > 0);
    case 'roll-again':
      // Offered when the dice have been rolled.
      return [];
    case 'steal-news':
      return seatsOf(state.money.length).flatMap((other): readonly Aim[] =>
        other !== seat && entryAt(state.news, other).length > 0
          ? [{ at: 'player', seat: other }]
          : [],
      );
    case 'insure':
      return productionsOf(state, seat).flatMap(({ script, insured }): readonly Aim[] =>
        insured === 0 ? [{ at: 'movie', seat, script }] : [],
      );
    case 'campaign':
      return within(state, seat, effect.reach).map(({ seat: owner, production }) => {
        return { at: 'movie', seat: owner, script: production.script };
      });
    case 'dismiss':
      return crewAims(state, seat, effect.reach, (crew) => actorsWith(crew, effect.trait));
    case 'poach':
      return crewAims(state, seat, 'others', (crew) => crewOf(crew, effect.track)).flatMap((aim) =>
        homesFor(state, seat, effect.track, aim.talent).map((on): Aim => ({ ...aim, on })),
      );
    case 'cancel-news':
      return productionsOf(state, seat)
        .filter(({ news }) => news.length > 0)
        .map(({ script }) => ({ at: 'movie', seat, script }));
    case 'move-news':
      return newsAims(state, seat);
    case 'acclaim':
      return entryAt(state.movies, seat).map(({ script }) => ({ at: 'movie', seat, script }));
  }
}

/** [EPMOGUL-1] Whether it is its turn, and has an action for it where it takes one: the bankrupt have other uses for theirs. */
export function canSpare(state: PublicState, seat: Seat, ability: AbilityId): boolean {
  const { costsAction = false, afterRelease = false } = ABILITIES[ability];
  if (afterRelease && !state.turn.hasReleased) return false;
  if (!costsAction) return true;
  return hasAction(state) && !entryAt(state.isBankrupt, seat);
}

/** [EPMOGUL-1] Every ability that is left with all that it can be pointed at. */
export function legalAbilities(state: State, seat: Seat): readonly Action[] {
  return entryAt(state.abilities, seat)
    .filter((ability) => canSpare(state, seat, ability))
    .flatMap((ability) =>
      legalAims(state, seat, ABILITIES[ability].effect).map((aim): Action => {
        return { type: 'use-ability', ability, aim };
      }),
    );
}
