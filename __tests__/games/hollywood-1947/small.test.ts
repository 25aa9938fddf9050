import type { Seat } from '../../../src/engine/seats';
import { kindOf } from '../../../src/games/hollywood-1947/cards';
import type { State } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  cast,
  eventsOf,
  hand,
  hollywood1947,
  NEXT,
  lookAtGhosts,
  offered,
  PASS,
  passTurns,
  perform,
  scene,
  settle,
  start,
  throughPremiere,
} from '../../support/hollywood-1947';

const THREE = [
  ['director', 'editor'],
  ['gaffer', 'actor'],
  ['actress', 'composer'],
] as const;

/** Nobody has the pen. */
const PAIR = [
  ['director', 'editor'],
  ['gaffer', 'actor'],
] as const;

function three(changes: Partial<State> = {}): State {
  return scene({
    players: 3,
    jobs: THREE,
    dice: [['star', 'star'], ['blank', 'star'], ['blank', 'blank'], ['blank']],
    posters: ['comedy', 'drama'],
    changes,
  });
}

/** How many cards a seat may put into the movie. */
function sizes(state: State, seat: Seat): readonly number[] {
  return [...new Set(offered(state, seat, 'cast').map(({ cards }) => cards.length))];
}

describe('one to three players', () => {
  it('[47SMALL-1] two dice and two jobs each, twice around from the lowest job', () => {
    for (const players of [1, 2, 3]) {
      const { dice, jobs } = start(players);
      expect(dice.slice(0, players).every((own) => own.length === 2)).toBe(true);
      expect(jobs.every((own) => own.length === 2)).toBe(true);
    }
    const done = passTurns(scene({ players: 3, jobs: [THREE[1], THREE[0], THREE[2]] }));
    expect(eventsOf(done, 'passed').map(({ seat }) => seat)).toEqual([1, 2, 0, 1, 2, 0]);
  });

  it('[47SMALL-1] alone, two turns in a row', () => {
    expect(eventsOf(passTurns(start(1)), 'passed').map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('[47SMALL-2] either job, none twice; a swap may give away one that was performed', () => {
    const state = three();
    expect(new Set(offered(state, 0, 'perform').map(({ job }) => job))).toEqual(
      new Set(['director', 'editor']),
    );
    const around = actAll(state, [0, perform('editor')], [1, PASS], [2, PASS]).state;
    expect(around.phase).toEqual({ kind: 'turn', seat: 0 });
    expect(new Set(offered(around, 0, 'perform').map(({ job }) => job))).toEqual(
      new Set(['director']),
    );
    const swapped = act(around, 0, { type: 'swap', give: 'editor', take: 'producer' });
    expect(swapped.state.jobs[0]).toEqual(['director', 'producer']);
  });

  it('[47SMALL-3] two stars: two cards', () => {
    const casting = passTurns(three()).state;
    expect(sizes(casting, 0)).toEqual([2]);
    expect(sizes(casting, 1)).toEqual([1]);
    expect(hollywood1947.toAct(casting)).toEqual([0, 1]);
    const done = settle(casting, 'cast');
    expect(eventsOf(done, 'cast-complete')[0]?.added).toEqual([2, 1, 0, 0]);
  });

  it('[47SMALL-4] three, two or one ghosts, none at larger tables', () => {
    expect([1, 2, 3, 4, 9].map((players) => start(players).ghosts.length)).toEqual([3, 2, 1, 0, 0]);
    const { dice } = start(1);
    expect(dice.map(({ length }) => length)).toEqual([2, 1, 1, 1]);
  });

  it('[47SMALL-4] a ghost with a star puts its card in and gets another; without, it stays', () => {
    const state = scene({
      players: 2,
      jobs: PAIR,
      ghosts: ['walkout', 'stray-cat'],
      deck: ['new-car', 'big-speech'],
      dice: [['blank', 'blank'], ['blank', 'blank'], ['star'], ['blank']],
    });
    const done = passTurns(state);
    expect(done.state.ghosts).toEqual(['new-car', 'stray-cat']);
    expect(eventsOf(done, 'cast-complete')[0]?.added).toEqual([0, 0, 1, 0]);
    const { premieres, discards } = done.state;
    expect([...(premieres[0]?.cards ?? []), ...discards]).toContain('walkout');
  });

  it('[47SMALL-4] their dice are rolled anew as a round begins, the players’ are not', () => {
    const faces = new Set<string>();
    for (let text = 0; text < 24; text += 1) {
      const seeded = { ...three(), random: start(3, {}, `ghost ${text}`).random };
      const over = throughPremiere(seeded).state;
      if (over.phase.kind !== 'intermission') continue;
      const next = act(over, over.phase.seat, NEXT);
      expect(next.state.dice.slice(0, 3)).toEqual(over.dice.slice(0, 3));
      expect(eventsOf(next, 'round-begun')[0]?.ghostDice).toEqual(next.state.dice[3]);
      faces.add(next.state.dice[3]?.[0] ?? '');
    }
    expect(faces).toEqual(new Set(['star', 'blank']));
  });

  it('[47SMALL-5] a turn may be spent to look at all ghost cards', () => {
    const state = scene({ players: 2, jobs: PAIR, ghosts: ['walkout', 'stray-cat'] });
    const { first } = state;
    const other = first === 0 ? 1 : 0;
    const done = lookAtGhosts(state, first);
    expect(hollywood1947.view(done.state, first).ghosts).toEqual(['shake-up', 'neutral']);
    expect(hollywood1947.view(done.state, other).ghosts).toEqual(['hidden', 'hidden']);
    expect(hollywood1947.view(state, first).ghosts).toEqual(['hidden', 'hidden']);
    expect(done.state.phase).toEqual({ kind: 'turn', seat: other });
    expect(offered(start(4), start(4).first, 'look-at-ghosts')).toEqual([]);
  });

  it('[47SMALL-5] [47INFO-1] who looked keeps a note, also when the card has gone into the movie', () => {
    const state = scene({
      players: 2,
      jobs: PAIR,
      ghosts: ['walkout', 'stray-cat'],
      dice: [['blank', 'blank'], ['blank', 'blank'], ['star'], ['blank']],
    });
    const { first } = state;
    const other = first === 0 ? 1 : 0;
    const done = passTurns(lookAtGhosts(state, first).state).state;
    expect(done.ghosts[0]).not.toBe('walkout');
    expect(hollywood1947.view(done, first).own?.notes).toEqual([
      { round: 1, kind: 'saw-ghosts', cards: ['shake-up', 'neutral'] },
    ]);
    expect(hollywood1947.view(done, other).own?.notes).toEqual([]);
  });

  it('[47SMALL-5] ghost dice may be re-rolled', () => {
    const done = act(three(), 0, { type: 'reroll', holder: 3, die: 0 });
    expect(done.state.dice[3]).toEqual([eventsOf(done, 'die-rolled')[0]?.face]);
  });

  it('[47SMALL-5] a ghost’s token is spent when its die shows no star', () => {
    const given = act(three(), 0, perform('director', { at: 'token', to: 3 }));
    expect(given.state.tokens).toEqual([0, 0, 0, 1]);
    const spent = settle(passTurns(given.state).state, 'cast');
    expect(eventsOf(spent, 'cast-complete')[0]?.added[3]).toBe(1);
    expect(spent.state.tokens[3]).toBe(0);
    const starred = { ...given.state, dice: [...given.state.dice.slice(0, 3), ['star' as const]] };
    const kept = settle(passTurns(starred).state, 'cast');
    expect(eventsOf(kept, 'cast-complete')[0]?.added[3]).toBe(1);
    expect(kept.state.tokens[3]).toBe(1);
  });

  it('[47SMALL-6] at three players the communists need three rounds, the patriots four', () => {
    const editing = (cards: State['movie'], wins: State['wins']): State => ({
      ...three({ round: 4, posters: ['comedy', 'drama', 'romance', 'mystery'] }),
      movie: cards,
      drawn: ['pie-fight'],
      wins,
      phase: { kind: 'editing', seat: 0 },
    });
    const reds = act(editing(hand('communist'), { patriot: 1, communist: 2 }), 0, { type: 'cut' });
    expect(hollywood1947.outcome(reds.state)?.result).toEqual({ kind: 'team', team: 'communist' });
    const blues = act(editing(hand('patriot'), { patriot: 2, communist: 1 }), 0, { type: 'cut' });
    expect(hollywood1947.outcome(blues.state)).toBeUndefined();
  });

  it('[47SMALL-6] so that three players see six movies at most, others seven', () => {
    expect([1, 2, 3, 4, 9].map((players) => hollywood1947.progress(start(players)))).toEqual([
      { round: 1, rounds: 7 },
      { round: 1, rounds: 7 },
      { round: 1, rounds: 6 },
      { round: 1, rounds: 7 },
      { round: 1, rounds: 7 },
    ]);
  });

  it('[47SMALL-7] two players: fewer cards and posters', () => {
    const { hands, deck, ghosts, posters, posterDeck } = start(2);
    const cards = [...hands.flat(), ...deck, ...ghosts];
    expect(cards).toHaveLength(54);
    expect(cards.filter((card) => kindOf(card) === 'double-communist')).toEqual([]);
    expect(cards.filter((card) => kindOf(card) === 'shake-up')).toHaveLength(9);
    expect([...posters, ...posterDeck]).toHaveLength(13);
    expect([...posters, ...posterDeck]).not.toContain('horror');
    expect([...posters, ...posterDeck]).not.toContain('monster');
  });

  it('[47SMALL-7] a tied round counts for both, and four at once is a draw', () => {
    const state = start(2);
    const editing: State = {
      ...state,
      posters: ['comedy'],
      movie: hand('patriot', 'communist'),
      drawn: ['pie-fight'],
      phase: { kind: 'editing', seat: 0 },
    };
    const tied = act(editing, 0, { type: 'cut' }).state;
    expect(tied.wins).toEqual({ patriot: 1, communist: 1 });
    const draw = act({ ...editing, wins: { patriot: 3, communist: 3 } }, 0, { type: 'cut' }).state;
    expect(hollywood1947.outcome(draw)).toMatchObject({
      result: { kind: 'draw' },
      winners: [0, 1],
    });
    const won = act({ ...editing, wins: { patriot: 3, communist: 2 } }, 0, { type: 'cut' }).state;
    expect(hollywood1947.outcome(won)?.result).toEqual({ kind: 'team', team: 'patriot' });
  });

  it('[47SMALL-8] alone: no producer, the patriot, and lost when the communists win', () => {
    const state = start(1);
    expect([...state.jobs.flat(), ...state.centre]).not.toContain('producer');
    expect(state.loyalties).toEqual(['patriot']);
    const last: State = {
      ...state,
      posters: ['noir'],
      movie: hand('communist'),
      drawn: ['pie-fight'],
      wins: { patriot: 0, communist: 3 },
      phase: { kind: 'editing', seat: 0 },
    };
    const lost = act(last, 0, { type: 'cut' }).state;
    expect(hollywood1947.outcome(lost)).toMatchObject({
      result: { kind: 'team', team: 'communist' },
      winners: [],
      standings: [{ seat: 0, place: 2, points: 0 }],
    });
    const saved = act(
      { ...last, posters: ['war'], movie: hand('patriot'), wins: { patriot: 3, communist: 3 } },
      0,
      {
        type: 'cut',
      },
    ).state;
    expect(hollywood1947.outcome(saved)?.winners).toEqual([0]);
  });

  it('[47OPTION-2] [47WIN-2] a rising star among two: a movie after three each that is not the seventh is scored like any other', () => {
    const state = start(2, { randomLoyalties: true });
    const fourth: State = {
      ...state,
      loyalties: ['rising-star', 'patriot'],
      round: 4,
      posters: ['romance', 'mystery', 'drama', 'comedy'],
      movie: hand('patriot', 'communist'),
      drawn: ['pie-fight'],
      wins: { patriot: 3, communist: 3 },
      phase: { kind: 'editing', seat: 0 },
    };
    // Three tied rounds counted for both, and so does a fourth.
    const tied = act(fourth, 0, { type: 'cut' }).state;
    expect(hollywood1947.outcome(tied)).toMatchObject({ result: { kind: 'draw' }, winners: [1] });
    const clear = act({ ...fourth, movie: hand('double-patriot') }, 0, { type: 'cut' }).state;
    expect(hollywood1947.outcome(clear)?.winners).toEqual([1]);
  });

  it('[47OPTION-2] [47SMALL-6] a rising star among three: three each never comes', () => {
    const sixth: State = {
      ...three({ round: 6, posters: Array(6).fill('comedy') }),
      loyalties: ['rising-star', 'patriot', 'communist'],
      movie: hand('patriot', 'communist'),
      drawn: ['pie-fight'],
      wins: { patriot: 3, communist: 2 },
      phase: { kind: 'editing', seat: 0 },
    };
    const tied = act(sixth, 0, { type: 'cut' }).state;
    expect(hollywood1947.outcome(tied)).toMatchObject({
      result: { kind: 'team', team: 'communist' },
      winners: [2],
    });
  });

  it('[47OPTION-1] at a small table too, two stars may put in none to three', () => {
    const strike = passTurns(three({ options: { ...three().options, unionStrike: true } })).state;
    expect(sizes(strike, 0)).toEqual([0, 1, 2, 3]);
    expect(act(strike, 0, cast()).state.choices[0]).toEqual([]);
  });
});
