import { entryAt } from '../../engine/lists';
import { randomFromSeed } from '../../engine/random';
import { seatAt, seatsOf } from '../../engine/seats';
import type { Seed } from '../../engine/seed';
import { abilitiesOf } from './cards/abilities';
import { ACTOR_IDS } from './cards/actors';
import { BIG_AWARDS, SEASON_AWARDS } from './cards/awards';
import { DIRECTOR_IDS, directorRow, type DirectorId } from './cards/directors';
import { NEWS_IDS } from './cards/news';
import { OBJECTIVE_IDS } from './cards/objectives';
import { SCRIPT_IDS } from './cards/scripts';
import { chosenBy, STUDIO_IDS, type StudioId } from './cards/studios';
import { newTurn } from './flow';
import {
  awardsOnTop,
  SPACES,
  START_MONEY,
  START_NEWS,
  START_OBJECTIVES,
  START_SPACES,
} from './numbers';
import { type FullStep, Take } from './take';
import type { Decks, Options, Piles, State } from './types';

/** [EPSETUP-1] The directors that a studio begins with. */
export function directorsOf(studio: StudioId): readonly DirectorId[] {
  return DIRECTOR_IDS.filter((id) => directorRow(id).studio === studio);
}

/** The directors that can be hired: of studios that are not in the match, all. */
export function directorsForHire(studios: readonly StudioId[]): readonly DirectorId[] {
  return DIRECTOR_IDS.filter((id) => {
    const { studio } = directorRow(id);
    return studio === undefined || !studios.includes(studio);
  });
}

/** [EPSETUP-1] By seat: what was chosen, and for the others the next ones of the lot. */
function studiosFor(
  { studios: choices = [] }: Options,
  players: number,
  lot: readonly StudioId[],
): readonly StudioId[] {
  const chosen = choices.map(chosenBy).filter(({ seat }) => seat < players);
  const left = lot.filter((one) => !chosen.some(({ studio }) => studio === one));
  let drawn = 0;
  return seatsOf(players).map(
    (seat) => chosen.find((one) => one.seat === seat)?.studio ?? entryAt(left, drawn++),
  );
}

export function setupFully(options: Options, players: number, seed: Seed): FullStep {
  const random = randomFromSeed(seed, 'executive-producer');
  const seats = seatsOf(players);
  const studios = studiosFor(options, players, random.shuffle(STUDIO_IDS));
  const byLot = seatAt(random.int(players));
  const first = options.firstSeat ?? byLot;
  const scripts = random.shuffle(SCRIPT_IDS);
  const actors = random.shuffle(ACTOR_IDS);
  const directors = random.shuffle(directorsForHire(studios));
  const news = random.shuffle(NEWS_IDS);
  const objectives = random.shuffle(OBJECTIVE_IDS);
  const awards = random.shuffle(SEASON_AWARDS);
  const onTop = awardsOnTop(options.length);
  const part = <Item>(items: readonly Item[], index: number, size: number) =>
    items.slice(index * size, (index + 1) * size);
  const tracks: Piles = {
    scripts: scripts.slice(0, SPACES),
    actors: actors.slice(0, SPACES),
    directors: directors.slice(0, SPACES),
  };
  const decks: Decks = {
    scripts: scripts.slice(SPACES),
    actors: actors.slice(SPACES),
    directors: directors.slice(SPACES),
    news: news.slice(players * START_NEWS),
  };
  const nothing = seats.map(() => []);
  const state: State = {
    options,
    stage: 'season',
    round: 1,
    first,
    current: first,
    turn: newTurn(0),
    studios,
    money: seats.map(() => START_MONEY),
    isBankrupt: seats.map(() => false),
    spaces: seats.map(() => START_SPACES),
    productions: nothing,
    movies: nothing,
    ownDirectors: studios.map(directorsOf),
    abilities: studios.map(abilitiesOf),
    revealed: nothing,
    winsTie: seats.map(() => false),
    tracks,
    discards: { scripts: [], actors: [], directors: [], news: [] },
    bigAwards: BIG_AWARDS,
    openAwards: [],
    discardedAwards: [],
    releases: 0,
    quietRounds: 0,
    isQuiet: true,
    phase: { kind: 'dealing', waiting: seats },
    news: seats.map((seat) => part(news, seat, START_NEWS)),
    objectives: seats.map((seat) => part(objectives, seat, START_OBJECTIVES)),
    objectiveBox: objectives.slice(players * START_OBJECTIVES),
    decks,
    awardDeck: awards.slice(0, onTop),
    awardBox: awards.slice(onTop),
    bids: seats.map(() => 0),
    random: random.state(),
  };
  const take = new Take(state);
  take.tell({
    type: 'table-set',
    studios,
    first,
    money: state.money,
    tracks,
    hidden: {
      hands: state.news,
      objectives: state.objectives,
      decks,
      awardDeck: state.awardDeck,
    },
  });
  return take.done();
}
