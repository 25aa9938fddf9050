import { randomBot } from '../../src/engine/bot';
import { simulate } from '../../src/engine/simulate';
import { type Seed, seedOf, seedText } from '../../src/engine/seed';
import { hollywood } from '../../src/games/hollywood/game';
import type { Action, Hollywood, Options } from '../../src/games/hollywood/types';
import { viewText } from './board-text';

/** A whole match for a person to read: every position, what could be done, what was done and what came of it. */
export interface Playthrough {
  readonly file: string;
  readonly players: number;
  readonly options: Options;
  readonly seed: Seed;
}

/** The matches whose text is kept: together they show both table sizes and both options. */
export const PLAYTHROUGHS: readonly Playthrough[] = [
  {
    file: 'three-players.txt',
    players: 3,
    options: { advanced: false, claimOrder: 'top-first' },
    seed: seedOf('golden three'),
  },
  {
    file: 'four-players.txt',
    players: 4,
    options: { advanced: false, claimOrder: 'top-first' },
    seed: seedOf('golden four'),
  },
  {
    file: 'four-players-advanced-bottom-first.txt',
    players: 4,
    options: { advanced: true, claimOrder: 'bottom-first', firstSeat: 2 },
    seed: seedOf('golden advanced'),
  },
];

function actionText(action: Action): string {
  if (action.type === 'place') return `place ${action.column}`;
  return action.type === 'assign' ? `assign ${action.project}` : action.type;
}

export function playthroughText({ players, options, seed }: Playthrough): string {
  const bots = Array.from({ length: players }, () => randomBot);
  const lines = [
    `hollywood, ${players} players, seed "${seedText(seed)}", ${JSON.stringify(options)}`,
  ];
  for (const { state, events, decision } of simulate<Hollywood>(hollywood, bots, options, seed)) {
    if (decision !== undefined)
      lines.push(`> seat ${decision.seat}: ${actionText(decision.action)}`);
    for (const event of events) lines.push(`  ${JSON.stringify(event)}`);
    lines.push('', ...viewText(hollywood.view(state, 'table')));
    for (const seat of hollywood.toAct(state)) {
      const offered = hollywood.legalActions(state, seat).map(actionText);
      lines.push(`seat ${seat} can: ${offered.join(', ')}`);
    }
    const outcome = hollywood.outcome(state);
    if (outcome !== undefined) lines.push(`outcome: ${JSON.stringify(outcome)}`);
  }
  return `${lines.join('\n')}\n`;
}
