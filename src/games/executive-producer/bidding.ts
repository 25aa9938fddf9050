import { entryAt, sum, without } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import type { AwardId } from './cards/awards';
import { rollDice } from './dice';
import { printedOf } from './facts';
import { discardAward, giveAward } from './giving';
import { movieOf } from './movies';
import { TIE_DICE } from './numbers';
import type { Take } from './take';
import type { Nominee, Phase } from './types';

type Bidding = Extract<Phase, { kind: 'bidding' }>;

/** [EPAWARD-2] All nominees bid at once. */
export function beginBidding(take: Take, award: AwardId, nominees: readonly Nominee[]): void {
  const waiting = nominees.map(({ seat }) => seat);
  take.update({ phase: { kind: 'bidding', award, nominees, waiting } });
}

/** [EPAWARD-2] A bid stays secret until all have bid. */
export function bid(take: Take, phase: Bidding, seat: Seat, stars: number): void {
  const waiting = without(phase.waiting, [seat]);
  take.set('bids', seat, stars);
  take.tell({ type: 'bid-made', seat, hidden: { stars } });
  if (waiting.length > 0) take.update({ phase: { ...phase, waiting } });
  else showBids(take, phase);
}

function showBids(take: Take, { award, nominees }: Bidding): void {
  const bids = nominees.map((nominee) => {
    return { ...nominee, stars: entryAt(take.state.bids, nominee.seat) };
  });
  take.tell({ type: 'bids-shown', bids });
  take.update({
    bids: take.state.bids.map(() => 0),
    phase: { kind: 'turn', seat: take.state.current },
  });
  const most = Math.max(...bids.map(({ stars }) => stars));
  // [EPAWARD-2] A bid of none cannot win.
  if (most === 0) return discardAward(take, award);
  const winner = winnerOf(take, bids);
  giveAward(take, winner, award, winner.stars);
}

/** All that have the most of something. */
function most<Item>(items: readonly Item[], count: (item: Item) => number): readonly Item[] {
  const counts = items.map(count);
  const top = Math.max(...counts);
  return items.filter((_, index) => counts[index] === top);
}

/** [EPAWARD-2] [EPAWARD-3] The highest bid, then the better reviews as printed, then the dice. */
function winnerOf<Bid extends Nominee & { readonly stars: number }>(
  take: Take,
  bids: readonly Bid[],
): Bid {
  const highest = most(bids, ({ stars }) => stars);
  const [only, other] = highest;
  if (only !== undefined && other === undefined) return only;
  const favourite = highest.find(({ seat }) => entryAt(take.state.winsTie, seat));
  if (favourite !== undefined) return winTie(take, favourite);
  let tied = most(
    highest,
    ({ seat, script }) => printedOf(movieOf(take.state, seat, script)).review,
  );
  while (tied.length > 1) tied = rollOff(take, tied);
  return entryAt(tied, 0);
}

/** [EPMOGUL-1] Once, whatever is printed. */
function winTie<Bid extends Nominee>(take: Take, favourite: Bid): Bid {
  take.set('winsTie', favourite.seat, false);
  take.tell({ type: 'tie-won', seat: favourite.seat });
  return favourite;
}

function rollOff<Bid extends Nominee>(take: Take, tied: readonly Bid[]): readonly Bid[] {
  const rolls = tied.map((bidder) => ({ bidder, dice: rollDice(take.random, TIE_DICE) }));
  take.tell({
    type: 'tie-rolled',
    rolls: rolls.map(({ bidder, dice }) => ({ seat: bidder.seat, dice })),
  });
  return most(rolls, ({ dice }) => sum(dice)).map(({ bidder }) => bidder);
}
