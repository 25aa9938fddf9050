import type { NativeStackScreenProps } from '@react-navigation/native-stack';

/** What the address of a match carries: its name in the storage, or whatever somebody typed. */
interface MatchParams {
  readonly match: string;
}

/** Every screen, with what its address carries. Addresses come from anywhere: each screen checks its own. */
export type Routes = {
  Marquee: undefined;
  Programme: { readonly game: string };
  /** `section`: where the book of rules is opened; from its beginning otherwise. */
  Rules: { readonly game: string; readonly section?: string };
  /** `seed`: a seed code that came with a shared link. */
  Setup: { readonly game: string; readonly seed?: string };
  Settings: undefined;
  Licences: undefined;
  FirstNight: undefined;
  HallOfFame: undefined;
  Premiere: undefined;
  /** `part`: the cards of the round go out; without it its reels are placed. */
  Board: MatchParams & { readonly part?: 'claims' | undefined };
  Scoreboard: MatchParams;
  Commentary: MatchParams;
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
