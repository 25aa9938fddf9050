import type { Scene } from '../../games/hollywood/first-night/scenes';
import type { Action, ColumnIndex, Genre } from '../../games/hollywood/types';
import type { StudioKind } from '../board/StudioCardButton';

/* What a scene wants to be touched, so that the table can mark it. */

function actionOf({ wants }: Scene): Action | undefined {
  return wants.kind === 'act' ? wants.action : undefined;
}

export function columnWanted(scene: Scene): ColumnIndex | undefined {
  if (scene.wants.kind === 'touch') return scene.wants.column;
  const action = actionOf(scene);
  return action?.type === 'place' ? action.column : undefined;
}

export function studioWanted(scene: Scene): StudioKind | undefined {
  const type = actionOf(scene)?.type;
  return type === 'clap' || type === 'double' ? type : undefined;
}

export function projectWanted(scene: Scene): Genre | undefined {
  const action = actionOf(scene);
  return action?.type === 'assign' ? action.project : undefined;
}
