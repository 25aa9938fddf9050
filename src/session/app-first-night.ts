import { deviceStore } from '../storage/device-store';
import { createFirstNight } from './first-night';

/** The app's own. */
export const firstNight = createFirstNight(deviceStore);
