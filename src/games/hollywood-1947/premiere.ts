import { type CardId, posterSymbols, premiereEffectOf, symbolsOf } from './cards';
import { discard, drawUp } from './deck';
import { roll } from './dice';
import { turnOrder } from './order';
import { dealJobs, firstPlayer } from './jobs';
import { each } from './numbers';
import { entryAt, type Take } from './take';
import type { Premiere } from './types';
import type { PremiereEffect, Symbols, Team } from './vocabulary';
import { resultOf, winnersOf } from './winning';

function total(symbols: readonly Symbols[]): Symbols {
  return symbols.reduce(
    (all, { patriot, communist }) => ({
      patriot: all.patriot + patriot,
      communist: all.communist + communist,
    }),
    { patriot: 0, communist: 0 },
  );
}

/** [47PREMIERE-1] [47SMALL-7] A tie is the communists'; at a table of two it counts for both. */
function roundWinners({ patriot, communist }: Symbols, players: number): readonly Team[] {
  if (patriot > communist) return ['patriot'];
  return patriot === communist && players === 2 ? ['patriot', 'communist'] : ['communist'];
}

function runEffect(take: Take, effect: PremiereEffect): void {
  if (effect === 'reroll-dice') {
    const dice = take.state.dice.map((own) => own.map(() => roll(take.random)));
    take.update({ dice });
    take.tell({ type: 'hearing-held', dice });
    return;
  }
  const all = take.random.shuffle([...take.state.jobs.flat(), ...take.state.centre]);
  const dealt = dealJobs(all, take.players, each(take.players));
  take.update(dealt);
  take.tell({ type: 'jobs-dealt', ...dealt });
}

/** [47PREMIERE-2] Each effect once, however many cards ask for it. */
function runEffects(take: Take, cards: readonly CardId[]): void {
  const asked = new Set(cards.map(premiereEffectOf));
  for (const effect of ['reroll-dice', 'deal-jobs'] as const)
    if (asked.has(effect)) runEffect(take, effect);
}

/** [47PREMIERE-3] Everybody draws up to three, as far as there are cards. */
function drawAll(take: Take): void {
  for (const seat of turnOrder(take.state)) drawUp(take, seat);
}

/** [47PREMIERE-3] The cards that were shown are discarded: after drawing, so that nobody draws them at once. */
function clearAway(take: Take): void {
  const { movie, shown } = take.state;
  discard(take, movie);
  take.update({ movie: [], shown: [...shown, ...movie] });
}

/** What is left of the movie is shown. */
export function premiere(take: Take): void {
  const { movie: cards, posters, round, shoot, wins } = take.state;
  const poster = entryAt(posters, round - 1);
  const symbols = total([posterSymbols(poster), ...cards.map(symbolsOf)]);
  const winners = roundWinners(symbols, take.players);
  const shown: Premiere = { round, poster, cards, symbols, winners, shoot };
  const count = (team: Team) => wins[team] + (winners.includes(team) ? 1 : 0);
  take.update({
    premieres: [...take.state.premieres, shown],
    wins: { patriot: count('patriot'), communist: count('communist') },
  });
  take.tell({ type: 'premiere', premiere: shown });
  const result = resultOf(take.state, wins);
  if (result !== undefined) {
    const { loyalties } = take.state;
    clearAway(take);
    take.update({ phase: { kind: 'over', result } });
    take.tell({ type: 'match-ended', result, winners: winnersOf(loyalties, result), loyalties });
    return;
  }
  runEffects(take, cards);
  drawAll(take);
  clearAway(take);
  // Where deck and discards did not suffice, the cards of the movie do.
  drawAll(take);
  take.update({ phase: { kind: 'intermission', seat: firstPlayer(take.state) } });
}
