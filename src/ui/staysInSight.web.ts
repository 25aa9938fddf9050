import type { ViewStyle } from 'react-native';

import { SPACE } from './theme/sizes';

// React Native knows no such position, the browser beneath it does.
const position = 'sticky' as 'relative';

export const STAYS_IN_SIGHT: ViewStyle = { position, top: SPACE.m, alignSelf: 'flex-start' };
