import { WordsProvider } from '../i18n/WordsProvider';
import { Navigator } from './Navigator';

/** Every screen, and the words for all of them. */
export function House() {
  return (
    <WordsProvider>
      <Navigator />
    </WordsProvider>
  );
}
