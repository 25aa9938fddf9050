import type { State } from './types';

/** A copy with changes. It names every field, so that all states have one shape in memory: spreading is many times slower. */
export function updateState(state: State, changes: Partial<State>): State {
  return {
    options: changes.options ?? state.options,
    round: changes.round ?? state.round,
    first: changes.first ?? state.first,
    turn: changes.turn ?? state.turn,
    jobs: changes.jobs ?? state.jobs,
    centre: changes.centre ?? state.centre,
    dice: changes.dice ?? state.dice,
    tokens: changes.tokens ?? state.tokens,
    tokenRounds: changes.tokenRounds ?? state.tokenRounds,
    costumes: changes.costumes ?? state.costumes,
    costumeRounds: changes.costumeRounds ?? state.costumeRounds,
    posters: changes.posters ?? state.posters,
    shoot: changes.shoot ?? state.shoot,
    premieres: changes.premieres ?? state.premieres,
    wins: changes.wins ?? state.wins,
    claims: changes.claims ?? state.claims,
    shown: changes.shown ?? state.shown,
    ghostsSeenBy: changes.ghostsSeenBy ?? state.ghostsSeenBy,
    phase: changes.phase ?? state.phase,
    random: changes.random ?? state.random,
    loyalties: changes.loyalties ?? state.loyalties,
    hands: changes.hands ?? state.hands,
    choices: changes.choices ?? state.choices,
    ghosts: changes.ghosts ?? state.ghosts,
    deck: changes.deck ?? state.deck,
    discards: changes.discards ?? state.discards,
    movie: changes.movie ?? state.movie,
    posterDeck: changes.posterDeck ?? state.posterDeck,
    buried: changes.buried ?? state.buried,
    costumeDeck: changes.costumeDeck ?? state.costumeDeck,
    drawn: changes.drawn ?? state.drawn,
    notes: changes.notes ?? state.notes,
  };
}
