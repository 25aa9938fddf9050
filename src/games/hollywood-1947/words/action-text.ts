import type { Kind } from '../cards';
import type { Action, Aim, View } from '../types';
import type { Tongue } from './tongue';

function aimText(tongue: Tongue, aim: Exclude<Aim, { at: 'nothing' }>, view: View): string {
  const { t } = tongue;
  switch (aim.at) {
    case 'player':
      return tongue.name(aim.seat);
    case 'die':
      return tongue.die(aim);
    case 'jobs':
      return aim.jobs.map((job) => tongue.jobPlace(view, job)).join(' ↔ ');
    case 'token': {
      const { to, from } = aim;
      return from === undefined
        ? t('phrase.tokenTo', { player: tongue.name(to) })
        : t('phrase.tokenMoved', { from: tongue.name(from), to: tongue.name(to) });
    }
  }
}

/** Passing means: no writing, no turn, no more dice, no encore, no new cards, no token, or no costume now. */
function passText({ t }: Tongue, { phase }: View): string {
  switch (phase.kind) {
    case 'pitch':
      return t('action.notWrite');
    case 'invited':
      return t('action.decline');
    case 'encore':
      return t('action.noEncore');
    case 'rerolling':
      return t('action.noMoreDice');
    case 'wrap':
    case 'last-call':
      return t('action.noCostume');
    case 'tokens':
      return t('action.keepToken');
    default:
      return t('action.pass');
  }
}

function putInText(tongue: Tongue, cards: readonly Kind[]): string {
  return cards.length === 0
    ? tongue.t('action.putInNothing')
    : tongue.t('action.putIn', { cards: tongue.hiddenCards(cards) });
}

/** What an action does, as its button says it. */
export function actionText(tongue: Tongue, action: Action, view: View): string {
  const { t } = tongue;
  switch (action.type) {
    case 'seen':
      return t('action.seen');
    case 'perform': {
      const job = tongue.job(action.job);
      const { aim } = action;
      if (aim.at === 'nothing') return t('action.perform', { job });
      return t('action.performAt', { job, aim: aimText(tongue, aim, view) });
    }
    case 'swap':
      return t('action.swap', { give: tongue.job(action.give), take: tongue.job(action.take) });
    case 'reroll':
      return t('action.reroll', { die: tongue.die(action) });
    case 'look-at-ghosts':
      return t('action.lookAtGhosts');
    case 'pass':
      return passText(tongue, view);
    case 'keep-poster':
      return t('action.keepPoster', tongue.poster(action.poster));
    case 'compose':
    case 'put-in':
      return putInText(tongue, [action.card]);
    case 'cast':
      return putInText(tongue, action.cards);
    case 'dress':
      return t('action.dress', {
        costume: t(`costume.${action.costume}.name`),
        player: tongue.name(action.to),
      });
    case 'discard':
      return t('action.discard', { cards: tongue.hiddenCards(action.cards) });
    case 'accept':
      return t('action.accept');
    case 'spend-token':
      return t('action.spendToken');
    case 'cut':
    case 'put-back': {
      const card = tongue.hiddenCards((view.own?.drawn ?? []) as readonly Kind[]);
      return t(action.type === 'cut' ? 'action.cut' : 'action.putBack', { card });
    }
    case 'next-round':
      return t('action.nextRound', { round: view.round + 1 });
    case 'wear': {
      const costume = t(`costume.${action.costume}.name`);
      const { aim } = action;
      if (aim.at === 'nothing') return t('action.wear', { costume });
      return t('action.wearAt', { costume, aim: aimText(tongue, aim, view) });
    }
    case 'claim':
      return t('action.claim', { claim: tongue.claim(action) });
  }
}
