import { type Bot, randomBot } from '../../src/engine/bot';
import { SEEN } from '../../src/engine/game';
import { type Match, matchAt, play, replay } from '../../src/engine/match';
import type { Player } from '../../src/engine/players';
import { randomFromSeed } from '../../src/engine/random';
import { type Seat, seatsOf } from '../../src/engine/seats';
import { findEveryGame } from '../../src/games/every';
import { executiveProducer } from '../../src/games/executive-producer/game';
import type { State } from '../../src/games/executive-producer/types';
import { hollywood1947 } from '../../src/games/hollywood-1947/game';
import { slicedRunner } from '../../src/session/bot-runner';
import { createSession, type Session } from '../../src/session/session';
import { scene } from '../support/executive-producer';
import { seed } from '../support/hollywood';
import { newMatch, PLAYERS } from '../support/matches';

interface Table {
  readonly session: Session;
  readonly saved: Match[];
  readonly now: () => Match;
}

/** A session as the app opens it, for a game that it has no screens for yet. */
function tableOf(match: Match, bots?: readonly Bot[]): Table {
  const entry = findEveryGame(match.game.id);
  const saved: Match[] = [];
  const session = createSession({
    match,
    bots: bots ?? entry?.bots ?? [],
    runner: slicedRunner(() => Date.now()),
    save: (version) => saved.push(version),
    botPauseMs: () => 0,
    isIntermission: ({ state }) => entry?.isIntermission(state) ?? false,
    isRace: ({ state }) => entry?.isRace?.(state) ?? false,
  });
  return { session, saved, now: () => session.store.getState().match };
}

function moment(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 2);
  });
}

describe('where whoever is first decides', () => {
  // Seats 0 and 2 are people, 1 is a bot.
  const begun = newMatch(3, 'tied', { length: 'short' }, PLAYERS, executiveProducer);
  const tied = (...seats: readonly Seat[]): State =>
    scene({ players: 3, stage: 'finale', phase: { kind: 'shouting', tied: seats } });

  it('[EPEND-5] a tie with a bot is shared before anybody can shout', () => {
    const { session, saved, now } = tableOf({ ...begun, state: tied(0, 1) });
    session.resume();
    expect(executiveProducer.outcome(now().state as State)).toMatchObject({ winners: [0, 1] });
    expect(now().turns).toMatchObject([{ seat: 1, action: { type: 'share' } }]);
    expect(saved).toEqual([now()]);
    expect(session.act(0, { type: 'shout' }).ok).toBe(false);
  });

  it('[EPEND-5] and so it is in the move that made it a tie: no version between is ever seen or saved', () => {
    // The rules of a match in which any action of a person ends in a tie with the bot.
    const racing: Match = {
      ...begun,
      game: {
        ...begun.game,
        apply: (state, seat, action) =>
          action.type === 'tie'
            ? { ok: true, value: { state: tied(1, 2), events: [] } }
            : begun.game.apply(state, seat, action),
      },
    };
    const { session, saved, now } = tableOf(racing);
    const seen: Match[] = [];
    session.store.subscribe(({ match }) => seen.push(match));
    expect(session.act(2, { type: 'tie' }).ok).toBe(true);
    expect(executiveProducer.outcome(now().state as State)).toMatchObject({ winners: [1, 2] });
    expect(new Set([...seen, ...saved])).toEqual(new Set([now()]));
  });

  it('[EPEND-5] people who are tied among themselves shout', async () => {
    const { session, saved, now } = tableOf({ ...begun, state: tied(0, 2) });
    session.resume();
    await moment();
    expect(saved).toEqual([]);
    expect(session.act(2, { type: 'shout' }).ok).toBe(true);
    expect(executiveProducer.outcome(now().state as State)).toMatchObject({ winners: [2] });
  });

  it('a bot with a bug does not stop the match there', async () => {
    const broken: Bot = {
      ...randomBot,
      choose: () => {
        throw new Error('a bug');
      },
    };
    const { session, now } = tableOf({ ...begun, state: tied(0, 1) }, [broken]);
    session.resume();
    while (now().turns.length === 0) await moment();
    expect(executiveProducer.outcome(now().state as State)).toBeDefined();
  });
});

describe('what bots say out of turn', () => {
  const people: readonly Player[] = PLAYERS.map(({ name, colour, glyph }, seat) =>
    seat === 0
      ? { kind: 'person', name, colour, glyph }
      : { kind: 'bot', name, colour, glyph, level: 'random' },
  );
  // All have seen their cards.
  const begun = seatsOf(people.length).reduce(
    (match, seat) => {
      const seen = play(match, seat, SEEN);
      return seen.ok ? seen.value : match;
    },
    newMatch(4, 'talk', { costumes: true }, people, hollywood1947),
  );

  /** Whoever decided something that nobody waited for. */
  function interruptions(match: Match): readonly Seat[] {
    return match.turns.flatMap(({ seat }, index) => {
      const { game, state } = matchAt(match, index);
      return game.toAct(state).includes(seat) ? [] : seat;
    });
  }

  /** The person plays anything; bots say what they want to say whenever they may. */
  async function playOut({ session, now }: Table): Promise<Match> {
    const random = randomFromSeed(seed('talk'), 'person');
    session.resume();
    for (;;) {
      const match = now();
      const { game, state } = match;
      const waited = game.toAct(state);
      if (waited.length === 0) return match;
      const seat = findEveryGame(game.id)?.isIntermission(state) ? waited[0] : 0;
      if (seat !== undefined && waited.includes(seat) && random.int(3) === 0)
        session.act(seat, random.pick(game.legalActions(state, seat)));
      else await moment();
    }
  }

  it('comes between the decisions of others, is saved, and replays', async () => {
    const table = tableOf(begun);
    const match = await playOut(table);
    const spoke = interruptions(match);
    expect(spoke.length).toBeGreaterThan(0);
    expect(spoke).not.toContain(0);
    expect(table.saved.map(({ turns }) => turns.length)).toEqual(
      match.turns.slice(begun.turns.length).map((_, index) => begun.turns.length + index + 1),
    );
    const again = replay(match.game, match.setup, match.turns);
    expect(again.ok && again.value.state).toEqual(match.state);
  });

  it('is said while a person has the turn, which stays the person’s', async () => {
    const talker: Bot = {
      ...randomBot,
      interject: (_view, _seat, legal) => legal.find(({ type }) => type === 'claim'),
    };
    const table = tableOf(begun, [talker]);
    expect(begun.game.toAct(begun.state)).toEqual([0]);
    table.session.resume();
    await moment();
    table.session.pause();
    const first = table.now().turns[begun.turns.length];
    expect(first?.action.type).toBe('claim');
    expect(first?.seat).not.toBe(0);
    const { game, state } = table.now();
    expect(game.toAct(state)).toEqual([0]);
    expect(table.session.store.getState().thinking).toBeUndefined();
  });

  it.each<readonly [string, NonNullable<Bot['interject']>]>([
    ['makes something up', () => ({ type: 'win' })],
    [
      'throws',
      () => {
        throw new Error('a bug');
      },
    ],
  ])('of a bot with a bug that %s is not heard', async (_what, interject) => {
    const match = await playOut(tableOf(begun, [{ ...randomBot, interject }]));
    expect(interruptions(match)).toEqual([]);
  });

  it('is not said after the match has moved on', async () => {
    let chances = 0;
    const once: Bot = {
      ...randomBot,
      interject: (_view, _seat, legal) => {
        chances += 1;
        return chances === 1 ? legal.find(({ type }) => type === 'claim') : undefined;
      },
    };
    const table = tableOf(begun, [once]);
    table.session.resume();
    const { game, state } = begun;
    const [action = { type: 'none' }] = game.legalActions(state, 0);
    expect(table.session.act(0, action).ok).toBe(true);
    table.session.pause();
    await moment();
    expect(table.now().turns).toHaveLength(begun.turns.length + 1);
    expect(chances).toBeGreaterThan(0);
  });
});
