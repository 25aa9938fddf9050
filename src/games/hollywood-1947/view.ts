import { type Seat, type Viewer, seatAt } from '../../engine/seats';
import { type CardId, type CostumeId, type Kind, kindOf, type PosterId } from './cards';
import { isCardPhase } from './phases';
import { entryAt } from './take';
import type { Note, OwnView, Phase, State, View } from './types';
import type { Loyalty } from './vocabulary';

/** [47SETUP-2] One's own loyalty; communists know each other; at the end all is told. */
export function knowsLoyalty(
  loyalties: readonly Loyalty[],
  phase: Phase,
  viewer: Viewer,
  seat: Seat,
): boolean {
  if (phase.kind === 'over' || viewer === seat) return true;
  return viewer !== 'table' && loyalties[viewer] === 'communist' && loyalties[seat] === 'communist';
}

/** Who holds what was drawn to choose from. */
export function drawerIn(phase: Phase): Seat | undefined {
  const isChoosing =
    phase.kind === 'writing' ||
    phase.kind === 'composing' ||
    phase.kind === 'dressing' ||
    phase.kind === 'editing';
  return isChoosing ? phase.seat : undefined;
}

/** [47INFO-4] A note as its player reads it. */
export function noteByFaces(note: Note): Note<Kind> {
  if ('cards' in note) return { ...note, cards: note.cards.map(kindOf) };
  return 'card' in note ? { ...note, card: kindOf(note.card) } : note;
}

function drawnPart({ phase, drawn }: State, seat: Seat): OwnView['drawn'] {
  if (drawerIn(phase) !== seat) return [];
  return isCardPhase(phase)
    ? (drawn as readonly CardId[]).map(kindOf)
    : (drawn as readonly (PosterId | CostumeId)[]);
}

function ownPart(state: State, seat: Seat): OwnView {
  return {
    hand: entryAt(state.hands, seat).map(kindOf),
    choice: entryAt(state.choices, seat).map(kindOf),
    drawn: drawnPart(state, seat),
    notes: entryAt(state.notes, seat).map(noteByFaces),
  };
}

/** [47INFO-1] What everybody sees, and how much there is of the rest. Spelled out: spreading made it many times slower. */
export function viewOf(state: State, viewer: Viewer): View {
  return {
    options: state.options,
    round: state.round,
    first: state.first,
    turn: state.turn,
    jobs: state.jobs,
    centre: state.centre,
    dice: state.dice,
    tokens: state.tokens,
    tokenRounds: state.tokenRounds,
    costumes: state.costumes,
    costumeRounds: state.costumeRounds,
    posters: state.posters,
    shoot: state.shoot,
    premieres: state.premieres,
    wins: state.wins,
    claims: state.claims,
    deeds: state.deeds,
    shown: state.shown,
    ghostsSeenBy: state.ghostsSeenBy,
    phase: state.phase,
    viewer,
    loyalties: state.loyalties.map((loyalty, index) =>
      knowsLoyalty(state.loyalties, state.phase, viewer, seatAt(index)) ? loyalty : 'hidden',
    ),
    ghosts: state.ghosts.map((card, ghost) =>
      viewer !== 'table' && entryAt(state.ghostsSeenBy, ghost).includes(viewer)
        ? kindOf(card)
        : 'hidden',
    ),
    handSizes: state.hands.map(({ length }) => length),
    deckSize: state.deck.length,
    discardSize: state.discards.length,
    movieSize: state.movie.length,
    posterDeckSize: state.posterDeck.length,
    buriedSize: state.buried.length,
    costumeDeckSize: state.costumeDeck.length,
    drawnSize: state.drawn.length,
    ...(viewer === 'table' ? undefined : { own: ownPart(state, viewer) }),
  };
}
