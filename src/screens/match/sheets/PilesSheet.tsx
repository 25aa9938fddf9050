import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import {
  type CardId,
  COLUMNS,
  GENRES,
  RATINGS,
  type Undealt,
} from '../../../games/hollywood/types';
import { Sheet } from '../../../ui/Sheet';
import { Heading } from '../../../ui/text/Heading';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import type { SectionName } from '../../rules/sections';
import { WhyButton } from '../../rules/WhyButton';
import { Count, type CountSign } from '../panels/Count';
import type { MatchView } from '../useMatchView';
import { CardButton } from './CardButton';

interface Props {
  readonly view: MatchView;
  readonly onEnlarge: (card: CardId) => void;
  readonly onExplain: (section: SectionName) => void;
  readonly onClose: () => void;
}

const CARD = 62;

function isEmpty({ films, blockbusters, stars }: Undealt): boolean {
  const counts = [blockbusters, ...Object.values(films), ...Object.values(stars)];
  return counts.every((count) => count === 0);
}

function UndealtList({ undealt }: { readonly undealt: Undealt }) {
  const { t } = useTranslation(['common', 'table']);
  if (isEmpty(undealt)) return <Words>{t('table:piles.undealtLast')}</Words>;
  const line = (sign: CountSign, count: number, words: string) => (
    <View
      key={words}
      role="listitem"
      aria-label={t('table:piles.count', { what: words, count })}
      style={styles.line}
    >
      <View style={styles.count}>
        <Count sign={sign} value={count} isNone={count === 0} />
      </View>
      <Words style={styles.words}>{words}</Words>
    </View>
  );
  return (
    <View role="list" style={styles.list}>
      {GENRES.map((genre) => {
        const films = t('table:piles.films', { genre: t(`genre.${genre}`) });
        const award = undealt.awards[genre] > 0 ? ` – ${t('table:piles.ofThemAward')}` : '';
        return line(genre, undealt.films[genre], `${films}${award}`);
      })}
      {line('blockbuster', undealt.blockbusters, t('table:piles.blockbusters'))}
      {RATINGS.map((rating) =>
        line('star', undealt.stars[rating], t('table:piles.star', { rating })),
      )}
    </View>
  );
}

/** All cards on the table to be enlarged, what is still undealt by kind, and what was set aside. */
export function PilesSheet({ view, onEnlarge, onExplain, onClose }: Props) {
  const { t } = useTranslation('table');
  const { match, board } = view;
  const { advanced } = match.setup.options;
  const { undealt, aside } = match.game.view(match.state, 'table');
  const cards = (ids: readonly CardId[]) => (
    <View style={styles.cards}>
      {ids.map((card) => (
        <CardButton key={card} card={card} width={CARD} onEnlarge={onEnlarge} />
      ))}
    </View>
  );
  return (
    <Sheet title={t('piles.title')} onClose={onClose}>
      <Heading level={3}>{t('piles.board')}</Heading>
      {COLUMNS.map((column) => (
        <View key={column} style={styles.column}>
          <Words ink="nightSoft">{t('piles.column', { column: column + 1 })}</Words>
          {cards(board.columns[column]?.cards ?? [])}
        </View>
      ))}
      <Heading level={3}>{t('piles.undealt')}</Heading>
      <UndealtList undealt={undealt} />
      <View style={styles.head}>
        <Heading level={3}>{t('piles.aside')}</Heading>
        <WhyButton section={advanced ? 'advanced' : 'set-aside'} onOpen={onExplain} />
      </View>
      {advanced && <Words ink="nightSoft">{t('piles.asideWhy')}</Words>}
      {aside.length === 0 ? <Words>{t('piles.asideNone')}</Words> : cards(aside)}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.xs },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  // Two digits wide, so that the words stand below each other.
  count: { minWidth: 36 },
  words: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  column: { gap: SPACE.xs },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
});
