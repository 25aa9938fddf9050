import { NEWS } from '../cards/news';
import type { AwardId } from '../cards/awards';
import type { ScriptId } from '../cards/scripts';
import { priceAt, spaceOf } from '../market';
import { producing } from '../productions';
import { actionsFor } from '../release';
import type { Action, CardOf, View } from '../types';
import type { Track } from '../vocabulary';
import { aimText } from './aim-text';
import type { Tongue } from './tongue';

function price(view: View, track: Track, card: CardOf<Track>): number {
  return priceAt(view, view.current, spaceOf(view, track, card)) ?? 0;
}

/** [EPEND-2] What is not finished may take the first action along. */
function releaseText(tongue: Tongue, script: ScriptId, view: View): string {
  const movie = tongue.movie(script);
  const production = producing(view, view.current, script);
  return actionsFor(view, production) > 1
    ? tongue.t('action.releaseForgoing', { movie })
    : tongue.t('action.release', { movie });
}

function awardAtStake({ phase }: View): AwardId | undefined {
  if (phase.kind === 'sole-nominee') return phase.award;
  return phase.kind === 'open-awards' ? phase.awards[0] : undefined;
}

function decline({ t }: Tongue, { phase }: View): string {
  if (phase.kind === 'taking') return t('action.takeNoMore');
  if (phase.kind === 'rolled') return t('action.keepDice');
  return phase.kind === 'auditioning' ? t('action.castNobody') : t('action.leaveAward');
}

function changeText(tongue: Tongue, change: 0 | 1, { phase, productions }: View): string {
  if (phase.kind !== 'choosing') return '';
  const { seat, script, nextNews } = phase.release;
  const production = productions[seat]?.find((one) => one.script === script);
  const played = production?.news[nextNews];
  const ratings = played === undefined ? undefined : NEWS[played.news].changes[change];
  return ratings === undefined ? '' : tongue.change(ratings);
}

/** What an action does, as its button says it. */
export function actionText(tongue: Tongue, action: Action, view: View): string {
  const { t } = tongue;
  switch (action.type) {
    case 'seen':
      return t('action.seen');
    case 'release':
      return releaseText(tongue, action.script, view);
    case 'nominate':
      return t('action.nominate', { movie: tongue.movie(action.script) });
    case 'buy-script':
      return t('action.buyScript', {
        movie: tongue.movie(action.script),
        price: tongue.money(price(view, 'scripts', action.script)),
      });
    case 'hire-actor':
      return t('action.hire', {
        talent: tongue.talent(action.actor),
        movie: tongue.movie(action.on),
        price: tongue.money(price(view, 'actors', action.actor)),
      });
    case 'hire-director':
      return t('action.hire', {
        talent: tongue.talent(action.director),
        movie: tongue.movie(action.on),
        price: tongue.money(price(view, 'directors', action.director)),
      });
    case 'hire-writer': {
      const { director, script } = action;
      const both = price(view, 'directors', director) + price(view, 'scripts', script);
      return t('action.hireWriter', {
        talent: tongue.talent(director),
        movie: tongue.movie(script),
        price: tongue.money(both),
      });
    }
    case 'place-director':
      return t('action.placeDirector', {
        talent: tongue.talent(action.director),
        movie: tongue.movie(action.on),
      });
    case 'play-news':
      return t('action.playNews', {
        news: tongue.news(action.news),
        movie: tongue.movie(action.on),
        owner: tongue.name(action.seat),
      });
    case 'use-ability': {
      const ability = t(`ability.${action.ability}.name`);
      if (action.aim.at === 'nothing') return t('action.useAbility', { ability });
      return t('action.useAbilityAt', { ability, aim: aimText(tongue, action.aim) });
    }
    case 'give-up':
      return t('action.giveUp', { count: view.turn.actionsLeft });
    case 'draw-news':
      return t('action.drawNews');
    case 'end-turn':
      return t('action.endTurn');
    case 'take-script':
      return t('action.takeScript', { movie: tongue.movie(action.script) });
    case 'take-talent':
      return t('action.takeTalent', {
        talent: tongue.talent(action.talent),
        movie: tongue.movie(action.on),
      });
    case 'choose-change':
      return changeText(tongue, action.change, view);
    case 'roll-again':
      return t(action.roll === 'review' ? 'action.rollReviewAgain' : 'action.rollBoxOfficeAgain');
    case 'keep-award':
    case 'bury-award': {
      const award = view.own?.award;
      const values = { award: award === undefined ? '' : tongue.award(award) };
      return action.type === 'keep-award'
        ? t('action.keepAward', values)
        : t('action.buryAward', values);
    }
    case 'put-bonuses': {
      const bonuses = view.phase.kind === 'bonuses' ? view.phase.bonuses : action.review;
      return t('action.putBonuses', { review: action.review, boxOffice: bonuses - action.review });
    }
    case 'claim-award': {
      const award = awardAtStake(view);
      return t('action.claimAward', { award: award === undefined ? '' : tongue.award(award) });
    }
    case 'bid':
      return t('action.bid', { count: action.stars });
    case 'decline':
      return decline(tongue, view);
    case 'shout':
    case 'share':
      return t(`action.${action.type}`);
  }
}
