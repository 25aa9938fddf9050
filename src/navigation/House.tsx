import { WordsProvider } from '../i18n/WordsProvider';
import { useOffline } from '../offline/newVersion';
import { Navigator } from './Navigator';

/** Every screen, and the words for all of them. */
export function House() {
  useOffline();
  return (
    <WordsProvider>
      <Navigator />
    </WordsProvider>
  );
}
