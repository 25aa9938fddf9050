import { createStore, type StoreApi } from 'zustand/vanilla';

import type { Bot } from '../engine/bot';
import { decidesAlone, findAction, type GameTypes, isSeen, type RuleError } from '../engine/game';
import { withHint } from '../engine/hints';
import {
  type Decision,
  type Match,
  type PhoneHolder,
  play,
  redo,
  undo,
  type UndoError,
} from '../engine/match';
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
  /** Who said last that the phone is in their hands. It is not saved: after a restart nobody holds it. */
  readonly holder: PhoneHolder;
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
  /** Where whoever is first decides for all: bots answer there before anybody sees it. */
  readonly isRace: (match: Match) => boolean;
}

/**
 * A match being played. It asks people through the screen and bots through the runner, applies, saves, then lets the
 * screen see: nothing waits for an animation. Bots begin with `resume` and rest after `pause`.
 */
export interface Session {
  readonly store: StoreApi<SessionState>;
  /** Somebody at the table decides for a seat. */
  act(seat: Seat, action: Action): Result<Match, RuleError>;
  /** Takes back what whoever holds the phone may take back. */
  undo(): Result<Match, UndoError>;
  redo(): void;
  /** The phone is in somebody's hands now, or on the table. */
  handTo(holder: PhoneHolder): void;
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

interface BotSeat {
  readonly seat: Seat;
  readonly bot: Bot;
}

/** Those of the seats that bots play, each with its bot. */
function botsAt(match: Match, seats: readonly Seat[], bots: readonly Bot[]): readonly BotSeat[] {
  return seats.flatMap((seat) => {
    const player = match.setup.players[seat];
    if (player?.kind !== 'bot') return [];
    const bot = bots.find(({ level }) => level === player.level) ?? bots[0];
    return bot === undefined ? [] : { seat, bot };
  });
}

/** What a bot is asked now. The stream is of its own for every turn: taking back and playing again brings the same answer. */
function requestTo(
  { game, state, setup: { seed }, turns }: Match,
  { seat, bot }: BotSeat,
  stream: string,
): BotRequest {
  return {
    bot,
    seat,
    view: game.view(state, seat),
    legal: game.legalActions(state, seat),
    random: randomFromSeed(seed, `${stream} ${seat} turn ${turns.length}`),
  };
}

/** The match after bots have taken note of private news: that needs neither thought nor a pause. */
function afterNews(match: Match): Match {
  const { game, state, setup } = match;
  for (const seat of game.toAct(state)) {
    if (setup.players[seat]?.kind !== 'bot') continue;
    const seen = game.legalActions(state, seat).find(isSeen);
    const played = seen && play(match, seat, seen);
    if (played?.ok) return afterNews(played.value);
  }
  return match;
}

/** Whether others decide at the same time in secret: a bot's answer shows nowhere then, so nobody waits to see it. */
function isSilent({ game, state }: Match, seat: Seat): boolean {
  return game.toAct(state).length > 1 && decidesAlone(game, state, seat);
}

/** A bot's answer without waiting, or `undefined` from one with a bug. */
function answerNow(request: BotRequest): Action | undefined {
  const { bot, view, seat, legal, random } = request;
  try {
    return bot.choose(view, seat, legal, random);
  } catch {
    return undefined;
  }
}

/** What a bot does out of turn, if anything; one with a bug keeps still. */
function wordOf(request: BotRequest): Action | undefined {
  const { bot, view, seat, legal, random } = request;
  try {
    return bot.interject?.(view, seat, legal, random);
  } catch {
    return undefined;
  }
}

export function createSession(setup: SessionSetup): Session {
  const { bots, runner, save, botPauseMs, isIntermission, isRace } = setup;
  const store = createStore<SessionState>(() => ({
    match: setup.match,
    thinking: undefined,
    holder: undefined,
  }));
  let isRunning = false;
  /** Goes up whenever the match moves on or bots have to rest: an answer to an older question is dropped. */
  let question = 0;

  function commit(played: Match): Match {
    const match = settled(played);
    save(match);
    store.setState({ match, thinking: undefined });
    ask();
    return match;
  }

  /** The match with all that bots answer at once. */
  function settled(match: Match): Match {
    return afterRace(afterNews(match));
  }

  /** The match with what bots answer where whoever is first decides: no finger is quicker than they are. */
  function afterRace(match: Match): Match {
    if (!isRace(match)) return match;
    const [first] = botsAt(match, match.game.toAct(match.state), bots);
    if (first === undefined) return match;
    const action = answerNow(requestTo(match, first, 'bot'));
    const played = action && play(match, first.seat, action);
    return played?.ok ? afterRace(played.value) : match;
  }

  /** Lets a bot speak out of turn that wants to; asks the next bot otherwise, if it is a bot's turn. */
  function ask(): void {
    question += 1;
    const asked = question;
    const { match } = store.getState();
    const isAsking = isRunning && !isIntermission(match);
    const word = isAsking ? interjection(match) : undefined;
    const isTurn = isAsking && word === undefined;
    const [next] = isTurn ? botsAt(match, match.game.toAct(match.state), bots) : [];
    store.setState({ thinking: next?.seat });
    // Whoever saw that may have acted at once: then somebody else is asked already.
    if (asked !== question) return;
    if (word !== undefined) void speak(word, asked);
    if (next !== undefined) void answer(requestTo(match, next, 'bot'), asked);
  }

  /** What the first bot that has something to say out of turn says. */
  function interjection(match: Match): Decision<Action> | undefined {
    for (const one of botsAt(match, match.game.mayInterrupt(match.state), bots)) {
      const request = requestTo(match, one, 'word of bot');
      const action = findAction(request.legal, wordOf(request));
      if (action !== undefined) return { seat: one.seat, action };
    }
    return undefined;
  }

  /** Says it after a bot's pause, unless the match has moved on: then it may be said anew. */
  async function speak({ seat, action }: Decision<Action>, asked: number): Promise<void> {
    await wait(botPauseMs());
    if (asked === question) act(seat, action);
  }

  async function choose(request: BotRequest, isWanted: () => boolean): Promise<Action | undefined> {
    try {
      return await runner.choose(request, isWanted);
    } catch {
      return undefined;
    }
  }

  async function answer(request: BotRequest, asked: number): Promise<void> {
    const isWanted = (): boolean => asked === question;
    const { seat, legal, random } = request;
    const pause = isSilent(store.getState().match, seat) ? 0 : botPauseMs();
    const [action] = await Promise.all([choose(request, isWanted), wait(pause)]);
    if (!isWanted()) return;
    // A bot with a bug must not stop the match: anything legal is better than waiting for ever.
    if (action === undefined || !act(seat, action).ok) act(seat, random.pick(legal));
  }

  function act(seat: Seat, action: Action): Result<Match, RuleError> {
    const played = play(store.getState().match, seat, action);
    return played.ok ? ok(commit(played.value)) : played;
  }

  return {
    store,
    act,
    undo() {
      const { match, holder } = store.getState();
      const taken = undo(match, holder);
      return taken.ok ? ok(commit(taken.value)) : err(taken.error);
    },
    redo() {
      const { match, holder } = store.getState();
      const again = redo(match, holder);
      if (again !== match) commit(again);
    },
    handTo(holder) {
      store.setState({ holder });
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
      const { match } = store.getState();
      const now = settled(match);
      if (now === match) ask();
      else commit(now);
    },
    pause() {
      isRunning = false;
      ask();
    },
  };
}
