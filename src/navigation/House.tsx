import { WordsProvider } from '../i18n/WordsProvider';
import { useOffline } from '../offline/newVersion';
import { useKeptFocus } from '../ui/focus/useKeptFocus';
import { Navigator } from './Navigator';

/** Every screen, and the words for all of them. */
export function House() {
  useOffline();
  useKeptFocus();
  return (
    <WordsProvider>
      <Navigator />
    </WordsProvider>
  );
}
