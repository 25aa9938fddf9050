import { Platform } from 'react-native';

interface Held {
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

interface KeyEvent {
  readonly nativeEvent: Held & { readonly key: string };
  readonly preventDefault: () => void;
}

interface KeyProps {
  readonly onKeyDown?: (event: KeyEvent) => void;
}

/** Together with these a key is the browser's own: Alt and an arrow, for one, go back a page. */
export function isBrowsersOwn({ altKey, ctrlKey, metaKey }: Held): boolean {
  return altKey === true || ctrlKey === true || metaKey === true;
}

/**
 * What keys do on a control, beside Enter. Only the web needs telling: it knows the space bar for buttons alone, and
 * the arrows for nothing; phones turn keys into presses by themselves, and would act twice.
 */
export function onKeys(actions: Readonly<Record<string, () => void>>): KeyProps {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDown: (event) => {
      const action = actions[event.nativeEvent.key];
      if (action === undefined || isBrowsersOwn(event.nativeEvent)) return;
      // Neither does the page scroll.
      event.preventDefault();
      action();
    },
  };
}
