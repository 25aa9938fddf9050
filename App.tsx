import * as SplashScreen from 'expo-splash-screen';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { sendForHouse } from './src/navigation/sendForHouse';
import { Theatre } from './src/navigation/Theatre';
import { wakeAfterBack } from './src/navigation/wakeAfterBack';
import { PreferencesGate, sendForPreferences } from './src/session/PreferencesGate';
import { FontsProvider } from './src/ui/fonts/FontsProvider';
import { sendForFonts } from './src/ui/fonts/loadFaces';
import { MotionProvider } from './src/ui/motion/MotionProvider';
import { initialMetrics } from './src/ui/initialMetrics';
import { TextScaleProvider } from './src/ui/text/TextScale';
import { LookProvider } from './src/ui/theme/LookProvider';

wakeAfterBack();
sendForHouse();
sendForFonts();
sendForPreferences();
// Refused where there is no splash screen to keep; then there is none to hide either.
SplashScreen.preventAutoHideAsync().catch(() => undefined);

function liftCurtain(): void {
  SplashScreen.hideAsync().catch(() => undefined);
}

export default function App() {
  return (
    <SafeAreaProvider initialMetrics={initialMetrics}>
      <PreferencesGate>
        <LookProvider>
          <MotionProvider>
            <TextScaleProvider>
              <FontsProvider onReady={liftCurtain}>
                <Theatre />
              </FontsProvider>
            </TextScaleProvider>
          </MotionProvider>
        </LookProvider>
      </PreferencesGate>
    </SafeAreaProvider>
  );
}
