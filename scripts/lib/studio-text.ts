import { addedBy } from '../../src/games/hollywood-1947/order';
import type { Action, Aim, View } from '../../src/games/hollywood-1947/types';

function aimText(aim: Aim): string {
  switch (aim.at) {
    case 'nothing':
      return '';
    case 'player':
      return ` on ${aim.seat}`;
    case 'die':
      return ` die ${aim.holder}.${aim.die}`;
    case 'jobs':
      return ` ${aim.jobs.join('<>')}`;
    case 'token':
      return `${aim.from === undefined ? '' : ` from ${aim.from}`} to ${aim.to}`;
  }
}

/** An action of Hollywood 1947 in a few words. */
export function actionText(action: Action): string {
  switch (action.type) {
    case 'perform':
      return `${action.job}${aimText(action.aim)}`;
    case 'wear':
      return `wear ${action.costume}${aimText(action.aim)}`;
    case 'swap':
      return `swap ${action.give}>${action.take}`;
    case 'reroll':
      return `reroll ${action.holder}.${action.die}`;
    case 'keep-poster':
      return `keep ${action.poster}`;
    case 'compose':
    case 'put-in':
      return `${action.type} ${action.card}`;
    case 'dress':
      return `dress ${action.to} in ${action.costume}`;
    case 'discard':
    case 'cast':
      return `${action.type} ${action.cards.join('+') || 'nothing'}`;
    case 'claim':
      return `claim ${action.topic} ${action.says}`;
    default:
      return action.type;
  }
}

function holderLine(view: View, holder: number): string {
  const dice = (view.dice[holder] ?? []).map((face) => (face === 'star' ? '*' : '-')).join('');
  const tokens = `${view.tokens[holder] ?? 0} tokens, ${addedBy(view.shoot, holder)} in`;
  const jobs = view.jobs[holder];
  if (jobs === undefined) return `ghost ${holder}: ${dice}; ${tokens}`;
  const costumes = (view.costumes[holder] ?? []).join(', ');
  const worn = costumes === '' ? '' : `; wears ${costumes}`;
  return `seat ${holder}: ${dice}; ${jobs.join(', ')}; ${view.handSizes[holder] ?? 0} cards; ${tokens}${worn}`;
}

/** What everybody sees of Hollywood 1947, as text. */
export function viewText(view: View): readonly string[] {
  const { round, first, wins, centre, posters, phase } = view;
  const poster = posters[round - 1] ?? 'not shown yet';
  const piles = `deck ${view.deckSize}, discards ${view.discardSize}, movie ${view.movieSize}, posters ${view.posterDeckSize}`;
  return [
    `round ${round}, first: seat ${first}, poster: ${poster}, won: ${wins.patriot} to ${wins.communist}, ${phase.kind}`,
    `centre: ${centre.join(', ') || 'empty'}; ${piles}`,
    ...view.dice.map((_, holder) => holderLine(view, holder)),
    ...(phase.kind === 'over' ? [`loyalties: ${view.loyalties.join(', ')}`] : []),
  ];
}
