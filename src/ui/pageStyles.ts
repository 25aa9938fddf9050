import { themed } from './theme/themed';

/** The ground of a page and where its column stands, whether it scrolls or not. */
export const usePageStyles = themed((tones) => ({
  ground: { flex: 1, backgroundColor: tones.page, overflow: 'hidden' },
  column: { flexGrow: 1 },
  content: { flexGrow: 1, alignItems: 'center' },
}));
