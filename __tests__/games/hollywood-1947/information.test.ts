import { noteByFaces } from '../../../src/games/hollywood-1947/view';
import { CARD_IDS, kindOf } from '../../../src/games/hollywood-1947/cards';
import { sameJson } from '../../../src/engine/json';
import { randomFromSeed } from '../../../src/engine/random';
import { type Seat, seatsOf, type Viewer } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import { cardsInPlay } from '../../../src/games/hollywood-1947/setup';
import type { Action, State } from '../../../src/games/hollywood-1947/types';
import { isWaitPhase } from '../../../src/games/hollywood-1947/phases';
import {
  act,
  actAll,
  hollywood1947,
  NEXT,
  NOTHING,
  offered,
  PASS,
  passTurns,
  perform,
  playRandomly,
  refusalOf,
  scene,
  settle,
  start,
  throughPremiere,
} from '../../support/hollywood-1947';
import { afterEither, othersAt, viewersAt } from '../../support/viewers';

/** Everything in a state that is hidden from somebody. */
const HIDDEN = [
  'random',
  'loyalties',
  'hands',
  'choices',
  'ghosts',
  'deck',
  'discards',
  'movie',
  'posterDeck',
  'buried',
  'costumeDeck',
  'drawn',
  'notes',
] as const satisfies readonly (keyof State)[];

/** What players have that the others do not see. */
const HELD = ['loyalties', 'hands', 'choices', 'notes'] as const satisfies readonly (keyof State)[];

/** Jobs are performed whenever they can be, so that posters, costumes and cards are drawn to choose from. */
function busy(random: ReturnType<typeof randomFromSeed>, legal: readonly Action[]): Action {
  const jobs = legal.filter(({ type }) => type === 'perform');
  return random.pick(jobs.length > 0 ? jobs : legal);
}

interface World {
  readonly state: State;
  readonly other: State;
}

/** Positions of whole matches, each with a world that differs in something that the viewer does not know. */
function worldsFor(players: number, viewer: Viewer): readonly World[] {
  const random = randomFromSeed(seedOf(`worlds ${players} ${viewer}`), 'test');
  const options = { costumes: true, unionStrike: true, randomLoyalties: true };
  return ['one', 'two', 'three', 'four', 'five'].flatMap((text) => {
    const { states } = playRandomly(players, options, `hidden ${text}`, busy);
    return states
      .filter(({ phase }, index) => !isWaitPhase(phase) || index % 12 === 0)
      .flatMap((state) => [state, ...afterEither(hollywood1947, state)])
      .flatMap((state) =>
        hollywood1947.secrets.map((secret) => ({
          state,
          other: secret.scramble(state, viewer, random),
        })),
      );
  });
}

/** Whether what is shown tells the worlds of any position apart. */
function notices(worlds: readonly World[], shown: (state: State) => unknown): boolean {
  return worlds.some(({ state, other }) => !sameJson(shown(state), shown(other)));
}

describe.each([
  [9, HIDDEN.filter((component) => component !== 'ghosts')],
  [3, HIDDEN],
] as const)('what is hidden at a table of %i', (players, components) => {
  const viewers = viewersAt(players);
  const worlds = new Map(viewers.map((viewer) => [viewer, worldsFor(players, viewer)]));

  it.each(viewers)('[47INFO-1] %s cannot tell worlds apart that differ in it', (viewer) => {
    const own = worlds.get(viewer) ?? [];
    expect(own.length).toBeGreaterThan(300);
    expect(notices(own, (state) => hollywood1947.view(state, viewer))).toBe(false);
  });

  describe.each(components)('%s', (component) => {
    it.each(viewers)('[47INFO-1] would be noticed if it leaked to %s', (viewer) => {
      expect(notices(worlds.get(viewer) ?? [], (state) => state[component])).toBe(true);
    });
  });

  describe.each(HELD)('%s', (held) => {
    it.each(othersAt(players))('[47INFO-1] of %s would be noticed by %s', (owner, viewer) => {
      expect(notices(worlds.get(viewer) ?? [], (state) => state[held][owner])).toBe(true);
    });
  });
});

describe('what is public', () => {
  const { states } = playRandomly(6, { costumes: true }, 'public');

  it('[47INFO-1] jobs, dice, tokens, costumes, counts, shown cards and rounds won, to everybody', () => {
    for (const state of states) {
      for (const viewer of [...seatsOf(6), 'table' as const]) {
        const { jobs, centre, dice, tokens, costumes, shoot, premieres, wins, posters } = state;
        expect(hollywood1947.view(state, viewer)).toMatchObject({
          ...{ jobs, centre, dice, tokens, costumes, shoot, premieres, wins, posters },
          handSizes: state.hands.map(({ length }) => length),
          deckSize: state.deck.length,
          movieSize: state.movie.length,
        });
      }
    }
  });

  it('[47INFO-1] one’s own hand and notes, and nobody else’s', () => {
    for (const state of states) {
      for (const seat of seatsOf(6)) {
        const { own } = hollywood1947.view(state, seat);
        expect(own?.hand).toEqual(state.hands[seat]?.map(kindOf));
        expect(own?.notes).toEqual(state.notes[seat]?.map(noteByFaces));
      }
      expect(hollywood1947.view(state, 'table')).not.toHaveProperty('own');
    }
  });

  it('[47INFO-4] hidden cards have faces alone: a view and an event name no card that was not shown', () => {
    for (const state of states) {
      const told = state.premieres.flatMap(({ cards }) => cards);
      const secret = CARD_IDS.filter((card) => !told.includes(card));
      for (const viewer of ['table', ...seatsOf(6)] as const) {
        const text = JSON.stringify(hollywood1947.view(state, viewer));
        expect(secret.filter((card) => text.includes(`"${card}"`))).toEqual([]);
      }
      for (const seat of hollywood1947.toAct(state)) {
        const text = JSON.stringify(hollywood1947.legalActions(state, seat));
        expect(CARD_IDS.filter((card) => text.includes(`"${card}"`))).toEqual([]);
      }
    }
  });

  it('[47INFO-1] at the end all loyalties are told', () => {
    const last = states.at(-1);
    if (last === undefined) throw new Error('A match has an end');
    expect(hollywood1947.view(last, 0).loyalties).toEqual(last.loyalties);
    expect(hollywood1947.view(last, 'table').loyalties).toEqual(last.loyalties);
  });

  it('made-up worlds keep what the viewer knows', () => {
    const random = randomFromSeed(seedOf('made up'), 'test');
    for (const state of states.filter((_, index) => index % 9 === 0)) {
      const { deck, hands, discards, movie, ghosts, drawn } = hollywood1947.determinize(
        hollywood1947.view(state, 3),
        random,
      );
      expect(discards).toEqual(expect.arrayContaining(state.shown.slice()));
      const all = [...deck, ...hands.flat(), ...discards, ...movie, ...ghosts];
      const isCards = state.phase.kind === 'composing' || state.phase.kind === 'editing';
      expect(new Set([...all, ...(isCards ? drawn : [])]).size).toBe(
        cardsInPlay(state.hands.length).length,
      );
    }
  });
});

describe('claims', () => {
  const state = scene({
    players: 4,
    jobs: [['director'], ['gaffer'], ['composer'], ['editor']],
    dice: [['star'], ['blank'], ['star'], ['blank']],
    posters: ['comedy', 'drama'],
  });
  const say = (says: 'patriot' | 'neutral' | 'communist'): Action => ({
    type: 'claim',
    topic: 'card',
    says,
  });
  const over = throughPremiere(state).state;

  it('[47INFO-2] anybody may say on whose side they are, true or not, out of turn', () => {
    expect(hollywood1947.mayInterrupt(state)).toEqual([1, 2, 3]);
    for (const seat of seatsOf(4)) expect(offered(state, seat, 'claim')).toHaveLength(3);
    const lie: Action = { type: 'claim', topic: 'loyalty', says: 'rising-star' };
    const done = act(state, 3, lie);
    expect(done.state.claims).toEqual([
      { seat: 3, after: 0, statement: { topic: 'loyalty', says: 'rising-star' } },
    ]);
    expect(done.state.phase).toEqual(state.phase);
    expect(refusalOf(done.state, 3, lie)).toBe('not-to-act');
    expect(refusalOf(act(state, 0, lie).state, 0, lie)).toBe('already-claimed');
  });

  it('[47INFO-2] who put a card into the last movie may say of which colour it was', () => {
    expect(offered(state, 0, 'claim').some(({ topic }) => topic === 'card')).toBe(false);
    for (const seat of [0, 2] as const) {
      for (const says of ['patriot', 'neutral', 'communist'] as const)
        expect(act(over, seat, say(says)).state.claims.at(-1)).toEqual({
          seat,
          after: 1,
          statement: { topic: 'card', says },
        });
    }
    expect(refusalOf(over, 1, say('patriot'))).toBe('no-such-action');
  });

  it('[47INFO-2] each once between two premieres, and never while cards are chosen', () => {
    const claimed = act(over, 2, say('neutral')).state;
    expect(refusalOf(claimed, 2, say('neutral'))).toBe('already-claimed');
    if (claimed.phase.kind !== 'intermission') throw new Error('The round is over');
    const next = act(claimed, claimed.phase.seat, NEXT).state;
    expect(offered(next, 2, 'claim').some(({ topic }) => topic === 'card')).toBe(false);
    expect(offered(passTurns(next).state, 2, 'claim')).toEqual([]);
  });

  it('[47INFO-2] a claim is the same whatever the truth is, and can be taken back', () => {
    const random = randomFromSeed(seedOf('claims'), 'test');
    const world = hollywood1947.determinize(hollywood1947.view(over, 'table'), random);
    const { events } = act(over, 2, say('patriot'));
    expect(act(world, 2, say('patriot')).events).toEqual(events);
    expect(events.some((event) => hollywood1947.reveals(event))).toBe(false);
  });

  it('[47INFO-2] alone nobody listens', () => {
    const alone = start(1);
    expect(offered(alone, 0, 'claim')).toEqual([]);
  });
});

describe('the public record', () => {
  it('[47INFO-1] keeps by round who passed, swapped, rolled, had which face, and what put in cards', () => {
    const table = scene({
      players: 4,
      options: { costumes: true },
      jobs: [['director'], ['gaffer'], ['actor'], ['costume-designer']],
      dice: [['star'], ['star'], ['blank'], ['blank']],
      tokens: [0, 0, 1, 0],
      costumes: [[], [], [], ['tuxedo']],
    });
    const turns = actAll(
      table,
      [0, PASS],
      [1, { type: 'swap', give: 'gaffer', take: 'composer' }],
      [2, { type: 'reroll', holder: 1, die: 0 }],
      [2, PASS],
      [3, { type: 'wear', costume: 'tuxedo', aim: NOTHING }],
    ).state;
    const worn = act(turns, 3, offered(turns, 3, 'put-in')[0] ?? PASS).state;
    const faces = worn.dice;
    const casting = act(worn, 3, PASS).state;
    const shown = settle(casting, 'cast', 'spend-token', 'put-in', 'pass').state;
    const [premiere] = hollywood1947.view(shown, 'table').premieres;
    expect(premiere?.shoot).toMatchObject({
      passed: [0, 3],
      taken: [{ seat: 1, job: 'composer', gave: 'gaffer' }],
      changedDice: [{ seat: 2, holder: 1, die: 0, before: 'star', after: faces[1]?.[0] }],
      dice: faces,
      added: {
        star: faces.map((own) => own.filter((face) => face === 'star').length),
        token: [0, 0, 1, 0],
        tuxedo: [0, 0, 0, 1],
      },
    });
  });

  it('[47INFO-3] of the rejected poster only its symbol may be told, true or not', () => {
    const table = scene({
      players: 4,
      jobs: [['screenwriter'], ['gaffer'], ['actor'], ['editor']],
      posters: ['noir', 'war'],
    });
    const poster = (state: State, seat: Seat) =>
      offered(state, seat, 'claim').flatMap((claim) =>
        claim.topic === 'poster' ? claim.says : [],
      );
    expect(poster(table, 0)).toEqual([]);
    const written = actAll(
      table,
      [0, perform('screenwriter')],
      [0, { type: 'keep-poster', poster: 'war' }],
    ).state;
    expect(poster(written, 0)).toEqual(['patriot', 'neutral', 'communist']);
    expect(poster(written, 1)).toEqual([]);
    const said = act(written, 0, { type: 'claim', topic: 'poster', says: 'neutral' });
    expect(said.events).toEqual([
      { type: 'claimed', seat: 0, statement: { topic: 'poster', says: 'neutral' } },
    ]);
    expect(poster(said.state, 0)).toEqual([]);
    const over = throughPremiere(written).state;
    expect(poster(over, 0)).toHaveLength(3);
    if (over.phase.kind !== 'intermission') throw new Error('The round is over');
    expect(poster(act(over, over.phase.seat, NEXT).state, 0)).toEqual([]);
  });
});
