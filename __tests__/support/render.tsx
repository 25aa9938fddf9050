import { act, render, type RenderAPI } from '@testing-library/react-native';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { Language } from '../../src/i18n/languages';
import { createWords } from '../../src/i18n/setup';
import { MotionProvider } from '../../src/ui/motion/MotionProvider';
import { LookProvider } from '../../src/ui/theme/LookProvider';

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** Shows something inside the app's providers, on a phone with a notch, once the system's settings are known. */
export async function renderInApp(
  element: ReactElement,
  language: Language = 'en',
): Promise<RenderAPI & { readonly words: i18n }> {
  const words = createWords(language);
  const view = render(
    <SafeAreaProvider initialMetrics={PHONE}>
      <I18nextProvider i18n={words}>
        <LookProvider>
          <MotionProvider>{element}</MotionProvider>
        </LookProvider>
      </I18nextProvider>
    </SafeAreaProvider>,
  );
  await act(async () => {
    await Promise.resolve();
  });
  return { ...view, words };
}
