/*
 * Follows a transcript of Executive Producer by docs/transcripts.md, docs/rules and what is printed on the cards: nothing
 * of the game's code is used. It plays the match along, reading from the lines only what people decide, what dice show
 * and how decks are shuffled; every other line is known before it is read. It names the first line that is wrong.
 */

import { endSeason, giveAward } from './awards';
import { Lines } from './lines';
import { CARDS, rowOf } from './rows';
import { BIG_AWARDS, lookAtTheDeal, setUp } from './setup';
import { decisionOf, type Player, playersFrom, sum, type Table } from './table';
import { playTurn } from './turns';

const QUIET_ROUNDS = 5;
const PUBLIC_POINTS = 2;
const DOLLARS_FOR_A_POINT = 5;

/** EPEND-6: what the end of a round brings. */
function endRound(table: Table): void {
  table.quietRounds = table.isQuiet ? table.quietRounds + 1 : 0;
  table.isQuiet = true;
  if (table.quietRounds < QUIET_ROUNDS || table.stage !== 'season') return;
  table.quietRounds = 0;
  const [award] = table.awardDeck.splice(0, 1);
  if (award !== undefined) table.lines.expect({ type: 'award-withdrawn', award });
  if (table.awardDeck.length === 0) endSeason(table);
}

function starsLeft({ movies }: Player): number {
  return sum(movies.map(({ left }) => left));
}

/** EPEND-4 */
function scoresOf({ players }: Table) {
  const mostStars = Math.max(...players.map(starsLeft));
  const mostMoney = Math.max(...players.map(({ money }) => money));
  return players.map((player) => {
    const won = player.movies.flatMap(({ awards }) => awards);
    const score = {
      awards: sum(won.map((award) => rowOf(CARDS.awards, award).points)),
      objectives: sum(player.revealed.map((id) => rowOf(CARDS.objectives, id).points)),
      acclaimed: starsLeft(player) === mostStars ? PUBLIC_POINTS : 0,
      rich: player.money === mostMoney ? PUBLIC_POINTS : 0,
      money: Math.floor(player.money / DOLLARS_FOR_A_POINT),
    };
    return { ...score, total: sum(Object.values(score)) };
  });
}

/** EPEND-5 */
function winnersOf(table: Table, totals: readonly number[]): readonly number[] {
  const { lines, players } = table;
  const most = Math.max(...totals);
  const tied = players.filter(({ seat }) => totals[seat] === most);
  for (const award of [...BIG_AWARDS].reverse()) {
    const holder = tied.find(({ movies }) => movies.some(({ awards }) => awards.includes(award)));
    if (tied.length > 1 && holder !== undefined) return [holder.seat];
  }
  const seats = tied.map(({ seat }) => seat);
  if (seats.length === 1) return seats;
  lines.expect({ type: 'tied', seats });
  const { seat, action } = decisionOf(table, seats);
  lines.check(['shout', 'share'].includes(action.type), 'shout or share');
  return action.type === 'shout' ? [seat] : seats;
}

function follow(lines: Lines, onTurn: Table['onTurn']): void {
  const table = setUp(lines, onTurn);
  lookAtTheDeal(table);
  for (let round = 1; table.stage === 'season'; round += 1) {
    for (const player of playersFrom(table, table.first)) playTurn(table, player, round);
    endRound(table);
  }
  table.stage = 'finale';
  for (const award of BIG_AWARDS) giveAward(table, award, table.first);
  const scores = scoresOf(table);
  lines.expect({ type: 'scored', scores });
  const winners = winnersOf(
    table,
    scores.map(({ total }) => total),
  );
  lines.expect({ type: 'match-ended', winners });
  lines.expect({ type: 'end', scores, winners });
  lines.check(lines.isAtEnd(), 'there is something after the end');
}

/** What is wrong with a transcript first; nothing when all is well. */
export function referee(
  texts: readonly string[],
  onTurn: Table['onTurn'] = () => undefined,
): string | undefined {
  const lines = new Lines(texts);
  try {
    follow(lines, onTurn);
    return undefined;
  } catch (error) {
    return `line ${lines.at}: ${String(error)}`;
  }
}
