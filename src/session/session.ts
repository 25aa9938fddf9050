import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Bot } from '../engine/bot';
import type { GameTypes, RuleError } from '../engine/game';
import { withHint } from '../engine/hints';
import { type Match, play, redo, undo, type UndoError } from '../engine/match';
import { randomFromSeed } from '../engine/random';
import { err, ok, type Result } from '../engine/result';
import type { Seat } from '../engine/seats';
import type { BotRequest, BotRunner } from './bot-runner';

type Action = GameTypes['action'];

/** What a screen shows of a match being played. */
export interface SessionState {
  readonly match: Match;
  /** The bot whose answer is awaited. */
  readonly thinking: Seat | undefined;
}

export interface SessionSetup {
  readonly match: Match;
  readonly bots: readonly Bot[];
  readonly runner: BotRunner;
  /** Keeps the match: called with every committed version before anybody sees it. */
  readonly save: (match: Match) => void;
  /** How long a bot's turn lasts at least, so that people can follow; asked anew for every turn. */
  readonly botPauseMs: () => number;
  /** Where the table has to say that it goes on (between rounds): bots wait there. */
  readonly isIntermission: (match: Match) => boolean;
}

/**
 * A match being played. It asks people through the screen and bots through the runner, applies, saves, then lets the
 * screen see: nothing waits for an animation. Bots begin with `resume` and rest after `pause`.
 */
export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Somebody at the table decides for a seat. */
  act(seat: Seat, action: Action): Result<Match, RuleError>;
  undo(): Result<Match, UndoError>;
  redo(): void;
  /** Keeps in the match's record that this seat is given a hint now. The match does not move on by it. */
  noteHint(seat: Seat): void;
  resume(): void;
  pause(): void;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** The first seat the match waits for that a bot plays, with its bot. */
function nextBot(match: Match, bots: readonly Bot[]): { seat: Seat; bot: Bot } | undefined {
  for (const seat of match.game.toAct(match.state)) {
    const player = match.setup.players[seat];
    if (player?.kind !== 'bot') continue;
    const bot = bots.find(({ level }) => level === player.level) ?? bots[0];
    if (bot !== undefined) return { seat, bot };
  }
  return undefined;
}

export function createSession(setup: SessionSetup): Session {
  const { bots, runner, save, botPauseMs, isIntermission } = setup;
  const store = createStore<SessionState>(() => ({ match: setup.match, thinking: undefined }));
  let isRunning = false;
  /** Goes up whenever the match moves on or bots have to rest: an answer to an older question is dropped. */
  let question = 0;

  function commit(match: Match): Match {
    save(match);
    store.setState({ match, thinking: undefined });
    ask();
    return match;
  }

  /** Asks the next bot, if it is a bot's turn. */
  function ask(): void {
    question += 1;
    const asked = question;
    const { match } = store.getState();
    const next = isRunning && !isIntermission(match) ? nextBot(match, bots) : undefined;
    store.setState({ thinking: next?.seat });
    // Whoever saw that may have acted at once: then somebody else is asked already.
    if (next !== undefined && asked === question) void answer(match, next.seat, next.bot, asked);
  }

  async function choose(request: BotRequest, isWanted: () => boolean): Promise<Action | undefined> {
    try {
      return await runner.choose(request, isWanted);
    } catch {
      return undefined;
    }
  }

  async function answer(match: Match, seat: Seat, bot: Bot, asked: number): Promise<void> {
    const isWanted = (): boolean => asked === question;
    const {
      game,
      state,
      setup: { seed },
      turns,
    } = match;
    const request = {
      bot,
      seat,
      view: game.view(state, seat),
      legal: game.legalActions(state, seat),
      // Of its own for every turn: taking back and playing again brings the same answer.
      random: randomFromSeed(seed, `bot ${seat} turn ${turns.length}`),
    };
    const [action] = await Promise.all([choose(request, isWanted), wait(botPauseMs())]);
    if (!isWanted()) return;
    // A bot with a bug must not stop the match: anything legal is better than waiting for ever.
    if (action === undefined || !act(seat, action).ok)
      act(seat, request.random.pick(request.legal));
  }

  function act(seat: Seat, action: Action): Result<Match, RuleError> {
    const played = play(store.getState().match, seat, action);
    return played.ok ? ok(commit(played.value)) : played;
  }

  return {
    store,
    act,
    undo() {
      const taken = undo(store.getState().match);
      return taken.ok ? ok(commit(taken.value)) : err(taken.error);
    },
    redo() {
      const { match } = store.getState();
      const again = redo(match);
      if (again !== match) commit(again);
    },
    noteHint(seat) {
      const { match } = store.getState();
      const noted = withHint(match, seat);
      if (noted === match) return;
      save(noted);
      store.setState({ match: noted });
    },
    resume() {
      isRunning = true;
      ask();
    },
    pause() {
      isRunning = false;
      ask();
    },
  };
}
