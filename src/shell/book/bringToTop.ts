import { AccessibilityInfo, Platform, type ScrollView, type View } from 'react-native';

/** Scrolls a heading to the top of what it stands in; keys and screen readers go on from there. */
export function bringToTop(heading: View, content: View | null, scroller: ScrollView | null): void {
  if (content === null) return;
  if (Platform.OS === 'web') heading.focus();
  else AccessibilityInfo.sendAccessibilityEvent(heading, 'focus');
  heading.measureLayout(content, (_x, y) => {
    scroller?.scrollTo({ y, animated: false });
  });
}
