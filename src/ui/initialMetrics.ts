/** Where the notches are, known before the first frame is drawn. */
export { initialWindowMetrics as initialMetrics } from 'react-native-safe-area-context';
