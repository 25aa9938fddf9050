import { isFull } from '../board';
import { hollywood } from '../game';
import type { Action, ColumnIndex, Genre, State } from '../types';
import { YOU } from './evening';
import type { Scene } from './scenes';

/** What a newcomer may try, right or wrong. */
export type Try =
  | { readonly kind: 'column'; readonly column: ColumnIndex }
  | { readonly kind: 'studio'; readonly card: 'clap' | 'double' }
  | { readonly kind: 'project'; readonly project: Genre };

/**
 * Why a try is not what the scene wants: `elsewhere` has words of its own in every scene, the others are the same
 * throughout.
 */
export type WrongTry = 'elsewhere' | 'full' | 'owed' | 'spent' | 'tooEarly';

function actionOf(tried: Try): Action {
  switch (tried.kind) {
    case 'column':
      return { type: 'place', column: tried.column };
    case 'studio':
      return { type: tried.card };
    case 'project':
      return { type: 'assign', project: tried.project };
  }
}

function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isWanted({ wants }: Scene, tried: Try): boolean {
  if (wants.kind === 'act') return isSame(wants.action, actionOf(tried));
  return wants.kind === 'touch' && tried.kind === 'column' && tried.column === wants.column;
}

/** Why the rules would not take this studio card now, or that it is too good for this moment. */
function wrongStudio(state: State, tried: Try): WrongTry {
  const applied = hollywood.apply(state, YOU, actionOf(tried));
  if (applied.ok) return 'tooEarly';
  const refusal = applied.error.code === 'not-legal' ? applied.error.refusal : undefined;
  return refusal === 'reel-owed' ? 'owed' : 'spent';
}

/** What is wrong with a try; nothing where it is what the scene wants. */
export function judge(scene: Scene, state: State, tried: Try): WrongTry | undefined {
  if (isWanted(scene, tried)) return undefined;
  if (tried.kind === 'studio') return wrongStudio(state, tried);
  const column = tried.kind === 'column' ? state.columns[tried.column] : undefined;
  const isShut = column !== undefined && column.cards.length > 0 && isFull(column);
  return isShut ? 'full' : 'elsewhere';
}
