import { entryAt, sum } from '../../../engine/lists';
import type { Seat } from '../../../engine/seats';
import { type AwardId, AWARDS } from '../cards/awards';
import type { ScriptId } from '../cards/scripts';
import { printedOf } from '../facts';
import { candidates, movieOf } from '../movies';
import { LEAST_STARS } from '../numbers';
import type { Movie, Nominee, Phase, PublicState } from '../types';
import type { Candidate } from './candidate';
import type { Position } from './position';
import { rivalWeights } from './rivals';
import { StarMarket } from './stars';

type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

/** What others think a star is worth, at least: nobody throws all of them away before the end. */
const LEAST_STAR = 0.1;
/** How others' bids lie between the least and the most that makes sense: more of them high than low. */
const BOLDNESS = 1.4;

/** Another nominee, as far as their bid can be guessed. */
interface Rival {
  /** The most that makes sense for them. */
  readonly most: number;
  readonly printed: number;
}

function rivalOf({ rates }: Position, movie: Movie, award: AwardId): Rival {
  const star = Math.max(LEAST_STAR, rates.seasonStar + rates.bigStar / 2);
  const most = Math.ceil(AWARDS[award].points / star);
  return { most: Math.min(movie.stars, most), printed: printedOf(movie).review };
}

/** The chance that a bid beats a rival's; a tie goes to the better reviews as printed. [EPAWARD-3] */
function chanceAgainst({ most, printed }: Rival, bid: number, ownPrinted: number): number {
  const below = Math.min(most, bid - 1) / most;
  const upTo = Math.min(most, bid) / most;
  const tieShare = ownPrinted > printed ? 1 : ownPrinted === printed ? 0.5 : 0;
  const chance = below ** BOLDNESS;
  return chance + (upTo ** BOLDNESS - chance) * tieShare;
}

function chanceToWin(rivals: readonly Rival[], bid: number, ownPrinted: number): number {
  let chance = 1;
  for (const rival of rivals) chance *= chanceAgainst(rival, bid, ownPrinted);
  return chance;
}

/** What a point that goes to one of the others costs. */
function costOfLosing({ state, seat }: Position, rivals: readonly Seat[]): number {
  if (rivals.length === 0) return 0;
  const weights = rivalWeights(state, seat);
  return sum(rivals.map((rival) => entryAt(weights, rival))) / rivals.length;
}

function marketOf({ state, seat, rates }: Position): StarMarket {
  return new StarMarket(state, seat, rates);
}

/** What each bid from none to the most brings. */
function bidGains(
  position: Position,
  market: StarMarket,
  award: AwardId,
  movie: Movie,
  nominees: readonly { readonly seat: Seat; readonly movie: Movie }[],
): readonly number[] {
  const { points } = AWARDS[award];
  const rivals = nominees.map((nominee) => rivalOf(position, nominee.movie, award));
  const printed = printedOf(movie).review;
  const losing = costOfLosing(
    position,
    nominees.map((nominee) => nominee.seat),
  );
  const gains: number[] = [];
  for (let stars = 0; stars <= movie.stars; stars += 1) {
    const chance = stars === 0 ? 0 : chanceToWin(rivals, stars, printed);
    const price = market.priceOf(movie.script, stars);
    gains.push(chance * (points - price) - (1 - chance) * points * losing);
    // Nobody can bid more than that.
    if (chance === 1) break;
  }
  return gains;
}

/** [EPAWARD-2] */
export function bidCandidates(
  position: Position,
  { award, nominees }: PhaseOf<'bidding'>,
): readonly Candidate[] {
  const { state, seat } = position;
  const own = nominees.find((nominee) => nominee.seat === seat);
  if (own === undefined) return [];
  const others = withMovies(
    state,
    nominees.filter((nominee) => nominee !== own),
  );
  const gains = bidGains(
    position,
    marketOf(position),
    award,
    movieOf(state, seat, own.script),
    others,
  );
  return gains.map((gain, index) => ({ action: { type: 'bid', stars: index }, gain }));
}

function withMovies(state: PublicState, nominees: readonly Nominee[]) {
  return nominees.map(({ seat, script }) => ({ seat, movie: movieOf(state, seat, script) }));
}

/** The movie with most stars that somebody who is still to be asked could nominate. */
function likelyNominees(state: PublicState, seats: readonly Seat[], award: AwardId) {
  return seats.flatMap((seat) => {
    const able = candidates(state, seat, award);
    const most = Math.max(...able.map(({ stars }) => stars));
    const movie = able.find(({ stars }) => stars === most);
    return movie === undefined ? [] : { seat, movie };
  });
}

/** [EPAWARD-1] */
export function nominations(
  position: Position,
  { award, rest, nominees }: PhaseOf<'nominating'>,
): readonly Candidate[] {
  const { state, seat } = position;
  const others = [...withMovies(state, nominees), ...likelyNominees(state, rest, award)];
  const market = marketOf(position);
  return candidates(state, seat, award).map((movie) => {
    const gain = Math.max(...bidGains(position, market, award, movie, others));
    return { action: { type: 'nominate', script: movie.script }, gain };
  });
}

/** [EPAWARD-2] [EPAWARD-4] An award for a single star. */
export function awardForAStar(
  position: Position,
  script: ScriptId,
  award: AwardId | undefined,
): readonly Candidate[] {
  const points = award === undefined ? 0 : AWARDS[award].points;
  const gain = points - marketOf(position).priceOf(script, LEAST_STARS);
  return [
    { action: { type: 'claim-award' }, gain },
    { action: { type: 'decline' }, gain: 0 },
  ];
}
