import { useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';

import type { Routes } from './routes';

/** The app's one stack of screens. */
export function useStack(): NativeStackNavigationProp<Routes> {
  return useNavigation<NativeStackNavigationProp<Routes>>();
}

/** The same from the screen of a table, which can change its own address. */
export function useTableStack(): NativeStackNavigationProp<Routes, 'Board'> {
  return useNavigation<NativeStackNavigationProp<Routes, 'Board'>>();
}
