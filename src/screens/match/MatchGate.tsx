import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useStore } from 'zustand';

import type { Match } from '../../engine/match';
import { findGame } from '../../games';
import type { LoadWords } from '../../games/contract';
import type { LiveMatch } from '../../session/live-matches';
import { themed } from '../../ui/theme/themed';
import { type HollywoodMatch, isHollywood } from './hollywoodMatch';
import { type FailureWords, MatchFailure } from './MatchFailure';
import { useLiveMatch } from './useLiveMatch';

/** What a screen of a match is given. */
export interface OpenedMatch {
  readonly live: LiveMatch;
  readonly match: HollywoodMatch;
  /** Opens the match anew, as it lies in the storage. */
  readonly onReload: () => void;
}

/** A match of a game whose screens are the shell's. */
export interface OpenedPlain extends Pick<OpenedMatch, 'live' | 'onReload'> {
  readonly match: Match;
  readonly load: LoadWords;
}

interface Shared {
  /** For a match that cannot be opened. */
  readonly words: FailureWords;
  readonly children: (opened: OpenedMatch) => ReactNode;
  /** What a game without screens of its own is given. */
  readonly plain?: (opened: OpenedPlain) => ReactNode;
}

interface Props extends Shared {
  readonly id: string;
}

interface OpenedProps extends Shared {
  readonly live: LiveMatch;
  readonly onReload: () => void;
}

function Opened({ live, onReload, words, children, plain }: OpenedProps) {
  const match = useStore(live.session.store, (state) => state.match);
  if (isHollywood(match)) return children({ live, match, onReload });
  const load = findGame(match.game.id)?.words;
  if (load !== undefined && plain !== undefined) return plain({ live, match, load, onReload });
  const error = { code: 'unknown-game', game: match.game.id } as const;
  return <MatchFailure words={words} error={error} onRetry={onReload} />;
}

/** Opens the match of an address for a screen; one that cannot be opened is told with its reason and a way home. */
export function MatchGate({ id, ...shared }: Props) {
  const styles = useStyles();
  const state = useLiveMatch(id);
  switch (state.kind) {
    case 'loading':
      return <View style={styles.dark} />;
    case 'failed':
      return <MatchFailure words={shared.words} error={state.error} onRetry={state.reload} />;
    case 'ready':
      return <Opened live={state.live} onReload={state.reload} {...shared} />;
  }
}

const useStyles = themed((tones) => ({ dark: { flex: 1, backgroundColor: tones.page } }));
