import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { Player } from '../../engine/players';
import { sizeOf, starOf } from '../../games/hollywood/cards';
import type { Table } from '../../games/hollywood/replay';
import { scoreOf } from '../../games/hollywood/scoring';
import { withMovie } from '../../games/hollywood/studio';
import type { Event, Genre } from '../../games/hollywood/types';
import { inSentence } from '../../i18n/you';
import { LobbyCard } from '../../ui/cards/LobbyCard';
import { useCardName } from '../../ui/cards/names';
import { ProjectStrip } from '../../ui/cards/ProjectStrip';
import { RoveGroup } from '../../ui/controls/RoveGroup';
import { Heading } from '../../ui/text/Heading';
import { InTextScale } from '../../ui/text/TextScale';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE, TARGET } from '../../ui/theme/sizes';
import { HintMark } from '../match/HintMark';
import { Count } from '../match/panels/Count';
import type { TableLayout } from '../match/tableLayout';
import { choiceFit } from './choiceFit';
import { ProjectButton } from './ProjectButton';

type Waiting = Extract<Event, { type: 'star-waiting' }>;

const MARK = 26;

interface Props {
  readonly event: Waiting;
  readonly player: Player;
  readonly table: Table;
  readonly layout: TableLayout;
  /** The project that the hint points at. */
  readonly hinted: Genre | undefined;
  readonly onChoose: (genre: Genre) => void;
}

/** What the movie would be worth, counted as the rules count it. */
function movieWith(table: Table, { seat, card }: Waiting, genre: Genre) {
  const studios = table.studios.map((studio, index) =>
    index === seat ? withMovie(studio, genre, card) : studio,
  );
  return scoreOf({ ...table, studios }, seat).movies.at(-1);
}

/** A star's owner picks the project it finishes, with what each choice is worth. */
export function StarChoice({ event, player, table, layout, hinted, onChoose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation(['common', 'table', 'score']);
  const cardName = useCardName();
  const { rating } = starOf(event.card);
  const star = cardName(event.card);
  const question = t('table:claims.choose', { ...inSentence(player.name), star });
  const fit = choiceFit(layout, {
    question,
    reminder: t('table:claims.mustUse'),
    projects: event.projects.map((genre) => t(`genre.${genre}`)),
  });
  return (
    <InTextScale scale={fit.textScale}>
      <View
        role="dialog"
        aria-label={t('table:claims.title')}
        style={[styles.card, { width: fit.width }]}
      >
        <View style={styles.head}>
          {fit.portrait !== undefined && <LobbyCard id={event.card} width={fit.portrait} />}
          <View style={styles.words}>
            <Heading level={2} size={fit.heading} face="strong">
              {question}
            </Heading>
            {fit.hasReminder && (
              <Words size="caption" ink="nightSoft">
                {t('table:claims.mustUse')}
              </Words>
            )}
          </View>
        </View>
        <RoveGroup way="down" label={question} style={styles.choices}>
          {event.projects.map((genre, index) => {
            const films = table.studios[event.seat]?.projects[genre] ?? [];
            const movie = movieWith(table, event, genre);
            const label = t(
              table.options.advanced ? 'table:claims.choiceAdvanced' : 'table:claims.choice',
              {
                genre: t(`genre.${genre}`),
                films: t('score:films', { count: sizeOf(films) }),
                rating,
                multiplier: movie?.multiplier ?? 1,
                points: t('score:points', { count: movie?.points ?? 0 }),
              },
            );
            return (
              <View key={genre} style={[styles.choice, genre === hinted && styles.hinted]}>
                {/* Beneath the sum and not around it: its label says in words what the signs only show. */}
                <ProjectButton
                  index={index}
                  label={genre === hinted ? `${t('table:hint.mark')} ${label}` : label}
                  onPress={() => {
                    onChoose(genre);
                  }}
                />
                <View aria-hidden style={styles.sum}>
                  {genre === hinted && <HintMark size={MARK} />}
                  <Count sign={genre} />
                  <View style={styles.words}>
                    <Words face="strong">{t(`genre.${genre}`)}</Words>
                    {fit.frame !== undefined && (
                      <ProjectStrip films={films} frame={Math.min(fit.frame, 110 / films.length)} />
                    )}
                  </View>
                  <Words size={fit.sum} face="strong" ink="sign" style={styles.points}>
                    {`${sizeOf(films)} × ${rating}${table.options.advanced ? ` × ${movie?.multiplier ?? 1}` : ''} = ${movie?.points ?? 0}`}
                  </Words>
                </View>
              </View>
            );
          })}
        </RoveGroup>
      </View>
    </InTextScale>
  );
}

const useStyles = themed((tones) => ({
  card: {
    gap: SPACE.s,
    padding: SPACE.m,
    borderRadius: RADIUS.l,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.panel,
    boxShadow: `0 16px 44px ${tones.shadow(0.7)}`,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flex: 1, gap: 2 },
  choices: { gap: SPACE.s },
  choice: {
    borderRadius: RADIUS.m,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.page,
  },
  hinted: { borderWidth: tones.edge(4), borderColor: tones.spot },
  sum: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    minHeight: TARGET,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    pointerEvents: 'none',
  },
  points: { flexShrink: 0 },
}));
