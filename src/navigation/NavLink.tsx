import { StackActions, useLinkProps } from '@react-navigation/native';
import type { ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import Animated from 'react-native-reanimated';

import { usePressScale } from '../ui/motion/usePressScale';
import { RADIUS, TARGET } from '../ui/theme/sizes';
import type { RouteName, Routes } from './routes';

export type Destination = {
  readonly [Name in RouteName]: undefined extends Routes[Name]
    ? { readonly screen: Name }
    : { readonly screen: Name; readonly params: Routes[Name] };
}[RouteName];

interface Props {
  readonly to: Destination;
  /** What a screen reader says; the words inside by default. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to another screen: a real link on the web, with an address that can be copied or opened in a new window. */
export function NavLink({ to, label, children }: Props) {
  // The marquee lies beneath everything: going home takes off what is on top instead of laying a second one over it.
  const link = useLinkProps<Routes>(
    to.screen === 'Marquee' ? { ...to, action: StackActions.popTo('Marquee') } : to,
  );
  const { style, ...press } = usePressScale();
  return (
    <Pressable
      {...link}
      {...press}
      {...(label === undefined ? {} : { 'aria-label': label })}
      style={styles.target}
    >
      <Animated.View style={style}>{children}</Animated.View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  target: { minHeight: TARGET, minWidth: TARGET, maxWidth: '100%', borderRadius: RADIUS.m },
});
