import type { Random } from '../../engine/random';
import { seatAt } from '../../engine/seats';
import { type CardId, COSTUME_IDS, type CostumeId, type PosterId } from './cards';
import { waysToTake } from './choices';
import { starsOf } from './dice';
import { isBetweenRounds } from './phases';
import { castSizes } from './post';
import { cardsInPlay, loyaltiesInPlay, postersInPlay } from './setup';
import { entryAt, without } from './take';
import type { Note, OwnView, Phase, State, View } from './types';
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

/** The viewer's own cards in the movie; while it is edited, one of them may be the card that was removed. */
export function ownInMovie(notes: readonly Note[], round: number, phase: Phase): readonly CardId[] {
  if (isBetweenRounds(phase)) return [];
  return notes.flatMap((note) =>
    note.kind === 'played' && note.round === round ? note.cards : [],
  );
}

/** What the viewer knows to lie among the discards: what was shown, and until a deck is made of them, what it put there. */
export function inDiscards({ phase, round, shown, own }: View): readonly CardId[] {
  const notes = own?.notes ?? [];
  const anew = notes.map(({ kind }) => kind).lastIndexOf('deck-made-anew');
  const isOver = (played: number) => played < round || isBetweenRounds(phase);
  const cards = notes.slice(anew + 1).flatMap((note): readonly CardId[] => {
    if (note.kind === 'discarded') return note.cards;
    // [47POST-4] Put back, it was shown with the movie, or removed after all.
    if (note.kind === 'saw-removed') return [note.card];
    // [47POST-4] What was played and not shown is the card that was removed.
    return note.kind === 'played' && isOver(note.round) ? note.cards : [];
  });
  return [...new Set([...shown, ...cards])];
}

function isCardPhase(phase: Phase): boolean {
  return phase.kind === 'composing' || phase.kind === 'editing';
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
  return random.pick(sizes.flatMap((size) => waysToTake(hand, size)));
}

/** Propaganda cards: what the viewer cannot place lies anywhere. */
function guessCards(view: View, own: OwnView, random: Random) {
  const { phase, ghosts, viewer } = view;
  const ownDrawn = isCardPhase(phase) ? (own.drawn as readonly CardId[]) : [];
  const inMovie = without(ownInMovie(own.notes, view.round, phase), ownDrawn);
  const seenGhosts = ghosts.filter((card): card is CardId => card !== 'hidden');
  const known = inDiscards(view);
  const placed = [...own.hand, ...inMovie, ...ownDrawn, ...seenGhosts, ...known];
  const deal = dealer(random.shuffle(without(cardsInPlay(view.handSizes.length), placed)));
  const hands = view.handSizes.map((size, seat) => (seat === viewer ? own.hand : deal(size)));
  const othersDrawn = isCardPhase(phase) && ownDrawn.length === 0 ? view.drawnSize : 0;
  // [47POST-4] Any card of the movie may be the one that was removed, the viewer's own too; a composer's are new.
  const removed = phase.kind === 'editing' ? othersDrawn : 0;
  const film = random.shuffle([...inMovie, ...deal(view.movieSize + removed - inMovie.length)]);
  return {
    hands,
    choices: hands.map((hand, seat) =>
      seat === viewer ? own.choice : guessChoice(view, seat, hand, random),
    ),
    ghosts: ghosts.map((card) => (card === 'hidden' ? entryAt(deal(1), 0) : card)),
    movie: film.slice(removed),
    discards: [...known, ...deal(view.discardSize - known.length)],
    deck: deal(view.deckSize),
    drawnCards: [...ownDrawn, ...film.slice(0, removed), ...deal(othersDrawn - removed)],
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
    notes: view.handSizes.map((_, seat) => (seat === viewer ? own.notes : [])),
    random: random.fork().state(),
  };
}
