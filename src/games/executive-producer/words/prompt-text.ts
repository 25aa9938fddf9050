import type { Seat } from '../../../engine/seats';
import { movieOf } from '../movies';
import { producing } from '../productions';
import type { Phase, View } from '../types';
import type { Tongue } from './tongue';

type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

function turnPrompt(tongue: Tongue, { turn, isBankrupt }: View, seat: Seat): string {
  const subject = tongue.subject(seat);
  if (turn.actionsLeft === 0) return tongue.t('prompt.turnEnding', subject);
  if (isBankrupt[seat] === true) return tongue.t('prompt.turnBankrupt', subject);
  return tongue.t('prompt.turn', { ...subject, actions: tongue.actions(turn.actionsLeft) });
}

function choicePrompt(tongue: Tongue, view: View, { seat, release }: PhaseOf<'choosing'>): string {
  const { script, nextNews } = release;
  const played = producing(view, release.seat, script).news[nextNews];
  return tongue.t('prompt.choosing', {
    ...tongue.subject(seat),
    news: played === undefined ? '' : tongue.news(played.news),
    movie: tongue.movie(script),
  });
}

function bidPrompt(
  tongue: Tongue,
  view: View,
  { award, nominees, waiting }: PhaseOf<'bidding'>,
): string {
  const card = tongue.awardCard(award);
  const own = nominees.find(({ seat }) => seat === view.viewer && waiting.includes(seat));
  if (own === undefined)
    return tongue.t('prompt.bidding', { ...card, players: tongue.players(waiting) });
  return tongue.t('prompt.bidding', {
    ...card,
    movie: tongue.movie(own.script),
    stars: tongue.stars(movieOf(view, own.seat, own.script).stars),
    context: 'you',
  });
}

/** What is asked of whoever is to act, or what the table waits for. */
export function promptText(tongue: Tongue, view: View): string {
  const { t } = tongue;
  const { phase, viewer } = view;
  switch (phase.kind) {
    case 'dealing': {
      const isAsked = phase.waiting.some((seat) => seat === viewer);
      if (isAsked) return t('prompt.dealing', { context: 'you' });
      return t('prompt.dealing', { players: tongue.players(phase.waiting) });
    }
    case 'turn':
      return turnPrompt(tongue, view, phase.seat);
    case 'taking':
      return t('prompt.taking', { ...tongue.subject(phase.seat), count: phase.left });
    case 'auditioning':
      return t('prompt.auditioning', {
        ...tongue.subject(phase.seat),
        cards: tongue.cards(phase.cards),
      });
    case 'choosing':
      return choicePrompt(tongue, view, phase);
    case 'bonuses':
      return t('prompt.bonuses', {
        ...tongue.subject(phase.seat),
        movie: tongue.movie(phase.script),
        ratings: tongue.ratings(phase.totals),
      });
    case 'rolled':
      return t('prompt.rolled', {
        ...tongue.subject(phase.seat),
        movie: tongue.movie(phase.script),
        rolls: tongue.rolls(phase.rolls),
      });
    case 'previewing': {
      const award = view.own?.award;
      if (award === undefined) return t('prompt.previewing', { player: tongue.name(phase.seat) });
      return t('prompt.previewing', { ...tongue.awardCard(award), context: 'you' });
    }
    case 'open-awards': {
      const [award] = phase.awards;
      return t('prompt.openAward', {
        ...tongue.subject(phase.seat),
        ...(award === undefined ? {} : tongue.awardCard(award)),
        movie: tongue.movie(phase.script),
      });
    }
    case 'nominating':
      return t('prompt.nominating', {
        ...tongue.subject(phase.seat),
        ...tongue.awardCard(phase.award),
      });
    case 'sole-nominee':
      return t('prompt.soleNominee', {
        ...tongue.subject(phase.seat),
        ...tongue.awardCard(phase.award),
        movie: tongue.movie(phase.script),
      });
    case 'bidding':
      return bidPrompt(tongue, view, phase);
    case 'shouting':
      return t('prompt.shouting', { players: tongue.players(phase.tied) });
    case 'over':
      return t('prompt.over', { players: tongue.players(phase.winners) });
  }
}
