import { createStore, type StoreApi } from 'zustand/vanilla';

import {
  eventLog,
  type Match,
  type MatchSetup,
  type SetupError,
  startMatch,
} from '../engine/match';
import { err, ok, type Result } from '../engine/result';
import { findGame } from '../games';
import type { ShelfEntry } from '../games/contract';
import type { SaveStatus } from '../storage/autosave';
import type { SaveError, StorageError } from '../storage/errors';
import type { MatchId } from '../storage/keys';
import type { OpenMatch, SaveRepository } from '../storage/repository';
import type { BotRunner } from './bot-runner';
import { createSession, type Session } from './session';

/** A match that is open on this phone: its session, and how its last save went. */
export interface LiveMatch {
  readonly id: MatchId;
  readonly session: Session;
  readonly saving: StoreApi<SaveStatus>;
  /** How many events of the match the table has been shown: cards go out one by one on the screen, not in the rules. */
  readonly shown: StoreApi<{ readonly events: number }>;
  /** Resolves when every move has been saved, or could not be. */
  readonly settled: () => Promise<unknown>;
}

export type OpenError = SaveError | StorageError;

interface Environment {
  readonly saves: SaveRepository;
  readonly runner: BotRunner;
  readonly botPauseMs: () => number;
  /** A match begins: what is saved from now on ought to be kept. */
  readonly onStart?: () => void;
}

type Saving = LiveMatch['saving'];

function newSaving(): Saving {
  return createStore<SaveStatus>(() => ({ kind: 'saved' }));
}

/**
 * A try changes nothing until it has ended: a notice that went and came with every move would be told anew each time.
 */
function follow(saving: Saving): (status: SaveStatus) => void {
  return (status) => {
    if (status.kind !== 'saving') saving.setState(status, true);
  };
}

/** Opens matches, one at a time: the screens of a match all share its session. */
export class LiveMatches {
  private current: LiveMatch | undefined;

  constructor(private readonly environment: Environment) {}

  /** The match, if it is the one that is open. */
  find(id: string): LiveMatch | undefined {
    return this.current?.id === id ? this.current : undefined;
  }

  /** Sits down to a new match; it is saved at once. */
  start(entry: ShelfEntry, setup: MatchSetup): Result<LiveMatch, SetupError | SaveError> {
    const match = startMatch(entry.game, setup);
    return match.ok ? this.startFrom(match.value) : match;
  }

  /** Sits down to a match as it stands, as one of its own and by a name, if it has one. It is saved at once. */
  startFrom(match: Match, name?: string): Result<LiveMatch, SaveError> {
    const saving = newSaving();
    const created = this.environment.saves.create(match, follow(saving), name);
    if (!created.ok) return created;
    this.environment.onStart?.();
    return ok(this.seat(created.value, saving));
  }

  /** Opens a saved match as it is in the storage now, whatever this app had of it in memory. */
  async open(id: MatchId): Promise<Result<LiveMatch, OpenError>> {
    const saving = newSaving();
    const loaded = await this.environment.saves.load(id, follow(saving));
    if (!loaded.ok) return loaded;
    if (findGame(loaded.value.match.game.id) === undefined)
      return err({ code: 'unknown-game', game: loaded.value.match.game.id });
    return ok(this.seat(loaded.value, saving));
  }

  /** Gets up from the table: bots rest. Resolves when the match waits in the storage as it was left. */
  async leave(): Promise<void> {
    const left = this.current;
    left?.session.pause();
    this.current = undefined;
    await left?.settled();
  }

  private seat(opened: OpenMatch, saving: Saving): LiveMatch {
    void this.leave();
    const { runner, botPauseMs } = this.environment;
    const { id, match, save, settled } = opened;
    const entry = findGame(match.game.id);
    const session = createSession({
      match,
      bots: entry?.bots ?? [],
      runner,
      save,
      botPauseMs,
      isIntermission: (now: Match) => entry?.isIntermission(now.state) ?? false,
      isRace: (now: Match) => entry?.isRace?.(now.state) ?? false,
    });
    const events = eventLog(match).length;
    this.current = { id, session, saving, shown: createStore(() => ({ events })), settled };
    return this.current;
  }
}
