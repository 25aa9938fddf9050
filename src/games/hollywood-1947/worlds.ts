import type { Random } from '../../engine/random';
import { seatAt } from '../../engine/seats';
import {
  CARD_IDS,
  type CardId,
  COSTUME_IDS,
  type CostumeId,
  type Kind,
  kindOf,
  type PosterId,
} from './cards';
import { cardsWith, waysToTake } from './faces';
import { starsOf } from './dice';
import { isBetweenRounds, isCardPhase } from './phases';
import { castSizes } from './post';
import { cardsInPlay, loyaltiesInPlay, postersInPlay } from './setup';
import { entryAt, without } from './take';
import type { Note, OwnView, Phase, Premiere, State, View } from './types';
import type { Loyalty } from './vocabulary';

const NOTHING_OWN: OwnView = { hand: [], choice: [], drawn: [], notes: [] };

/** Loyalties that are possible: the unknown seats are dealt from the cards that are left. */
export function guessLoyalties(
  { loyalties, options, viewer }: Pick<View, 'loyalties' | 'options' | 'viewer'>,
  random: Random,
): readonly Loyalty[] {
  const known = loyalties.filter((loyalty): loyalty is Loyalty => loyalty !== 'hidden');
  const isCommunist = viewer !== 'table' && loyalties[viewer] === 'communist';
  const left = random.shuffle(
    without(loyaltiesInPlay(options, loyalties.length), known).filter(
      // [47SETUP-2] A communist would know of another one.
      (loyalty) => !(isCommunist && loyalty === 'communist'),
    ),
  );
  let next = 0;
  return loyalties.map((loyalty) => (loyalty === 'hidden' ? entryAt(left, next++) : loyalty));
}

/** Deals a shuffled pile out, so many at a time. */
function dealer<Item>(pile: readonly Item[]): (count: number) => readonly Item[] {
  let next = 0;
  return (count) => pile.slice(next, (next += count));
}

/** The own cards in the movie; while it is edited, one of them may be the card that was removed. */
export function ownInMovie<Card>(
  notes: readonly Note<Card>[],
  round: number,
  phase: Phase,
): readonly Card[] {
  if (isBetweenRounds(phase)) return [];
  return notes.flatMap((note) =>
    note.kind === 'played' && note.round === round ? note.cards : [],
  );
}

/** How many of these have that face. */
function countOf(faces: readonly Kind[], face: Kind): number {
  return faces.filter((other) => other === face).length;
}

/**
 * [47POST-4] Whether the viewer knows by its face which card was removed from a movie: it saw the card go, or something
 * that it put in or back was not shown.
 */
function removedFrom(notes: readonly Note<Kind>[], { round, cards }: Premiere): readonly Kind[] {
  const shown = cards.map(kindOf);
  const ofRound = notes.filter((note) => note.round === round);
  const seen = ofRound.find((note) => note.kind === 'saw-removed');
  if (seen?.kind === 'saw-removed' && !seen.putBack) return [seen.card];
  const played = ofRound.flatMap((note) => (note.kind === 'played' ? note.cards : []));
  const known = seen?.kind === 'saw-removed' ? [...played, seen.card] : played;
  return known
    .filter((face) => {
      const least = Math.max(countOf(played, face), seen === undefined ? 0 : 1);
      return countOf(shown, face) < least;
    })
    .slice(0, 1);
}

/**
 * What the viewer knows to lie among the discards beside the cards that everybody saw: until a deck is made of them, what it
 * put there, and cards that were removed from movies.
 */
export function inDiscards({ premieres, own }: View): readonly Kind[] {
  const notes = own?.notes ?? [];
  const anew = notes.map(({ kind }) => kind).lastIndexOf('deck-made-anew');
  const recent = notes.slice(anew + 1);
  const rounds = new Set(
    recent.flatMap(({ kind, round }) => (kind === 'played' || kind === 'saw-removed' ? round : [])),
  );
  return [
    ...recent.flatMap((note) => (note.kind === 'discarded' ? note.cards : [])),
    ...premieres
      .filter(({ round }) => rounds.has(round))
      .flatMap((premiere) => removedFrom(notes, premiere)),
  ];
}

/** What somebody may have chosen in secret from that hand. */
export function guessChoice(
  table: View | State,
  seat: number,
  hand: readonly CardId[],
  random: Random,
): readonly CardId[] {
  const { phase } = table;
  const hasChosen =
    phase.kind === 'casting' &&
    !phase.waiting.includes(seatAt(seat)) &&
    starsOf(table, seat) > 0 &&
    hand.length > 0;
  if (!hasChosen) return [];
  const sizes = castSizes(table, seatAt(seat), hand.length);
  const ways = sizes.flatMap((size) => waysToTake(hand.map(kindOf), size));
  return cardsWith(hand, random.pick(ways));
}

/** A shuffled pile: dealt from the top, or looked through for faces. */
class Pile {
  constructor(private cards: readonly CardId[]) {}

  deal(count: number): readonly CardId[] {
    const dealt = this.cards.slice(0, count);
    this.cards = this.cards.slice(count);
    return dealt;
  }

  find(faces: readonly Kind[]): readonly CardId[] {
    const found = cardsWith(this.cards, faces);
    this.cards = without(this.cards, found);
    return found;
  }
}

/** Propaganda cards: what the viewer knows has its face, and what it cannot place lies anywhere. [47INFO-4] */
function guessCards(view: View, own: OwnView, random: Random) {
  const { phase, ghosts, viewer, shown } = view;
  const pile = new Pile(random.shuffle(without(cardsInPlay(view.handSizes.length), shown)));
  const hand = pile.find(own.hand);
  const ownDrawn = isCardPhase(phase) ? pile.find(own.drawn as readonly Kind[]) : [];
  const played = ownInMovie(own.notes, view.round, phase);
  // The card that the editor holds may be one of its own.
  const isOwnCut = phase.kind === 'editing' && ownDrawn.length > 0;
  const inMovie = pile.find(isOwnCut ? without(played, own.drawn as readonly Kind[]) : played);
  const seenGhosts = ghosts.map((face) => (face === 'hidden' ? undefined : pile.find([face])[0]));
  const known = [...shown, ...pile.find(inDiscards(view))];
  const hands = view.handSizes.map((size, seat) => (seat === viewer ? hand : pile.deal(size)));
  const othersDrawn = isCardPhase(phase) && ownDrawn.length === 0 ? view.drawnSize : 0;
  // [47POST-4] Any card of the movie may be the one that was removed, the viewer's own too; a composer's are new.
  const removed = phase.kind === 'editing' ? othersDrawn : 0;
  const film = random.shuffle([
    ...inMovie,
    ...pile.deal(view.movieSize + removed - inMovie.length),
  ]);
  return {
    hands,
    choices: hands.map((held, seat) =>
      seat === viewer ? cardsWith(held, own.choice) : guessChoice(view, seat, held, random),
    ),
    ghosts: seenGhosts.map((card) => card ?? entryAt(pile.deal(1), 0)),
    movie: film.slice(removed),
    discards: [...known, ...pile.deal(view.discardSize - known.length)],
    deck: pile.deal(view.deckSize),
    drawnCards: [...ownDrawn, ...film.slice(0, removed), ...pile.deal(othersDrawn - removed)],
  };
}

function guessPosters(view: View, own: OwnView, random: Random) {
  const isWriting = view.phase.kind === 'writing';
  const ownDrawn = isWriting ? (own.drawn as readonly PosterId[]) : [];
  const rejected = own.notes.flatMap((note) =>
    note.kind === 'rejected-poster' ? note.poster : [],
  );
  const placed = [...view.posters, ...ownDrawn, ...rejected];
  const deal = dealer(random.shuffle(without(postersInPlay(view.handSizes.length), placed)));
  const othersDrawn = isWriting && ownDrawn.length === 0 ? deal(view.drawnSize) : [];
  return {
    buried: [...rejected, ...deal(view.buriedSize - rejected.length)],
    posterDeck: deal(view.posterDeckSize),
    drawnPosters: [...ownDrawn, ...othersDrawn],
  };
}

function guessCostumes(view: View, own: OwnView, random: Random) {
  const isDressing = view.phase.kind === 'dressing';
  const ownDrawn = isDressing ? (own.drawn as readonly CostumeId[]) : [];
  const all = view.options.costumes ? COSTUME_IDS : [];
  const deal = dealer(random.shuffle(without(all, [...view.costumes.flat(), ...ownDrawn])));
  const othersDrawn = isDressing && ownDrawn.length === 0 ? deal(view.drawnSize) : [];
  return { costumeDeck: deal(view.costumeDeckSize), drawnCostumes: [...ownDrawn, ...othersDrawn] };
}

/** A note of any cards that have those faces: nothing that can happen goes by which ones they were. */
function noteOfAny(note: Note<Kind>): Note {
  if ('cards' in note) return { ...note, cards: cardsWith(CARD_IDS, note.cards) };
  return 'card' in note ? { ...note, card: entryAt(cardsWith(CARD_IDS, [note.card]), 0) } : note;
}

/** A state that is possible given the view. Nobody else's notes are made up: they change nothing that can happen. */
export function determinize(view: View, random: Random): State {
  const own = view.own ?? NOTHING_OWN;
  const { drawnCards, ...cards } = guessCards(view, own, random);
  const { drawnPosters, ...posters } = guessPosters(view, own, random);
  const { drawnCostumes, ...costumes } = guessCostumes(view, own, random);
  const {
    viewer,
    own: _own,
    handSizes: _handSizes,
    deckSize: _deckSize,
    discardSize: _discardSize,
    movieSize: _movieSize,
    posterDeckSize: _posterDeckSize,
    buriedSize: _buriedSize,
    costumeDeckSize: _costumeDeckSize,
    drawnSize: _drawnSize,
    ...open
  } = view;
  return {
    ...open,
    ...cards,
    ...posters,
    ...costumes,
    loyalties: guessLoyalties(view, random),
    drawn: [...drawnCards, ...drawnPosters, ...drawnCostumes],
    notes: view.handSizes.map((_, seat) => (seat === viewer ? own.notes.map(noteOfAny) : [])),
    random: random.fork().state(),
  };
}
