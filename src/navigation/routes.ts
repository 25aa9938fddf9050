import type { NativeStackScreenProps } from '@react-navigation/native-stack';

/** Every screen, with what its address carries. */
export type Routes = {
  Marquee: undefined;
  /** The game is whatever the address says: the screen has to check that there is one. */
  Programme: { readonly game: string };
  NotFound: undefined;
};

export type RouteName = keyof Routes;

export type RouteProps<Name extends RouteName> = NativeStackScreenProps<Routes, Name>;

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React Navigation reads the app's routes from here.
  namespace ReactNavigation {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- as above.
    interface RootParamList extends Routes {}
  }
}
