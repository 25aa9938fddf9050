import type { Action, ColumnIndex } from '../types';
import { DECISIONS } from './evening';

/** The scenes of the first night in their order; their words are found by these names. */
export const SCENE_IDS = [
  'place',
  'bump',
  'full',
  'safe',
  'clap',
  'double',
  'firstReel',
  'secondReel',
  'claim',
  'lost',
  'project',
  'award',
  'blockbuster',
  'movie',
  'lastReel',
  'choice',
  'largest',
  'winning',
] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** The scenes in which the newcomer does something, and may do something else; in the others they look and go on. */
export const DOING_IDS = [
  'place',
  'bump',
  'full',
  'clap',
  'double',
  'firstReel',
  'secondReel',
  'claim',
  'lastReel',
  'choice',
] as const satisfies readonly SceneId[];

/** A moment of the evening: so many decisions taken, and of the cards that go out so many events seen. */
export interface Moment {
  readonly decisions: number;
  readonly claims: number;
}

/** What the newcomer has to do before the next scene. */
export type Wanted =
  /** The next decision of the evening, which is theirs. */
  | { readonly kind: 'act'; readonly action: Action }
  /** A column to touch that is not for placing. */
  | { readonly kind: 'touch'; readonly column: ColumnIndex }
  /** Read, look, and go on. */
  | { readonly kind: 'go-on' }
  /** The evening is over. */
  | { readonly kind: 'nothing' };

export interface Scene {
  readonly id: SceneId;
  /** Where the scene begins. What lies between two scenes is played in front of the newcomer, */
  readonly at: Moment;
  /** unless time has passed meanwhile. */
  readonly isLater: boolean;
  readonly wants: Wanted;
}

interface Draft {
  readonly at: Moment;
  readonly isLater?: boolean;
  readonly wants: 'act' | 'go-on' | 'nothing' | { readonly column: ColumnIndex };
}

const after = (decisions: number, claims = 0): Moment => ({ decisions, claims });

const DRAFTS: Readonly<Record<SceneId, Draft>> = {
  place: { at: after(0), wants: 'act' },
  bump: { at: after(3), wants: 'act' },
  full: { at: after(6), wants: { column: 2 } },
  safe: { at: after(6), wants: 'go-on' },
  clap: { at: after(6), wants: 'act' },
  double: { at: after(9), wants: 'act' },
  firstReel: { at: after(10), wants: 'act' },
  secondReel: { at: after(11), wants: 'act' },
  claim: { at: after(14), wants: { column: 0 } },
  lost: { at: after(14, 1), wants: 'go-on' },
  project: { at: after(14, 7), wants: 'go-on' },
  award: { at: after(14, 8), wants: 'go-on' },
  blockbuster: { at: after(14, 9), wants: 'go-on' },
  movie: { at: after(14, 11), wants: 'go-on' },
  lastReel: { at: after(40), isLater: true, wants: 'act' },
  choice: { at: after(42, 6), wants: 'act' },
  largest: { at: after(43, 16), wants: 'go-on' },
  winning: { at: after(43, 16), wants: 'nothing' },
};

function wanted({ at, wants }: Draft): Wanted {
  if (typeof wants === 'object') return { kind: 'touch', ...wants };
  if (wants !== 'act') return { kind: wants };
  const next = DECISIONS[at.decisions];
  if (next === undefined) throw new RangeError('There is nothing left to decide');
  return { kind: 'act', action: next.action };
}

export const SCENES: readonly Scene[] = SCENE_IDS.map((id) => {
  const draft = DRAFTS[id];
  return { id, at: draft.at, isLater: draft.isLater ?? false, wants: wanted(draft) };
});

export function numberOf(id: SceneId): number {
  return SCENE_IDS.indexOf(id);
}

/** The scene of this number; the first and the last for numbers beyond them. */
export function sceneAt(number: number): Scene {
  const scene = SCENES[Math.max(0, Math.min(number, SCENES.length - 1))];
  if (scene === undefined) throw new RangeError('The first night has no scenes');
  return scene;
}
