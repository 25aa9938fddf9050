import { useTranslation } from 'react-i18next';

import type { Seat } from '../../engine/seats';
import { hollywood } from '../../games/hollywood/game';
import type { State } from '../../games/hollywood/types';
import type { StudioKind } from './StudioCardButton';

interface StudioWords {
  /** What the card does, or why it cannot be played: for its label. */
  readonly short: string;
  /** The same with the card's name and what to do next: for the prompt. */
  readonly full: string;
}

const REASONS = {
  'clap-board-used': 'spent',
  'double-reel-used': 'spent',
  'reel-owed': 'owed',
  'needs-two-reels': 'needsTwo',
} as const;

/** Why the rules refuse a studio card now; nothing when they take it. */
function reasonFor(state: State, seat: Seat | undefined, kind: StudioKind) {
  if (seat === undefined) return 'notNow';
  const applied = hollywood.apply(state, seat, { type: kind });
  if (applied.ok) return undefined;
  const { error } = applied;
  const reason = error.code === 'not-legal' ? error.refusal : undefined;
  return reason !== undefined && reason in REASONS
    ? REASONS[reason as keyof typeof REASONS]
    : 'notNow';
}

export function useStudioWords(
  state: State,
  seat: Seat | undefined,
): (kind: StudioKind) => StudioWords {
  const { t } = useTranslation(['table', 'programme']);
  return (kind) => {
    const reason = reasonFor(state, seat, kind);
    const short =
      reason === undefined ? t(`programme:studio.${kind}Body`) : t(`table:studio.${reason}`);
    const label = t('table:studio.label', { card: t(`programme:studio.${kind}`), what: short });
    return { short, full: reason === undefined ? `${label} ${t('table:studio.tapAgain')}` : label };
  };
}
