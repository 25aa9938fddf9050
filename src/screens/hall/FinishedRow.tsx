import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { useList } from '../../i18n/useList';
import { NavLink } from '../../navigation/NavLink';
import type { FinishedMatch } from '../../session/hall';
import { isRerun, premiereOf, type Premieres } from '../../session/premieres';
import { noonOf } from '../../session/today';
import type { MatchId } from '../../storage/keys';
import { QuietPlate } from '../../ui/QuietPlate';
import { Tag } from '../../ui/Tag';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { FilmCan } from '../marquee/FilmCan';
import { MatchActions } from '../marquee/MatchActions';
import { dateOf, momentOf } from '../marquee/when';
import { titleOf } from '../shelf';
import { SeatLine } from './SeatLine';

interface Props {
  readonly match: FinishedMatch;
  readonly premieres: Premieres;
  readonly onExport: (id: MatchId) => void;
  readonly onDelete: (id: MatchId) => void;
}

/** A finished match: who played and won, and the ways into it. */
export const FinishedRow = memo(function FinishedRow(props: Props) {
  const { match, premieres, onExport, onDelete } = props;
  const { t, i18n } = useTranslation(['score', 'hall', 'premiere']);
  const list = useList();
  const { id, summary, record } = match;
  const [title, ...game] = titleOf(summary);
  const names = list(record.seats.map(({ player }) => player.name));
  const when = momentOf(match.finished, i18n.language);
  const winners = record.seats.filter(({ isWinner }) => isWinner);
  const day = premiereOf(summary);
  const tags = [
    ...game,
    ...(record.advanced ? [t('hall:match.advanced')] : []),
    ...(day === undefined ? [] : [t('premiere:of', { date: dateOf(noonOf(day), i18n.language) })]),
    ...(isRerun(premieres, id) ? [t('premiere:rerun')] : []),
  ];
  return (
    <FilmCan>
      <View style={styles.head}>
        <Words face="display" size="lead" ink="sign" style={styles.title}>
          {title}
        </Words>
        <Words size="caption" ink="nightSoft">
          {when}
        </Words>
      </View>
      <Words face="strong">
        {t('hall:match.won', {
          names: list(winners.map(({ player }) => player.name)),
          points: t('points', { count: winners[0]?.points ?? 0 }),
        })}
      </Words>
      <View style={styles.seats}>
        {record.seats.map((seat) => (
          <SeatLine key={seat.player.name} seat={seat} />
        ))}
      </View>
      {tags.length > 0 && (
        <View style={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag} label={tag} />
          ))}
        </View>
      )}
      <View style={styles.actions}>
        <NavLink
          to={{ screen: 'Scoreboard', params: { match: id } }}
          label={t('hall:match.scoreOf', { names, when })}
        >
          <QuietPlate label={t('hall:match.score')} />
        </NavLink>
        <NavLink
          to={{ screen: 'Commentary', params: { match: id } }}
          label={t('hall:match.commentaryOf', { names, when })}
        >
          <QuietPlate label={t('hall:match.commentary')} />
        </NavLink>
        <View style={styles.signs}>
          <MatchActions
            entry={match}
            onExport={() => {
              onExport(id);
            }}
            onDelete={() => {
              onDelete(id);
            }}
          />
        </View>
      </View>
    </FilmCan>
  );
});

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: SPACE.s },
  title: { flexGrow: 1 },
  seats: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, rowGap: SPACE.xs },
  tags: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  actions: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  signs: { marginLeft: 'auto' },
});
