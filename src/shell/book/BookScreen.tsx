import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import type { LoadBook } from '../../games/contract';
import { useStack } from '../../navigation/useStack';
import { MatchFailure } from '../../screens/match/MatchFailure';
import { NotFoundScreen } from '../../screens/not-found/NotFoundScreen';
import { themed } from '../../ui/theme/themed';
import { useGame } from '../useGame';
import { BookPages } from './BookPages';
import { useBook } from './useBook';

interface Props {
  readonly game: string;
  /** The section that the address names, whatever that is. */
  readonly section: string | undefined;
}

function Dark() {
  const styles = useStyles();
  return <View style={styles.dark} />;
}

function Failure({ game, onRetry }: { readonly game: string; readonly onRetry: () => void }) {
  const { t } = useTranslation(['rules', 'common']);
  return (
    <MatchFailure
      words={{ title: t('rules:title'), home: t('common:missing.home') }}
      error={{ code: 'game-unavailable', game }}
      onRetry={onRetry}
    />
  );
}

interface OpenProps extends Props {
  readonly name: string;
  readonly load: LoadBook;
}

function OpenBook({ game, name, load, section }: OpenProps) {
  const navigation = useStack();
  const opened = useBook(load);
  switch (opened.kind) {
    case 'loading':
      return <Dark />;
    case 'failed':
      return <Failure game={game} onRetry={opened.retry} />;
    case 'ready':
      return (
        <BookPages
          name={name}
          book={opened.book}
          section={section}
          onSection={(next) => {
            navigation.setParams({ game, section: next });
          }}
        />
      );
  }
}

/** The rules of any game that hands over a book of them. */
export function BookScreen({ game, section }: Props) {
  const opening = useGame(game);
  switch (opening.kind) {
    case 'loading':
      return <Dark />;
    case 'failed':
      return <Failure game={game} onRetry={opening.retry} />;
    case 'unknown':
      return <NotFoundScreen />;
    case 'ready': {
      const { name, book } = opening.entry;
      if (book === undefined) return <NotFoundScreen />;
      return <OpenBook game={game} name={name} load={book} section={section} />;
    }
  }
}

const useStyles = themed((tones) => ({ dark: { flex: 1, backgroundColor: tones.page } }));
