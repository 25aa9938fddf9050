import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { WordsProvider } from './src/i18n/WordsProvider';
import { Navigator } from './src/navigation/Navigator';
import { PreferencesGate } from './src/session/PreferencesGate';
import { FontsProvider, sendForFonts } from './src/ui/fonts/FontsProvider';
import { MotionProvider } from './src/ui/motion/MotionProvider';
import { dressPage } from './src/ui/webPage';

dressPage();
sendForFonts();
// Refused where there is no splash screen to keep; then there is none to hide either.
SplashScreen.preventAutoHideAsync().catch(() => undefined);

function liftCurtain(): void {
  SplashScreen.hideAsync().catch(() => undefined);
}

export default function App() {
  return (
    <SafeAreaProvider>
      <PreferencesGate>
        <WordsProvider>
          <MotionProvider>
            <FontsProvider onReady={liftCurtain}>
              <Navigator />
              <StatusBar style="light" />
            </FontsProvider>
          </MotionProvider>
        </WordsProvider>
      </PreferencesGate>
    </SafeAreaProvider>
  );
}
