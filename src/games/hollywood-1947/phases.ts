import type { After, Phase, WaitPhase } from './types';

/** [47INFO-1] What is drawn to choose from, hands and news are for their player alone; all else is decided in the open. */
const PRIVATE: ReadonlySet<Phase['kind']> = new Set([
  'dealing',
  'looking',
  'writing',
  'exchanging',
  'composing',
  'dressing',
  'casting',
  'adding',
  'editing',
]);

export function isPrivate({ kind }: Phase): boolean {
  return PRIVATE.has(kind);
}

/** [47COSTUME-2] [47INFO-2] Costumes and claims have their time whenever the table waits for a decision in the open. */
export function isWaitPhase(phase: Phase): phase is WaitPhase {
  return !isPrivate(phase) && phase.kind !== 'over';
}

/** The premiere was shown, and the next round has not begun: what is done between them is done there, too. */
export function isBetweenRounds(phase: Phase | After): boolean {
  if ('then' in phase) return isBetweenRounds(phase.then);
  return phase.kind === 'intermission' || phase.kind === 'over';
}

/** What was drawn to choose from are cards. */
export function isCardPhase({ kind }: Phase): boolean {
  return kind === 'composing' || kind === 'editing';
}
