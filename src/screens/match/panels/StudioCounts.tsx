import { type Genre, GENRES, type Studio } from '../../../games/hollywood/types';
import { Count } from './Count';
import type { CountSize } from './panelFit';

interface Props {
  readonly studio: Studio;
  readonly size?: CountSize;
  readonly grow?: number;
}

/** Reels and studio cards left. */
export function HandCounts({ studio, size = 'normal', grow = 1 }: Props) {
  return (
    <>
      <Count sign="reel" size={size} grow={grow} value={studio.reels} isNone={studio.reels === 0} />
      <Count sign="clap" size={size} grow={grow} isNone={!studio.clapBoard} />
      <Count sign="double" size={size} grow={grow} isNone={!studio.doubleReel} />
    </>
  );
}

/** Finished movies, with their points. */
export function MovieCount(props: Props & { readonly points: number }) {
  const { studio, size = 'normal', grow = 1, points } = props;
  const count = studio.movies.length;
  return (
    <Count
      sign="movie"
      size={size}
      grow={grow}
      value={count === 0 ? 0 : `${count}·${points}`}
      isNone={count === 0}
    />
  );
}

export function BlockbusterCount({ studio, size = 'normal', grow = 1 }: Props) {
  const count = studio.blockbusters.length;
  return <Count sign="blockbuster" size={size} grow={grow} value={count} isNone={count === 0} />;
}

export function ProjectCount(props: Props & { readonly genre: Genre }) {
  const { studio, size = 'normal', grow = 1, genre } = props;
  const count = studio.projects[genre].length;
  return <Count sign={genre} size={size} grow={grow} value={count} isNone={count === 0} />;
}

export function ProjectCounts({ studio, size = 'normal' }: Props) {
  return GENRES.map((genre) => (
    <ProjectCount key={genre} genre={genre} studio={studio} size={size} />
  ));
}
