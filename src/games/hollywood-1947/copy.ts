import type { State } from './types';

/** A copy. It names every field, so that all states have one shape in memory: spreading is many times slower. */
export function copyOf(state: State): State {
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
    shown: state.shown,
    ghostsSeenBy: state.ghostsSeenBy,
    phase: state.phase,
    random: state.random,
    loyalties: state.loyalties,
    hands: state.hands,
    choices: state.choices,
    ghosts: state.ghosts,
    deck: state.deck,
    discards: state.discards,
    movie: state.movie,
    posterDeck: state.posterDeck,
    buried: state.buried,
    costumeDeck: state.costumeDeck,
    drawn: state.drawn,
    notes: state.notes,
  };
}
