import { useStore } from 'zustand';

import type { RouteProps } from '../../navigation/routes';
import type { LiveMatch } from '../../session/live-matches';
import { Curtain } from '../../ui/Curtain';
import { Screen } from '../../ui/Screen';
import { isHollywood } from '../match/hollywoodMatch';
import { useLiveMatch } from '../match/useLiveMatch';
import { HollywoodScore } from './HollywoodScore';
import { ScoreFailure } from './ScoreFailure';

function LiveScore({ live, onRetry }: { readonly live: LiveMatch; readonly onRetry: () => void }) {
  const match = useStore(live.session.store, (state) => state.match);
  if (isHollywood(match)) return <HollywoodScore live={live} match={match} />;
  const error = { code: 'unknown-game', game: match.game.id } as const;
  return <ScoreFailure error={error} onRetry={onRetry} />;
}

/** The score of the match the address names: after a round, at the end, or any time between. */
export function ScoreboardScreen({ route }: RouteProps<'Scoreboard'>) {
  const state = useLiveMatch(route.params.match);
  switch (state.kind) {
    case 'loading':
      return <Screen backdrop={<Curtain />}>{undefined}</Screen>;
    case 'failed':
      return <ScoreFailure error={state.error} onRetry={state.reload} />;
    case 'ready':
      return <LiveScore live={state.live} onRetry={state.reload} />;
  }
}
