import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Player } from '../../../engine/players';
import type { Seat } from '../../../engine/seats';
import { GENRES, type Studio } from '../../../games/hollywood/types';
import { MoviePoster } from '../../../ui/cards/MoviePoster';
import { ProjectStrip } from '../../../ui/cards/ProjectStrip';
import { usePlaces } from '../../../ui/motion/Places';
import { PlayerToken } from '../../../ui/PlayerToken';
import { Words } from '../../../ui/text/Words';
import { COLOUR } from '../../../ui/theme/colours';
import { PLAYER_PAINT } from '../../../ui/theme/players';
import { RADIUS, SPACE } from '../../../ui/theme/sizes';
import { panelPlace } from '../placeNames';
import { Count } from './Count';
import { usePanelLabel } from './usePanelLabel';

export interface PanelProps {
  readonly seat: Seat;
  readonly player: Player;
  readonly studio: Studio;
  readonly points: number;
  readonly moviePoints: number;
  readonly isOnTurn: boolean;
  readonly width: number;
  readonly height: number;
  readonly onInspect: (seat: Seat) => void;
}

/** From this height on there is room for the projects as strips and the movies as posters. */
const TALL = 168;
const STRIP_FRAME = 22;
const STRIP_LONGEST = 10;
const POSTER = 34;
const LONG_NAME = 11;

function nameSize(name: string): 'caption' | 'count' {
  return name.length > LONG_NAME ? 'count' : 'caption';
}

/** What a player has, at a glance; a tap shows it in full. */
export const PlayerPanel = memo(function PlayerPanel(props: PanelProps) {
  const { seat, player, studio, points, moviePoints, width, height, onInspect } = props;
  const places = usePlaces();
  const label = usePanelLabel();
  const paint = PLAYER_PAINT[player.colour];
  const isTall = height >= TALL;
  return (
    <Pressable
      ref={places.ref(panelPlace(seat))}
      role="button"
      aria-label={label(props)}
      onPress={() => {
        onInspect(seat);
      }}
      style={[styles.panel, { width, height, borderLeftColor: paint.main }]}
    >
      <View style={styles.head}>
        <PlayerToken colour={player.colour} glyph={player.glyph} size={isTall ? 30 : 22} />
        <Words
          size={isTall ? 'lead' : nameSize(player.name)}
          face="strong"
          lines={1}
          style={styles.name}
        >
          {player.name}
        </Words>
        <Words size={isTall ? 'heading' : 'body'} face="strong" ink="sign">
          {points}
        </Words>
      </View>
      <View style={styles.counts}>
        <Count sign="reel" value={studio.reels} isNone={studio.reels === 0} />
        <Count sign="clap" isNone={!studio.clapBoard} />
        <Count sign="double" isNone={!studio.doubleReel} />
        <Count
          sign="blockbuster"
          value={studio.blockbusters.length}
          isNone={studio.blockbusters.length === 0}
        />
        <Count
          sign="movie"
          value={studio.movies.length === 0 ? 0 : `${studio.movies.length}·${moviePoints}`}
          isNone={studio.movies.length === 0}
        />
      </View>
      {!isTall && (
        <View style={styles.counts}>
          {GENRES.map((genre) => (
            <Count
              key={genre}
              sign={genre}
              value={studio.projects[genre].length}
              isNone={studio.projects[genre].length === 0}
            />
          ))}
        </View>
      )}
      {isTall && (
        <View style={styles.area}>
          {GENRES.map((genre) => (
            <View key={genre} style={styles.project}>
              <Count
                sign={genre}
                value={studio.projects[genre].length}
                isNone={studio.projects[genre].length === 0}
              />
              <ProjectStrip
                films={studio.projects[genre].slice(-STRIP_LONGEST)}
                frame={Math.min(
                  STRIP_FRAME,
                  (width - 80) / Math.max(1, studio.projects[genre].length),
                )}
              />
            </View>
          ))}
          <View style={styles.posters}>
            {studio.movies.map(({ films, star }) => (
              <MoviePoster key={star} films={films} star={star} width={POSTER} />
            ))}
          </View>
        </View>
      )}
    </Pressable>
  );
});

const styles = StyleSheet.create({
  panel: {
    backgroundColor: COLOUR.wall,
    borderRadius: RADIUS.m,
    borderWidth: 1,
    borderColor: COLOUR.brassDark,
    borderLeftWidth: 5,
    paddingHorizontal: 6,
    paddingVertical: 3,
    gap: 2,
    overflow: 'hidden',
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  name: { flex: 1 },
  counts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8, rowGap: 3 },
  area: { flex: 1, gap: 3 },
  project: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 20 },
  posters: { flexDirection: 'row', gap: SPACE.xs, flexWrap: 'wrap', overflow: 'hidden', flex: 1 },
});
