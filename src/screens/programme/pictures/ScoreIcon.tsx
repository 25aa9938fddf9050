import { CardFace } from '../../../ui/art/CardFace';
import { FilmStrip } from '../../../ui/art/FilmStrip';
import { Drawing } from '../../../ui/Drawing';

export const SCORING = ['blockbuster', 'movie', 'award', 'project'] as const;
export type Scoring = (typeof SCORING)[number];

/** What a line of the scoring is about. */
export function ScoreIcon({ of }: { readonly of: Scoring }) {
  return (
    <Drawing width={84} height={48}>
      {of === 'blockbuster' && <CardFace kind="blockbuster" x={14} y={4} width={56} height={40} />}
      {of === 'movie' && (
        <>
          <FilmStrip genre="horror" films={2} x={1} y={9} frame={22} />
          <CardFace kind={2} x={48} y={9} width={35} height={29} />
        </>
      )}
      {of === 'award' && <CardFace kind="romcom" hasAward x={14} y={4} width={56} height={40} />}
      {of === 'project' && <FilmStrip genre="action" films={3} x={6} y={8} frame={24} />}
    </Drawing>
  );
}
