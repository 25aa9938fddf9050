import type { AwardRow } from '../../../../src/games/executive-producer/vocabulary';
import { meets, printed } from './conditions';
import { CARDS, rowOf } from './rows';
import {
  decisionOf,
  type Movie,
  movieOf,
  named,
  type Player,
  playersFrom,
  sum,
  type Table,
  without,
} from './table';

interface Nominee {
  readonly player: Player;
  readonly movie: Movie;
}

interface Bid extends Nominee {
  readonly stars: number;
}

/** EPAWARD-1 */
function qualifies(movie: Movie, owner: Player, { conditions }: AwardRow): boolean {
  return movie.left > 0 && meets(movie, owner, conditions);
}

function win({ lines }: Table, { player, movie, stars }: Bid, award: string): void {
  lines.expect({ type: 'award-won', seat: player.seat, script: movie.script, award, stars });
  movie.left -= stars;
  movie.awards.push(award);
}

/** EPAWARD-4: each open award in turn, for one star, though not in the last round (EPEND-2). */
export function offerOpenAwards(table: Table, player: Player, movie: Movie): void {
  const { seat } = player;
  if (table.stage !== 'season') return;
  for (const award of table.openAwards) {
    if (!qualifies(movie, player, rowOf(CARDS.awards, award))) continue;
    const { action } = decisionOf(table, [seat]);
    if (action.type === 'decline') {
      table.lines.expect({ type: 'declined', seat });
      continue;
    }
    table.lines.check(action.type === 'claim-award', 'an open award is offered');
    win(table, { player, movie, stars: 1 }, award);
    table.openAwards = without(table.openAwards, award);
  }
}

/** EPAWARD-1: who has one movie that qualifies nominates that, unasked. */
function nominated(table: Table, player: Player, row: AwardRow): Movie {
  const [only, other] = player.movies.filter((movie) => qualifies(movie, player, row));
  if (only !== undefined && other === undefined) return only;
  const { action } = decisionOf(table, [player.seat]);
  table.lines.check(action.type === 'nominate', 'a movie is nominated now');
  return movieOf(table, player, named(action, 'script'));
}

/** EPAWARD-1: everybody who can nominate is asked in turn. */
function nomineesFor(table: Table, award: string, from: number): readonly Nominee[] | undefined {
  const { lines } = table;
  const row = rowOf(CARDS.awards, award);
  const able = playersFrom(table, from).filter((player) =>
    player.movies.some((movie) => qualifies(movie, player, row)),
  );
  if (able.length === 0) return undefined;
  return able.map((player) => {
    const { seat } = player;
    const movie = nominated(table, player, row);
    lines.check(qualifies(movie, player, row), `${movie.script} does not qualify`);
    lines.expect({ type: 'nominated', seat, script: movie.script });
    return { player, movie };
  });
}

/** EPAWARD-2: in secret, in any order, and shown in the order of nomination. */
function bidsOf(table: Table, nominees: readonly Nominee[]): readonly Bid[] {
  const { lines } = table;
  const made = new Map<number, number>();
  while (made.size < nominees.length) {
    const waiting = nominees.filter(({ player }) => !made.has(player.seat));
    const { seat, action } = decisionOf(
      table,
      waiting.map(({ player }) => player.seat),
    );
    const stars = Number(action['stars']);
    const most = waiting.find(({ player }) => player.seat === seat)?.movie.left ?? 0;
    lines.check(action.type === 'bid', 'a bid is due');
    lines.check(stars >= 0 && stars <= most, `a bid is none to ${most} stars`);
    lines.expect({ type: 'bid-made', seat, hidden: { stars } });
    made.set(seat, stars);
  }
  const bids = nominees.map((one) => ({ ...one, stars: made.get(one.player.seat) ?? 0 }));
  lines.expect({
    type: 'bids-shown',
    bids: bids.map(({ player, movie, stars }) => ({
      seat: player.seat,
      script: movie.script,
      stars,
    })),
  });
  return bids;
}

function best(bids: readonly Bid[], worth: (bid: Bid) => number): readonly Bid[] {
  const most = Math.max(...bids.map(worth));
  return bids.filter((bid) => worth(bid) === most);
}

/** EPAWARD-3 */
function winnerOf(table: Table, bids: readonly Bid[]): Bid {
  const { lines } = table;
  const highest = best(bids, ({ stars }) => stars);
  const favourite = highest.find(({ player }) => player.winsTie);
  if (favourite !== undefined && highest.length > 1) {
    lines.expect({ type: 'tie-won', seat: favourite.player.seat });
    favourite.player.winsTie = false;
    return favourite;
  }
  let tied = best(highest, ({ movie }) => printed(movie, 'review'));
  while (tied.length > 1) {
    const rolls = lines.next('tie-rolled')['rolls'] as readonly {
      readonly seat: number;
      readonly dice: readonly number[];
    }[];
    const seats = tied.map(({ player }) => player.seat);
    lines.check(rolls.map(({ seat }) => seat).join() === seats.join(), 'others are tied');
    for (const { dice } of rolls)
      lines.check(dice.length === 2 && dice.every((die) => [0, 1, 2].includes(die)), 'two dice');
    const sums = new Map(rolls.map(({ seat, dice }) => [seat, sum(dice)]));
    tied = best(tied, ({ player }) => sums.get(player.seat) ?? 0);
  }
  const [winner] = tied;
  return winner ?? lines.foul('nobody has bid');
}

/** EPAWARD-2: the only nominee has it for a star or not at all; of bids, those of none win nothing. */
function winnerAmong(table: Table, nominees: readonly Nominee[]): Bid | undefined {
  const { lines } = table;
  const [only, ...others] = nominees;
  if (only === undefined || others.length > 0) {
    const bids = bidsOf(table, nominees).filter(({ stars }) => stars > 0);
    return bids.length === 0 ? undefined : winnerOf(table, bids);
  }
  const { seat } = only.player;
  const { action } = decisionOf(table, [seat]);
  if (action.type === 'claim-award') return { ...only, stars: 1 };
  lines.check(action.type === 'decline', 'the only nominee takes the award or declines');
  lines.expect({ type: 'declined', seat });
  return undefined;
}

/** EPAWARD-1 to EPAWARD-4 for one award. */
export function giveAward(table: Table, award: string, from: number): void {
  const { lines } = table;
  lines.expect({ type: 'award-shown', award });
  const nominees = nomineesFor(table, award, from);
  if (nominees === undefined && table.stage === 'season') {
    lines.expect({ type: 'award-opened', award });
    table.openAwards.push(award);
    return;
  }
  const winner = nominees === undefined ? undefined : winnerAmong(table, nominees);
  if (winner === undefined) lines.expect({ type: 'award-discarded', award });
  else win(table, winner, award);
}

/** EPRELEASE-7, EPEND-1 */
export function holdCeremony(table: Table, from: number): void {
  const [award] = table.awardDeck.splice(0, 1);
  if (award !== undefined) giveAward(table, award, from);
  if (table.awardDeck.length > 0) return;
  const isLastInOrder = (from + 1) % table.players.length === table.first;
  if (isLastInOrder) return endSeason(table);
  table.lines.expect({ type: 'last-round' });
  table.stage = 'last-round';
}

/** EPEND-1, EPEND-6: the big awards follow at once. */
export function endSeason(table: Table): void {
  table.lines.expect({ type: 'season-over' });
  table.stage = 'finale';
}
