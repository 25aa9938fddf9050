import type { ViewStyle } from 'react-native';

/** What stays in sight while its neighbours scroll: only browsers can. */
export const STAYS_IN_SIGHT: ViewStyle = {};
