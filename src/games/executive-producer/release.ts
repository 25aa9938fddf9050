import { entryAt, sum, without } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { offerOpenAwards } from './awards';
import { ABILITIES, type AbilityId } from './cards/abilities';
import { NEWS } from './cards/news';
import type { ScriptId } from './cards/scripts';
import { discardTo } from './decks';
import { rollDice } from './dice';
import type { Rolls } from './events';
import { bonusesOf, printedOf } from './facts';
import { released } from './making';
import { advanceTracks } from './market';
import { ACTION_OF_THE_UNFINISHED } from './numbers';
import { checkObjectives } from './objectives';
import { emptyRoles, producing, productionsOf } from './productions';
import type { Take } from './take';
import type { Crew, Opening, PublicState, Release } from './types';
import type { Ratings, Roll } from './vocabulary';

/** [EPRELEASE-1] Finished, but for the roles that may stay empty this turn. */
function isFinished(crew: Crew, mayBeEmpty: number): boolean {
  return crew.director !== undefined && emptyRoles(crew) <= mayBeEmpty;
}

/** [EPEND-2] Whether what is not finished can still be released in this turn, by its actions or by new ones. */
export function mayBeUnfinished({ turn, stage }: PublicState): boolean {
  return stage === 'last-round' && !turn.hasReleased;
}

/**
 * [EPEND-2] The actions that it takes to release what is not finished now: the second of a turn, with the first one
 * forgone where it was not used; a bankrupt player's only one.
 */
function actionsForUnfinished(state: PublicState): number {
  const { turn, isBankrupt, current } = state;
  if (!mayBeUnfinished(state)) return Infinity;
  if (entryAt(isBankrupt, current)) return 1;
  const used = turn.actionsTaken;
  return used < ACTION_OF_THE_UNFINISHED ? ACTION_OF_THE_UNFINISHED - used : Infinity;
}

/** What a release of the movie takes now. */
export function actionsFor(state: PublicState, crew: Crew): number {
  return isFinished(crew, state.turn.emptyRoles) ? 1 : actionsForUnfinished(state);
}

/** [EPRELEASE-1] [EPEND-2] */
export function canBeReleased(state: PublicState, crew: Crew): boolean {
  return actionsFor(state, crew) <= state.turn.actionsLeft;
}

export function releasable(state: PublicState, seat: Seat): readonly ScriptId[] {
  return productionsOf(state, seat)
    .filter((production) => canBeReleased(state, production))
    .map(({ script }) => script);
}

function plus(one: Ratings, other: Ratings): Ratings {
  return { review: one.review + other.review, boxOffice: one.boxOffice + other.boxOffice };
}

export function beginRelease(take: Take, seat: Seat, script: ScriptId): void {
  const production = producing(take.state, seat, script);
  take.tell({ type: 'release-begun', seat, script });
  addUp(take, { seat, script, changes: production.campaign, nextNews: 0 });
}

/** [EPRELEASE-2] Adds News after News, until somebody has to choose. */
function addUp(take: Take, release: Release): void {
  const { news } = producing(take.state, release.seat, release.script);
  let { changes, nextNews } = release;
  for (; nextNews < news.length; nextNews += 1) {
    const played = entryAt(news, nextNews);
    const [only, other] = NEWS[played.news].changes;
    if (other !== undefined) {
      const { seat } = played;
      take.update({
        phase: { kind: 'choosing', seat, release: { ...release, changes, nextNews } },
      });
      return;
    }
    changes = plus(changes, only);
  }
  askForBonuses(take, { ...release, changes, nextNews });
}

/** [EPRELEASE-2] The player who played it says which of the two it is. */
export function chooseChange(take: Take, release: Release, change: 0 | 1): void {
  const { news } = producing(take.state, release.seat, release.script);
  const { news: id, seat } = entryAt(news, release.nextNews);
  const chosen = NEWS[id].changes[change] ?? NEWS[id].changes[0];
  take.tell({ type: 'change-chosen', seat, news: id, change });
  addUp(take, {
    ...release,
    changes: plus(release.changes, chosen),
    nextNews: release.nextNews + 1,
  });
}

/** [EPRELEASE-2] [EPRELEASE-3] */
function askForBonuses(take: Take, { seat, script, changes }: Release): void {
  const production = producing(take.state, seat, script);
  const totals = plus(printedOf(production), changes);
  const bonuses = bonusesOf(production);
  if (bonuses > 0) take.update({ phase: { kind: 'bonuses', seat, script, totals, bonuses } });
  else open(take, seat, script, totals, { review: 0, boxOffice: 0 });
}

/** [EPRELEASE-3] Whatever is below zero is then zero. */
function rollFor(take: Take, roll: Roll, sum: number): readonly (readonly number[])[] {
  const takes = take.state.turn.twoTakes.includes(roll) ? 2 : 1;
  return Array.from({ length: takes }, () => rollDice(take.random, Math.max(0, sum)));
}

function better(rolls: readonly (readonly number[])[]): number {
  return Math.max(...rolls.map(sum));
}

/** [EPRELEASE-4] The movie opens. */
export function open(
  take: Take,
  seat: Seat,
  script: ScriptId,
  totals: Ratings,
  bonuses: Ratings,
): void {
  const sums = plus(totals, bonuses);
  const rolls: Rolls = {
    review: rollFor(take, 'review', sums.review),
    boxOffice: rollFor(take, 'boxOffice', sums.boxOffice),
  };
  const opening: Opening = { seat, script, totals, bonuses, rolls };
  const again = rollAgainOf(take.state, seat);
  if (again === undefined || diceToRoll(opening).length === 0) return reveal(take, opening);
  take.tell({ type: 'dice-rolled', ...opening });
  take.update({ phase: { kind: 'rolled', ...opening } });
}

/** [EPMOGUL-1] The ability to roll dice again, where the player has it. */
function rollAgainOf({ abilities }: PublicState, seat: Seat): AbilityId | undefined {
  return entryAt(abilities, seat).find((id) => ABILITIES[id].effect.kind === 'roll-again');
}

/** Rolls that have any dice. */
export function diceToRoll({ rolls }: Opening): readonly Roll[] {
  return (['review', 'boxOffice'] as const).filter((roll) => rolls[roll].flat().length > 0);
}

/** [EPMOGUL-1] Those dice once more; what they show now counts. */
export function rollAgain(take: Take, opening: Opening, roll: Roll): void {
  const { seat, script, totals, bonuses, rolls } = opening;
  const ability = rollAgainOf(take.state, seat);
  if (ability === undefined) return;
  take.set('abilities', seat, without(take.of('abilities', seat), [ability]));
  take.tell({ type: 'ability-used', seat, ability, aim: { at: 'nothing' } });
  const anew = rollFor(take, roll, totals[roll] + bonuses[roll]);
  reveal(take, { seat, script, totals, bonuses, rolls: { ...rolls, [roll]: anew } });
}

/** [EPRELEASE-4] What the dice bring. */
export function reveal(take: Take, { seat, script, totals, bonuses, rolls }: Opening): void {
  const rolled = { review: better(rolls.review), boxOffice: better(rolls.boxOffice) };
  const { review: stars, boxOffice: takings } = rolled;
  const { insured } = producing(take.state, seat, script);
  take.tell({ type: 'released', seat, script, totals, bonuses, rolls, stars, takings });
  const dollars = Math.max(0, insured - takings);
  if (dollars > 0) take.tell({ type: 'insurance-paid', seat, script, dollars });
  moveAside(take, seat, script, rolled);
  earn(take, seat, takings + dollars);
  checkObjectives(take, seat);
  advanceTracks(take);
  take.update({ phase: { kind: 'turn', seat } });
  offerOpenAwards(take, seat, script, 'ceremony');
}

/** [EPRELEASE-5] */
function moveAside(take: Take, seat: Seat, script: ScriptId, rolled: Ratings): void {
  const production = producing(take.state, seat, script);
  const { news } = production;
  discardTo(
    take,
    'news',
    news.map((played) => played.news),
  );
  const { review: stars } = rolled;
  const movie = released(production, { news: news.length, rolled, stars, awards: [] });
  const left = take.of('productions', seat).filter((other) => other !== production);
  take.set('productions', seat, left);
  take.set('movies', seat, [...take.of('movies', seat), movie]);
  take.update({ releases: take.state.releases + 1, isQuiet: false });
  const { turn } = take.state;
  // [EPMOGUL-1] A rush is used up by the movie that needed it, not by one that goes unfinished at the end.
  const isRushed = emptyRoles(production) > 0 && isFinished(production, turn.emptyRoles);
  take.updateTurn({
    hasReleased: true,
    twoTakes: [],
    emptyRoles: isRushed ? 0 : turn.emptyRoles,
  });
}

/** [EPRELEASE-4] [EPBANKRUPT-3] */
function earn(take: Take, seat: Seat, takings: number): void {
  take.set('money', seat, entryAt(take.state.money, seat) + takings);
  if (takings > 0 && entryAt(take.state.isBankrupt, seat)) {
    take.set('isBankrupt', seat, false);
    take.tell({ type: 'solvent', seat });
  }
}
