import { type Genre, GENRES, type Studio } from '../../../games/hollywood/types';
import { Count } from './Count';
import type { CountSize } from './panelFit';

interface Props {
  readonly studio: Studio;
  readonly size?: CountSize;
}

/** Reels and studio cards left. */
export function HandCounts({ studio, size = 'normal' }: Props) {
  return (
    <>
      <Count sign="reel" size={size} value={studio.reels} isNone={studio.reels === 0} />
      <Count sign="clap" size={size} isNone={!studio.clapBoard} />
      <Count sign="double" size={size} isNone={!studio.doubleReel} />
    </>
  );
}

/** Finished movies, with their points. */
export function MovieCount(props: Props & { readonly points: number }) {
  const { studio, size = 'normal', points } = props;
  const count = studio.movies.length;
  return (
    <Count
      sign="movie"
      size={size}
      value={count === 0 ? 0 : `${count}·${points}`}
      isNone={count === 0}
    />
  );
}

export function BlockbusterCount({ studio, size = 'normal' }: Props) {
  const count = studio.blockbusters.length;
  return <Count sign="blockbuster" size={size} value={count} isNone={count === 0} />;
}

export function ProjectCount(props: Props & { readonly genre: Genre }) {
  const { studio, size = 'normal', genre } = props;
  const count = studio.projects[genre].length;
  return <Count sign={genre} size={size} value={count} isNone={count === 0} />;
}

export function ProjectCounts({ studio, size = 'normal' }: Props) {
  return GENRES.map((genre) => (
    <ProjectCount key={genre} genre={genre} studio={studio} size={size} />
  ));
}
