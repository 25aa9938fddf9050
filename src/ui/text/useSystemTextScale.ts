import { useWindowDimensions } from 'react-native';

/** How much larger than usual the person has set text on the device. For the web see `useSystemTextScale.web.ts`. */
export function useSystemTextScale(): number {
  return useWindowDimensions().fontScale;
}
