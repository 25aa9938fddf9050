import type { Seat } from '../../../engine/seats';
import { starsOf } from '../dice';
import { isStrike } from '../post';
import type { Phase, View } from '../types';
import type { Tongue } from './tongue';

/** Who is asked; whoever looks at their own screen is spoken to. */
function asked(tongue: Tongue, { viewer }: View, seat: Seat): Readonly<Record<string, string>> {
  const subject = { ...tongue.subject(seat), player: tongue.name(seat) };
  return viewer === seat ? { ...subject, context: 'you' } : subject;
}

function castingPrompt(tongue: Tongue, view: View, waiting: readonly Seat[]): string {
  const own = waiting.find((seat) => seat === view.viewer);
  if (own === undefined) return tongue.t('prompt.casting', { players: tongue.players(waiting) });
  if (isStrike(view)) return tongue.t('prompt.castingStrike');
  const handSize = view.handSizes[own] ?? 0;
  return tongue.t('prompt.castingOwn', { count: Math.min(starsOf(view, own), handSize) });
}

function dealingPrompt(
  tongue: Tongue,
  view: View,
  { waiting }: Extract<Phase, { kind: 'dealing' }>,
): string {
  const isAsked = waiting.some((seat) => seat === view.viewer);
  if (isAsked) return tongue.t('prompt.dealing', { context: 'you' });
  return tongue.t('prompt.dealing', { players: tongue.players(waiting) });
}

/** What is asked of whoever is to act, or what the table waits for. */
export function promptText(tongue: Tongue, view: View): string {
  const { t } = tongue;
  const { phase } = view;
  switch (phase.kind) {
    case 'dealing':
      return dealingPrompt(tongue, view, phase);
    case 'encore':
      return t('prompt.encore', { ...asked(tongue, view, phase.seat), job: tongue.job(phase.job) });
    case 'rerolling':
      return t('prompt.rerolling', { ...asked(tongue, view, phase.seat), count: phase.left });
    case 'exchanging':
      return t('prompt.exchanging', { ...asked(tongue, view, phase.seat), count: phase.cards });
    case 'casting':
      return castingPrompt(tongue, view, phase.waiting);
    case 'last-call':
      return t('prompt.lastCall', { players: tongue.players(phase.waiting) });
    case 'over':
      return tongue.result(phase.result);
    default:
      return t(`prompt.${phase.kind}`, asked(tongue, view, phase.seat));
  }
}
