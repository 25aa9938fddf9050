import { entryAt, without } from '../../engine/lists';
import type { Random } from '../../engine/random';
import { type Seat, seatAt } from '../../engine/seats';
import { ACTOR_IDS } from './cards/actors';
import { SEASON_AWARDS } from './cards/awards';
import { DIRECTOR_IDS } from './cards/directors';
import { NEWS_IDS } from './cards/news';
import { type ObjectiveId, OBJECTIVE_IDS } from './cards/objectives';
import { SCRIPT_IDS } from './cards/scripts';
import { stateOf } from './copy';
import { movieOf } from './movies';
import { isMet } from './objectives';
import type { Decks, OwnView, PublicState, State, View } from './types';

const NOTHING_OWN: OwnView = { news: [], objectives: [], bid: 0 };

/** Every card of a kind that does not lie in the open: those in decks, those face down among the discards, and News in hand. */
function unseen(view: PublicState): Decks {
  const { tracks, phase } = view;
  const crews = [...view.productions.flat(), ...view.movies.flat()];
  const auditioned: readonly string[] = phase.kind === 'auditioning' ? phase.cards : [];
  const played = view.productions.flat().flatMap(({ news }) => news.map(({ news: id }) => id));
  const isOut = new Set<string>([
    ...tracks.scripts,
    ...tracks.actors,
    ...tracks.directors,
    ...crews.flatMap(({ script, director = '', actors }) => [script, director, ...actors]),
    ...auditioned,
    // Of those that studios began with, the ones that were dismissed since may come back for hire.
    ...view.ownDirectors.flat(),
    ...played,
  ]);
  const hidden = <Id extends string>(ids: readonly Id[]) => ids.filter((id) => !isOut.has(id));
  return {
    scripts: hidden(SCRIPT_IDS),
    actors: hidden(ACTOR_IDS),
    directors: hidden(DIRECTOR_IDS),
    news: hidden(NEWS_IDS),
  };
}

interface Dealt {
  readonly objectives: readonly (readonly ObjectiveId[])[];
  readonly objectiveBox: readonly ObjectiveId[];
}

/** Objectives that the players may hold: none that would have been revealed, as far as an exchange between two can help. */
export function guessObjectives(
  state: PublicState,
  sizes: readonly number[],
  known: readonly (readonly ObjectiveId[] | undefined)[],
  random: Random,
): Dealt {
  const placed = [...state.revealed.flat(), ...known.flatMap((own) => own ?? [])];
  let left: readonly ObjectiveId[] = random.shuffle(without(OBJECTIVE_IDS, placed));
  const lacking: Seat[] = [];
  const objectives = sizes.map((size, index) => {
    const own = known[index];
    if (own !== undefined) return own;
    const seat = seatAt(index);
    const open = left.filter((objective) => !isMet(state, seat, objective));
    const held = [...open, ...without(left, open)].slice(0, size);
    left = without(left, held);
    if (open.length < size) lacking.push(seat);
    return held;
  });
  return exchanged(state, known, { objectives, objectiveBox: left }, lacking);
}

/** Dealt one after the other, the last may be left with what they have met: somebody else has to give them another one. */
function exchanged(
  state: PublicState,
  known: readonly (readonly ObjectiveId[] | undefined)[],
  dealt: Dealt,
  lacking: readonly Seat[],
): Dealt {
  if (lacking.length === 0) return dealt;
  const isOpen = (seat: Seat, objective: ObjectiveId) => !isMet(state, seat, objective);
  const hands = dealt.objectives.map((own) => [...own]);
  const box = [...dealt.objectiveBox];
  const others = hands.flatMap((_, index) => (known[index] === undefined ? seatAt(index) : []));
  for (const seat of lacking) {
    const hand = entryAt(hands, seat);
    for (const [place, met] of hand.entries()) {
      if (isOpen(seat, met)) continue;
      for (const other of others) {
        const theirs = entryAt(hands, other);
        const given = theirs.findIndex((one) => isOpen(seat, one));
        const gift = theirs[given];
        const instead = [met, ...box].find((one) => isOpen(other, one));
        if (gift === undefined || instead === undefined) continue;
        hand[place] = gift;
        theirs[given] = instead;
        if (instead !== met) box[box.indexOf(instead)] = met;
        break;
      }
    }
  }
  return { objectives: hands, objectiveBox: box };
}

/** What a nominee may have bid by now. */
export function guessBid(state: PublicState, seat: Seat, random: Random): number {
  const { phase } = state;
  if (phase.kind !== 'bidding' || phase.waiting.includes(seat)) return 0;
  const nominee = phase.nominees.find((one) => one.seat === seat);
  if (nominee === undefined) return 0;
  return random.int(movieOf(state, seat, nominee.script).stars + 1);
}

/** So many of them are discarded, the rest is in the decks. */
function piled({ discardSizes: sizes }: View, { scripts, actors, directors, news }: Decks) {
  return {
    discards: {
      scripts: scripts.slice(0, sizes.scripts),
      actors: actors.slice(0, sizes.actors),
      directors: directors.slice(0, sizes.directors),
      news: news.slice(0, sizes.news),
    },
    decks: {
      scripts: scripts.slice(sizes.scripts),
      actors: actors.slice(sizes.actors),
      directors: directors.slice(sizes.directors),
      news: news.slice(sizes.news),
    },
  };
}

/** A state that is possible given the view. */
export function determinize(view: View, random: Random): State {
  const { viewer, own = NOTHING_OWN, newsSizes, objectiveSizes, awardDeckSize } = view;
  const hidden = unseen(view);
  const isViewer = (seat: number) => seat === viewer;
  const news = random.shuffle(without(hidden.news, own.news));
  let dealt = 0;
  const hands = newsSizes.map((size, seat) =>
    isViewer(seat) ? own.news : news.slice(dealt, (dealt += size)),
  );
  const known = objectiveSizes.map((_, seat) => (isViewer(seat) ? own.objectives : undefined));
  const looked = own.award === undefined ? [] : [own.award];
  const faceDown = without(SEASON_AWARDS, [...seenAwards(view), ...looked]);
  const awards = [...looked, ...random.shuffle(faceDown)];
  return stateOf(view, {
    news: hands,
    ...piled(view, {
      scripts: random.shuffle(hidden.scripts),
      actors: random.shuffle(hidden.actors),
      directors: random.shuffle(hidden.directors),
      news: news.slice(dealt),
    }),
    ...guessObjectives(view, objectiveSizes, known, random),
    awardDeck: awards.slice(0, awardDeckSize),
    awardBox: awards.slice(awardDeckSize),
    bids: newsSizes.map((_, seat) =>
      isViewer(seat) ? own.bid : guessBid(view, seatAt(seat), random),
    ),
    random: random.fork().state(),
  });
}

function seenAwards({ movies, openAwards, discardedAwards, phase }: PublicState) {
  const atStake = 'award' in phase ? [phase.award] : [];
  const won = movies.flat().flatMap(({ awards }) => awards);
  return [...won, ...openAwards, ...discardedAwards, ...atStake];
}
