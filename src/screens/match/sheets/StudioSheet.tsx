import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Seat } from '../../../engine/seats';
import { scoreOf } from '../../../games/hollywood/scoring';
import type { CardId } from '../../../games/hollywood/types';
import { inSentence } from '../../../i18n/you';
import { MoviePoster } from '../../../ui/cards/MoviePoster';
import { useMovieTitle } from '../../../ui/cards/names';
import { ProjectStrip } from '../../../ui/cards/ProjectStrip';
import { StudioCardFace } from '../../../ui/cards/StudioCardFace';
import { PlayerToken } from '../../../ui/PlayerToken';
import { Sheet } from '../../../ui/Sheet';
import { Heading } from '../../../ui/text/Heading';
import { Words } from '../../../ui/text/Words';
import { themed } from '../../../ui/theme/themed';
import { SPACE } from '../../../ui/theme/sizes';
import type { SectionName } from '../../rules/sections';
import { WhyButton } from '../../rules/WhyButton';
import { Count } from '../panels/Count';
import type { MatchView } from '../useMatchView';
import { CardButton } from './CardButton';

interface Props {
  readonly view: MatchView;
  readonly seat: Seat;
  readonly onEnlarge: (card: CardId) => void;
  readonly onExplain: (section: SectionName) => void;
  readonly onClose: () => void;
}

const CARD = 66;
const STUDIO_CARD = 54;
const POSTER = 78;
const FRAME = 40;
const STRIP_WIDEST = 260;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <View style={styles.part}>
      <Heading level={3}>{title}</Heading>
      {children}
    </View>
  );
}

/** All that lies in front of a player. */
export function StudioSheet({ view, seat, onEnlarge, onExplain, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation(['common', 'table', 'programme', 'score']);
  const movieTitle = useMovieTitle();
  const player = view.players[seat];
  const studio = view.match.state.studios[seat];
  if (player === undefined || studio === undefined) return undefined;
  const score = scoreOf(view.match.state, seat);
  const { advanced } = view.match.setup.options;
  const counted = (what: string, count: number) => t('table:piles.count', { what, count });
  const none = <Words ink="nightSoft">{t('table:studioSheet.none')}</Words>;
  const cards = (ids: readonly CardId[]) => (
    <View style={styles.cards}>
      {ids.map((card) => (
        <CardButton key={card} card={card} width={CARD} onEnlarge={onEnlarge} />
      ))}
    </View>
  );
  return (
    <Sheet title={t('table:studioSheet.title', inSentence(player.name))} onClose={onClose}>
      <View style={styles.head}>
        <PlayerToken colour={player.colour} glyph={player.glyph} size={52} />
        <View style={styles.totals}>
          <Words size="lead" face="strong" ink="sign">
            {counted(t('table:studioSheet.total'), score.total)}
          </Words>
          <Words>{counted(t('table:studioSheet.reels'), studio.reels)}</Words>
        </View>
        <View style={styles.studioCards}>
          {(['clap', 'double'] as const).map((kind) => {
            const isSpent = kind === 'clap' ? !studio.clapBoard : !studio.doubleReel;
            const state = t(isSpent ? 'table:studioSheet.played' : 'table:studioSheet.inHand');
            return (
              <View
                key={kind}
                role="img"
                aria-label={t('table:studio.label', {
                  card: t(`programme:studio.${kind}`),
                  what: state,
                })}
                style={styles.studioCard}
              >
                <StudioCardFace kind={kind} width={STUDIO_CARD} isSpent={isSpent} />
              </View>
            );
          })}
        </View>
      </View>
      <Part title={t('table:studioSheet.projects')}>
        {score.projects.length === 0 && none}
        {score.projects.map(({ genre, films, size, points, standing }) => (
          <View key={genre} style={styles.project}>
            <View style={styles.line}>
              <Count sign={genre} value={films.length} />
              <Words style={styles.words}>
                {t(`genre.${genre}`)}
                {size > films.length && ` (${t('table:studioSheet.counts', { size })})`}
                {` – ${t(`table:studioSheet.standing.${standing}`, {
                  points: t('score:points', { count: points }),
                })}`}
              </Words>
              {standing !== 'largest' && <WhyButton section="largest-project" onOpen={onExplain} />}
            </View>
            <ProjectStrip
              films={films}
              frame={Math.min(FRAME, Math.floor(STRIP_WIDEST / films.length))}
            />
          </View>
        ))}
      </Part>
      <Part title={t('table:studioSheet.movies')}>
        {score.movies.length === 0 && none}
        {score.movies.map(({ genre, films, star, ...sum }) => (
          <View key={star} style={styles.movie}>
            <MoviePoster films={films} star={star} width={POSTER} />
            <View style={styles.words}>
              <Words face="strong">{movieTitle(films)}</Words>
              <View style={styles.line}>
                <Count sign={genre} />
                <Words ink="sign">
                  {t(
                    advanced ? 'table:studioSheet.movieSumAdvanced' : 'table:studioSheet.movieSum',
                    sum,
                  )}
                </Words>
              </View>
            </View>
          </View>
        ))}
      </Part>
      <Part title={t('table:studioSheet.blockbusters')}>
        {studio.blockbusters.length === 0 ? none : cards(studio.blockbusters)}
      </Part>
      {studio.lostStars.length > 0 && (
        <Part title={t('table:studioSheet.lostStars')}>
          <View style={styles.line}>
            {cards(studio.lostStars)}
            <WhyButton section="lost-star" onOpen={onExplain} />
          </View>
        </Part>
      )}
    </Sheet>
  );
}

const useStyles = themed((tones) => ({
  // On narrow phones the studio cards stand below the words.
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m },
  words: { flex: 1 },
  totals: { flex: 1, minWidth: 130 },
  studioCards: { flexDirection: 'row', gap: SPACE.m },
  studioCard: { alignItems: 'center' },
  part: {
    gap: SPACE.s,
    borderTopWidth: tones.edge(1),
    borderColor: tones.hairline,
    paddingTop: SPACE.s,
  },
  project: { gap: SPACE.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  movie: { flexDirection: 'row', gap: SPACE.m, alignItems: 'center' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
}));
