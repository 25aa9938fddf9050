import { Platform } from 'react-native';

interface KeyEvent {
  readonly nativeEvent: { readonly key: string };
  readonly preventDefault: () => void;
}

interface KeyProps {
  readonly onKeyDown?: (event: KeyEvent) => void;
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
      if (action === undefined) return;
      // Neither does the page scroll.
      event.preventDefault();
      action();
    },
  };
}
