import { randomFromSeed } from '../../../src/engine/random';
import { seatsOf, type Viewer } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import { type CardId, kindOf } from '../../../src/games/hollywood-1947/cards';
import { cardsWith } from '../../../src/games/hollywood-1947/faces';
import { cardsInPlay, loyaltiesInPlay } from '../../../src/games/hollywood-1947/setup';
import { without } from '../../../src/games/hollywood-1947/take';
import type { State } from '../../../src/games/hollywood-1947/types';
import {
  act,
  actAll,
  cast,
  hollywood1947,
  PASS,
  perform,
  scene,
  settle,
  start,
  throughPremiere,
} from '../../support/hollywood-1947';

const VIEWERS: readonly Viewer[] = [...seatsOf(4), 'table'];

function worldsOf(state: State, viewer: Viewer): readonly State[] {
  const random = randomFromSeed(seedOf(`worlds of ${viewer}`), 'test');
  const view = hollywood1947.view(state, viewer);
  return Array.from({ length: 40 }, () => hollywood1947.determinize(view, random));
}

/** Every card of a world; while a movie is edited, the one that was removed lies with the editor. */
function cardsOf(world: State): readonly CardId[] {
  const { hands, ghosts, deck, discards, movie, drawn, phase } = world;
  const removed = phase.kind === 'editing' ? (drawn as readonly CardId[]) : [];
  return [...hands.flat(), ...ghosts, ...deck, ...discards, ...movie, ...removed];
}

/** Whether there is a card for each of those faces. [47INFO-4] */
function hasFaces(cards: readonly CardId[], wanted: readonly CardId[]): boolean {
  return cardsWith(cards, wanted.map(kindOf)).length === wanted.length;
}

function expectWholeWorlds(state: State): void {
  for (const viewer of VIEWERS) {
    for (const world of worldsOf(state, viewer)) {
      expect(cardsOf(world).slice().sort()).toEqual(cardsInPlay(4).slice().sort());
      expect(hollywood1947.view(world, viewer)).toEqual(hollywood1947.view(state, viewer));
    }
  }
}

describe('worlds made up while a movie is edited', () => {
  // The composer alone has a star: both cards of the movie are theirs, and one of the two is removed.
  const produced = actAll(
    scene({
      players: 4,
      jobs: [['director'], ['gaffer'], ['composer'], ['editor']],
      dice: [['blank'], ['blank'], ['star'], ['blank']],
    }),
    [0, PASS],
    [1, PASS],
    [2, perform('composer')],
  ).state;
  const composed = settle(produced, 'compose').state;
  const editing = settle(act(composed, 3, perform('editor')).state, 'cast').state;

  it('[47INFO-1] [47POST-4] hold every card once, whoever looks', () => {
    expect(editing.phase).toEqual({ kind: 'editing', seat: 3 });
    expectWholeWorlds(editing);
  });

  it('[47INFO-1] [47POST-4] leave open whether one’s own card was removed', () => {
    const own = [...editing.movie, ...(editing.drawn as readonly CardId[])];
    const removed = worldsOf(editing, 2).flatMap(({ drawn }) => drawn as readonly CardId[]);
    expect(new Set(removed.map(kindOf))).toEqual(new Set(own.map(kindOf)));
  });

  it('[47INFO-1] [47POST-4] have a card that the editor put back among the discards once the movie is over', () => {
    const [seen] = editing.drawn as readonly CardId[];
    const removals = new Set<boolean>();
    // Whichever card is cut in its place, or whether it is cut again.
    for (const stream of ['one', 'two', 'three', 'four', 'five', 'six']) {
      const random = randomFromSeed(seedOf(stream), 'test').state();
      const over = settle(act({ ...editing, random }, 3, { type: 'put-back' }).state, 'cast').state;
      expect(over.discards).toContain(seen);
      removals.add(!over.premieres[0]?.cards.some((card) => card === seen));
      for (const { discards } of worldsOf(over, 3))
        expect(hasFaces(discards, seen === undefined ? [] : [seen])).toBe(true);
      expectWholeWorlds(over);
    }
    expect(removals).toEqual(new Set([true, false]));
  });

  it('[47INFO-1] [47POST-4] have an editor’s own card removed, and not in the movie as well', () => {
    const starred = scene({
      players: 4,
      jobs: [['director'], ['gaffer'], ['composer'], ['editor']],
      dice: [['blank'], ['blank'], ['blank'], ['star']],
    });
    const announced = actAll(starred, [0, PASS], [1, PASS], [2, PASS], [3, perform('editor')]);
    const card = starred.hands[3]?.[0] ?? 'stray-cat';
    const own = Array.from({ length: 12 }, (_, text) => {
      const { random } = start(4, {}, `own card ${text}`);
      return act({ ...announced.state, random }, 3, cast(card)).state;
    }).filter(({ drawn }) => drawn[0] === card);
    expect(own.length).toBeGreaterThan(0);
    for (const state of own) expectWholeWorlds(state);
  });
});

describe('worlds made up while a costume is used between rounds', () => {
  it.each(['magicians-cape', 'gamblers-vest'] as const)(
    '[47INFO-1] [47COSTUME-2] %s: what was played is no longer in a movie',
    (costume) => {
      const state = scene({
        players: 4,
        options: { costumes: true },
        jobs: [['director'], ['gaffer'], ['composer'], ['editor']],
        dice: [['star'], ['star'], ['star'], ['star']],
        costumes: [[], [], [], [costume]],
      });
      const between = throughPremiere(state).state;
      const [wearing] = hollywood1947
        .legalActions(between, 3)
        .filter(({ type }) => type === 'wear');
      if (wearing === undefined) throw new Error('It can be worn');
      const worn = act(between, 3, wearing).state;
      expect(worn.phase).toMatchObject({ then: { kind: 'intermission' } });
      expectWholeWorlds(worn);
    },
  );
});

describe('what a player knows to lie among the discards', () => {
  const jobs = [['cinematographer'], ['gaffer'], ['actor'], ['editor']] as const;
  const [first, second] = [0, 1] as const;
  const given = scene({
    players: 4,
    jobs,
    first,
    dice: [['blank'], ['blank'], ['blank'], ['star']],
  });
  const thrown = given.hands[first] ?? [];
  const renewed = act(
    given,
    first,
    perform('cinematographer', { at: 'player', seat: first }),
  ).state;

  it('[47INFO-1] [47CINEMATOGRAPHER-1] an own hand that was discarded lies there in every world, and for others anywhere', () => {
    for (const { discards } of worldsOf(renewed, first))
      expect(hasFaces(discards, thrown)).toBe(true);
    const others = worldsOf(renewed, second).map(({ discards }) => discards.slice().sort().join());
    expect(new Set(others).size).toBeGreaterThan(20);
    expectWholeWorlds(renewed);
  });

  it('[47INFO-1] [47DECK-1] until the deck is made anew: then it lies anywhere', () => {
    const state = act(
      { ...given, discards: given.deck.slice(2), deck: given.deck.slice(0, 2) },
      first,
      perform('cinematographer', { at: 'player', seat: first }),
    ).state;
    expect(state.notes.map((notes) => notes.map(({ kind }) => kind).at(-1))).toEqual(
      [0, 1, 2, 3].map(() => 'deck-made-anew'),
    );
    const held = worldsOf(state, first).map(({ deck }) =>
      thrown.filter((card) => deck.includes(card)),
    );
    expect(new Set(held.map(({ length }) => length)).size).toBeGreaterThan(1);
    expectWholeWorlds(state);
  });

  it('[47INFO-1] [47POST-4] a card that the editor has cut, and an own one that the premiere did not show', () => {
    const turns = actAll(given, [0, PASS], [1, PASS], [2, PASS], [3, perform('editor')]).state;
    const [card = 'stray-cat'] = given.hands[3] ?? [];
    const removed = Array.from({ length: 12 }, (_, text) => {
      const { random } = start(4, {}, `cut ${text}`);
      return act({ ...turns, random }, 3, cast(card)).state;
    });
    for (const editing of removed) {
      const [cut] = editing.drawn as readonly CardId[];
      const shown = act(editing, 3, { type: 'cut' }).state;
      for (const { discards } of worldsOf(shown, 3))
        expect(hasFaces(discards, cut === undefined || cut === card ? [card] : [cut, card])).toBe(
          true,
        );
      expectWholeWorlds(shown);
    }
  });
});

describe('what made-up worlds are made of', () => {
  it('[47CARDS-5] no more of a loyalty than there are, whoever looks', () => {
    for (const randomLoyalties of [false, true]) {
      const state = start(6, { randomLoyalties });
      for (const viewer of [...seatsOf(6), 'table'] as const)
        for (const { loyalties } of worldsOf(state, viewer))
          expect(without(loyaltiesInPlay(state.options, 6), loyalties)).toHaveLength(
            loyaltiesInPlay(state.options, 6).length - loyalties.length,
          );
    }
  });

  it('[47POST-1] secret choices while cards are chosen, and at no other time', () => {
    const casting = scene({ players: 4, dice: [['star'], ['star'], ['star'], ['star']] });
    const chosen: State = { ...casting, phase: { kind: 'casting', waiting: [0] } };
    for (const { choices } of worldsOf(chosen, 0))
      expect(choices.map(({ length }) => length)).toEqual([0, 1, 1, 1]);
    for (const { choices } of worldsOf(casting, 0)) expect(choices.flat()).toEqual([]);
  });
});

it('[47DECK-1] a single discard makes a new deck', () => {
  const state = scene({
    players: 4,
    first: 0,
    jobs: [['composer'], ['gaffer'], ['actor'], ['editor']],
  });
  const [card = 'stray-cat', ...movie] = state.deck;
  const drawn = act({ ...state, deck: [], discards: [card], movie }, 0, perform('composer'));
  expect(drawn.events).toContainEqual({ type: 'deck-made-anew', cards: 1 });
  expect(drawn.state.drawn).toEqual([card]);
});
