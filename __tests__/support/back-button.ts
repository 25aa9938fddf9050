import { act, fireEvent, screen } from '@testing-library/react-native';
import { DeviceEventEmitter, Modal } from 'react-native';

/** Whether a sheet lies over the screen. */
export function isSheetOpen(): boolean {
  return screen.UNSAFE_queryAllByType(Modal).length > 0;
}

/**
 * Presses Android's back button. As there, a sheet is a window of its own: it takes the press, and nothing beneath hears
 * of it.
 */
export function goBack(): void {
  if (isSheetOpen()) fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
  else
    act(() => {
      DeviceEventEmitter.emit('hardwareBackPress');
    });
}
