import { useTranslation } from 'react-i18next';

import type { Player } from '../../engine/players';
import type { Event, Phase } from '../../games/hollywood/types';
import { inSentence } from '../../i18n/you';
import type { MatchView } from '../match/useMatchView';

export interface Prompt {
  readonly title: string;
  readonly hint: string;
  /** A second reel must follow: not to be missed. */
  readonly isUrgent: boolean;
}

function calm(title: string, hint: string): Prompt {
  return { title, hint, isUrgent: false };
}

/** What a Double Reel asks for, by the reels that it still owes. */
const OWED = [
  undefined,
  { title: 'turn.second', hint: 'turn.secondHint' },
  { title: 'turn.first', hint: 'turn.hint' },
] as const;

/** What the table asks now, before anything is touched, with the last move beside it. */
export function usePrompt({ players, board, match }: MatchView, phase: Phase) {
  const { t } = useTranslation('table');
  return (last: Event | undefined, describe: (last: Event) => string): Prompt => {
    const player: Player | undefined = phase.kind === 'placing' ? players[phase.seat] : undefined;
    if (phase.kind !== 'placing' || player === undefined)
      return calm(t('turn.ended'), t('turn.endedHint'));
    const name = inSentence(player.name);
    const isPerson = player.kind === 'person';
    const owed = OWED[phase.owed];
    // Whoever watches a bot is told of its two reels, but not what to touch.
    if (owed !== undefined && isPerson)
      return { title: t(owed.title, name), hint: t(owed.hint), isUrgent: true };
    const title = t(owed?.title ?? (isPerson ? 'turn.place' : 'turn.thinking'), name);
    // Newcomers are told what to do; from the second round on the last move is worth more.
    const isNew = board.round === 1 && match.turns.length < players.length;
    if (last === undefined || (isNew && isPerson)) return calm(title, t('turn.hint'));
    if (last.type !== 'reel-placed') return calm(title, describe(last));
    const mover = inSentence(players[last.seat]?.name ?? '');
    return calm(title, t('turn.last', { ...mover, column: last.column + 1 }));
  };
}
