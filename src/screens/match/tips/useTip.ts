import { useEffect, useState } from 'react';

import type { Seat } from '../../../engine/seats';
import type { Table } from '../../../games/hollywood/replay';
import type { Event } from '../../../games/hollywood/types';
import { preferences } from '../../../session/app';
import { TIP_NAMES, type TipName } from '../../../session/tip-names';
import { usePreferences } from '../../../session/usePreferences';
import type { HollywoodMatch } from '../hollywoodMatch';
import { TIPS } from './situations';

interface Moment {
  readonly match: HollywoodMatch;
  /** What has come onto this screen, oldest first. */
  readonly events: readonly Event[];
  /** The table after all of it. */
  readonly table: Table;
  /** Who has to place a reel now, with nothing owed. */
  readonly onTurn: Seat | undefined;
}

export interface ShownTip {
  readonly name: TipName | undefined;
  readonly close: () => void;
}

interface Watch {
  /** How many events have been looked at. */
  readonly seen: number;
  readonly tip: TipName | undefined;
  /** How much people had decided when the tip came up. */
  readonly decisions: number;
}

/** What a screen opens with is news as well: nobody was there to see it happen. */
function isNewsAtFirst(event: Event | undefined): boolean {
  return event?.type === 'round-dealt' || event?.type === 'star-waiting';
}

function decisionsIn({ turns, setup }: HollywoodMatch): number {
  return turns.filter(({ seat }) => setup.players[seat]?.kind === 'person').length;
}

/**
 * The tip for what has just happened, the first time it happens on this device. It stays until it is closed, a person
 * has decided something or the last reel is down; meanwhile no other takes its place, and waits for the next time.
 */
export function useTip({ match, events, table, onTurn }: Moment): ShownTip {
  const { players } = match.setup;
  const isWanted = usePreferences(({ tips }) => tips);
  const known = usePreferences(({ seenTips }) => seenTips);
  const decisions = decisionsIn(match);
  const [watch, setWatch] = useState<Watch>(() => ({
    seen: events.length - (isNewsAtFirst(events.at(-1)) ? 1 : 0),
    tip: undefined,
    decisions,
  }));
  const tip = isWanted && watch.decisions === decisions ? watch.tip : undefined;

  if (watch.seen !== events.length) {
    const news = events.slice(watch.seen);
    const hasPeople = players.some(({ kind }) => kind === 'person');
    const isDue = (name: TipName): boolean =>
      !known.includes(name) &&
      news.some((event) => TIPS[name].arises({ event, table, players, onTurn }));
    // What was said of placing reels says nothing of the cards that go out.
    const kept = news.some(({ type }) => type === 'round-ended') ? undefined : tip;
    const next = kept ?? (isWanted && hasPeople ? TIP_NAMES.find(isDue) : undefined);
    setWatch({ seen: events.length, tip: next, decisions });
  }

  useEffect(() => {
    if (tip !== undefined)
      preferences.setState(({ seenTips }) => ({ seenTips: [...new Set([...seenTips, tip])] }));
  }, [tip]);

  return {
    name: tip,
    close: () => {
      setWatch({ ...watch, tip: undefined });
    },
  };
}
