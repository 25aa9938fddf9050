import { randomFromSeed } from '../../engine/random';
import { seatCounts, seatsOf } from '../../engine/seats';
import type { Seed } from '../../engine/seed';
import {
  COSTUME_IDS,
  type CardId,
  cardsFor,
  JOB_IDS,
  type JobId,
  DESIGNER,
  NOT_ALONE,
  POSTERS_NOT_FOR_TWO,
  POSTER_IDS,
  type PosterId,
} from './cards';
import { roll } from './dice';
import { beginRound } from './flow';
import { dealJobs } from './jobs';
import { each, ghostsOf, HAND_SIZE, loyaltyCards, SEATS } from './numbers';
import { newShoot } from './order';
import { entryAt, type FullStep, Take } from './take';
import type { Options, State } from './types';
import type { Loyalty } from './vocabulary';

/** [47CARDS-3] [47OPTION-3] [47SMALL-8] [47COSTUME-1] The jobs of a match. */
export function jobsInPlay({ leftOut, costumes }: Options, players: number): readonly JobId[] {
  return JOB_IDS.filter((job) => {
    if (leftOut.includes(job) || (job === NOT_ALONE && players === 1)) return false;
    return costumes || job !== DESIGNER;
  });
}

const CARDS_IN_PLAY = seatCounts(SEATS).map(cardsFor);

/** [47CARDS-1] [47SMALL-7] */
export function cardsInPlay(players: number): readonly CardId[] {
  return entryAt(CARDS_IN_PLAY, players - SEATS.min);
}

export function postersInPlay(players: number): readonly PosterId[] {
  return players === 2 ? POSTER_IDS.filter((id) => !POSTERS_NOT_FOR_TWO.includes(id)) : POSTER_IDS;
}

/** [47CARDS-5] [47OPTION-2] The loyalties that seats are dealt from. */
export function loyaltiesInPlay(options: Options, players: number): readonly Loyalty[] {
  return loyaltyCards(options.randomLoyalties ? SEATS.max : players);
}

export function setupFully(options: Options, players: number, seed: Seed): FullStep {
  const random = randomFromSeed(seed, 'hollywood-1947');
  const seats = seatsOf(players);
  const ghostCount = ghostsOf(players);
  const count = each(players);
  const { jobs, centre } = dealJobs(random.shuffle(jobsInPlay(options, players)), players, count);
  const loyalties = random.shuffle(loyaltiesInPlay(options, players)).slice(0, players);
  const cards = random.shuffle(cardsInPlay(players));
  const hands = seats.map((seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  const dealt = players * HAND_SIZE;
  const ghosts = cards.slice(dealt, dealt + ghostCount);
  const holders = players + ghostCount;
  // [47SETUP-3] [47SMALL-1] The ghosts' dice are rolled as the round begins.
  const dice = Array.from({ length: holders }, (_, holder) =>
    Array.from({ length: holder < players ? count : 1 }, () => roll(random)),
  );
  const noNumbers = (length: number) => Array.from({ length }, () => 0);
  const nothing = seats.map(() => []);
  const state: State = {
    options,
    round: 0,
    first: 0,
    turn: 0,
    jobs,
    centre,
    dice,
    tokens: noNumbers(holders),
    tokenRounds: noNumbers(holders),
    costumes: nothing,
    costumeRounds: noNumbers(players),
    posters: [],
    shoot: newShoot(players),
    premieres: [],
    wins: { patriot: 0, communist: 0 },
    claims: [],
    deeds: [],
    shown: [],
    ghostsSeenBy: ghosts.map(() => []),
    phase: { kind: 'turn', seat: 0 },
    loyalties,
    hands,
    choices: nothing,
    ghosts,
    deck: cards.slice(dealt + ghostCount),
    discards: [],
    movie: [],
    posterDeck: random.shuffle(postersInPlay(players)),
    buried: [],
    costumeDeck: options.costumes ? random.shuffle(COSTUME_IDS) : [],
    drawn: [],
    notes: nothing,
    random: random.state(),
  };
  const take = new Take(state);
  const { deck, posterDeck, costumeDeck } = state;
  take.tell({
    type: 'table-set',
    jobs,
    centre,
    dice: dice.slice(0, players),
    hidden: { loyalties, hands, ghosts, deck, posterDeck, costumeDeck },
  });
  beginRound(take, 1);
  // The table is set in full, so that to have seen one's cards shows nothing new.
  take.update({ phase: { kind: 'dealing', waiting: seats } });
  return take.done();
}
