import type { Ratings, Roll } from '../../../../src/games/executive-producer/vocabulary';
import { offerOpenAwards, holdCeremony } from './awards';
import { actorsWith, isDirectedBy, matchingBonuses, printed, reaches } from './conditions';
import { advanceTracks } from './decks';
import { areSame } from './lines';
import { CARDS, rowOf } from './rows';
import {
  decisionOf,
  type Movie,
  type Player,
  type Production,
  sum,
  type Table,
  type Turn,
  without,
} from './table';

const CEREMONIES_FROM = 3;
const MOST_OBJECTIVES = 2;

/** EPRELEASE-2: what campaigns and News add, with the answers of those who have a choice. */
function changesOf(table: Table, { campaign, news }: Production): Ratings {
  let { review, boxOffice } = campaign;
  for (const { news: id, seat } of news) {
    const { changes } = rowOf(CARDS.news, id);
    let change = 0;
    if (changes.length === 2) {
      const { action } = decisionOf(table, [seat]);
      change = Number(action['change']);
      table.lines.check(action.type === 'choose-change', 'a change of the News is chosen now');
      table.lines.expect({ type: 'change-chosen', seat, news: id, change });
    }
    const chosen = changes[change];
    if (chosen === undefined) table.lines.foul(`${id} has no such change`);
    review += chosen.review;
    boxOffice += chosen.boxOffice;
  }
  return { review, boxOffice };
}

/** EPRELEASE-3 */
function bonusesOf(table: Table, seat: number, production: Production): Ratings {
  const isTeam =
    isDirectedBy(production, 'perfectionist') && actorsWith(production, 'professional') > 0;
  const bonuses = matchingBonuses(production) + (isTeam ? 1 : 0);
  if (bonuses === 0) return { review: 0, boxOffice: 0 };
  const { action } = decisionOf(table, [seat]);
  table.lines.check(action.type === 'put-bonuses', 'the bonuses are put somewhere now');
  const review = Number(action['review']);
  table.lines.check(review >= 0 && review <= bonuses, `there are ${bonuses} bonuses`);
  return { review, boxOffice: bonuses - review };
}

/** EPRELEASE-4: so many dice, once or twice; the better roll counts. */
function rolled(table: Table, turn: Turn, roll: Roll, total: number, rolls: unknown): number {
  const dice = Math.max(0, total);
  const { lines } = table;
  const takes = (rolls as Readonly<Record<Roll, readonly (readonly number[])[]>>)[roll];
  lines.check(takes.length === (turn.twoTakes.includes(roll) ? 2 : 1), 'another number of rolls');
  for (const faces of takes) {
    lines.check(faces.length === dice, `${dice} dice are rolled`);
    lines.check(
      faces.every((face) => [0, 1, 2].includes(face)),
      'no die shows that',
    );
  }
  return Math.max(...takes.map(sum));
}

/** EPMOGUL-1: who can, may roll some of the dice again. What has to stay as it lies there. */
function diceBeforeRollingAgain(
  table: Table,
  turn: Turn,
  opening: object,
  sums: Ratings,
): Partial<Record<Roll, unknown>> {
  const { lines } = table;
  const { player } = turn;
  const kinds = (['review', 'boxOffice'] as const).filter((roll) => sums[roll] > 0);
  const ability = player.abilities.find(
    (id) => rowOf(CARDS.abilities, id).effect.kind === 'roll-again',
  );
  if (ability === undefined || kinds.length === 0) return {};
  const line = lines.next('dice-rolled');
  const rolls = line['rolls'] as Record<Roll, unknown>;
  for (const roll of ['review', 'boxOffice'] as const) rolled(table, turn, roll, sums[roll], rolls);
  lines.same(line, { type: 'dice-rolled', ...opening, rolls });
  const { action } = decisionOf(table, [player.seat]);
  if (action.type === 'decline') {
    lines.expect({ type: 'declined', seat: player.seat });
    return rolls;
  }
  const again = kinds.find((roll) => roll === action['roll']);
  lines.check(action.type === 'roll-again' && again !== undefined, 'some dice are rolled again');
  player.abilities = without(player.abilities, ability);
  const aim = { at: 'nothing' };
  lines.expect({ type: 'ability-used', seat: player.seat, ability, aim });
  return again === 'review' ? { boxOffice: rolls.boxOffice } : { review: rolls.review };
}

/** EPOBJECTIVE-1 */
function revealObjectives({ lines }: Table, player: Player): void {
  const { seat, revealed } = player;
  for (const objective of player.objectives) {
    if (revealed.length === MOST_OBJECTIVES) break;
    if (!reaches(player, rowOf(CARDS.objectives, objective))) continue;
    lines.expect({ type: 'objective-revealed', seat, objective });
    revealed.push(objective);
    player.objectives = without(player.objectives, objective);
  }
  if (revealed.length < MOST_OBJECTIVES) return;
  for (const objective of player.objectives)
    lines.expect({ type: 'objective-discarded', seat, hidden: { objective } });
  player.objectives = [];
}

/** EPRELEASE-1 to EPRELEASE-5, in the order that the page of transcripts gives. */
export function release(table: Table, turn: Turn, production: Production): void {
  const { lines } = table;
  const { player } = turn;
  const { seat } = player;
  const { script, director, actors, news } = production;
  lines.expect({ type: 'release-begun', seat, script });
  const changes = changesOf(table, production);
  const bonuses = bonusesOf(table, seat, production);
  const totals = {
    review: printed(production, 'review') + changes.review,
    boxOffice: printed(production, 'boxOffice') + changes.boxOffice,
  };
  const sums = {
    review: totals.review + bonuses.review,
    boxOffice: totals.boxOffice + bonuses.boxOffice,
  };
  const kept = diceBeforeRollingAgain(table, turn, { seat, script, totals, bonuses }, sums);
  const line = lines.next('released');
  const { rolls } = line;
  const stars = rolled(table, turn, 'review', sums.review, rolls);
  const takings = rolled(table, turn, 'boxOffice', sums.boxOffice, rolls);
  lines.same(line, { type: 'released', seat, script, totals, bonuses, rolls, stars, takings });
  for (const [roll, dice] of Object.entries(kept))
    lines.check(
      areSame((rolls as Readonly<Record<string, unknown>>)[roll], dice),
      'dice that were not rolled again',
    );
  const dollars = Math.max(0, production.insured - takings);
  if (dollars > 0) lines.expect({ type: 'insurance-paid', seat, script, dollars });
  turn.twoTakes = [];

  table.discards.news.push(...news.map((played) => played.news));
  player.productions = without(player.productions, production);
  const crew = { script, actors, ...(director !== undefined && { director }) };
  const movie: Movie = { ...crew, news: news.length, stars, takings, left: stars, awards: [] };
  player.movies.push(movie);
  player.money += takings + dollars;
  table.releases += 1;
  table.isQuiet = false;
  if (player.isBankrupt && takings + dollars > 0) {
    lines.expect({ type: 'solvent', seat });
    player.isBankrupt = false;
  }
  revealObjectives(table, player);
  advanceTracks(table);
  offerOpenAwards(table, player, movie);
  if (table.stage === 'season' && table.releases >= CEREMONIES_FROM) holdCeremony(table, seat);
}
