import { randomFromSeed } from '../../../src/engine/random';
import { seatsOf, type Viewer } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import type { GameWords } from '../../../src/games/contract';
import { CARD_IDS, PLAIN_JOBS } from '../../../src/games/hollywood-1947/cards';
import { hollywood1947 } from '../../../src/games/hollywood-1947/game';
import type {
  Action,
  Hollywood1947,
  Options,
  State,
} from '../../../src/games/hollywood-1947/types';
import { loadWords } from '../../../src/games/hollywood-1947/words';
import { LANGUAGES } from '../../../src/i18n/languages';
import { RESOURCES } from '../../../src/i18n/resources';
import { act, deal, PLAIN, scene } from '../../support/hollywood-1947';
import { TEXTS_1947 } from '../../support/texts-1947';
import { isUnfinished, Spoken } from '../../support/spoken';

const PLAYERS = ['Bea', 'Otto', 'Mabel', 'Zoe', 'Ugo', 'Ivy', 'Max', 'Lou', 'Pip'];

/** Each kind of action and each job alike. */
function choose(legal: readonly Action[], pick: <Item>(items: readonly Item[]) => Item): Action {
  const kindOf = (action: Action) => (action.type === 'perform' ? action.job : action.type);
  const kind = pick([...new Set(legal.map(kindOf))]);
  return pick(legal.filter((action) => kindOf(action) === kind));
}

/** Offers and views are looked at now and then: every kind comes up many times. */
const NOW_AND_THEN = 16;

function readMatch(
  words: GameWords<Hollywood1947>,
  seats: number,
  options: Partial<Options>,
  met: Spoken<Hollywood1947>,
): void {
  const seed = seedOf(`spoken ${seats}`);
  const random = randomFromSeed(seed, 'readers');
  let { state, events } = hollywood1947.setup({ ...PLAIN, ...options }, seats, seed);
  for (let count = 0; ; count += 1) {
    met.readEvents(words, events);
    if (!met.phases.has(state.phase.kind) || count % NOW_AND_THEN === 0) {
      met.readOffers(words, state);
      for (const viewer of ['table', ...seatsOf(seats)] as const)
        met.readView(words, state, viewer);
    }
    met.phases.add(state.phase.kind);
    const waited = hollywood1947.toAct(state);
    const others = hollywood1947.mayInterrupt(state);
    const [seat] = others.length > 0 && random.int(4) === 0 ? others : waited;
    if (seat === undefined) return;
    const action = choose(hollywood1947.legalActions(state, seat), (items) => random.pick(items));
    ({ state, events } = act(state, seat, action));
  }
}

const TABLES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (seats) =>
    [
      seats,
      { costumes: seats > 2, unionStrike: seats % 2 === 0, randomLoyalties: seats > 6 },
    ] as const,
);

describe.each(LANGUAGES)('what is said of matches in %s', (language) => {
  test('has words for every event, offer, question and view, and no two offers alike', async () => {
    const speech = await loadWords(language);
    const met = new Spoken(hollywood1947);
    for (const [seats, options] of TABLES)
      readMatch(speech(PLAYERS.slice(0, seats)), seats, options, met);
    // Somebody looks last and nobody has a star: too rare to wait for.
    const wrap = scene({ players: 2, changes: { phase: { kind: 'wrap', seat: 0 } } });
    met.readOffers(speech(PLAYERS.slice(0, 2)), wrap);
    met.readView(speech(PLAYERS.slice(0, 2)), wrap, 'table');
    expect([...met.texts].filter(isUnfinished)).toEqual([]);
    expect([...met.alike, ...met.amiss]).toEqual([]);
    expect(met.events.size).toBe(35);
    expect(met.actions.size).toBe(19);
    expect(met.phases.size).toBeGreaterThanOrEqual(18);
  });

  test('[47INFO-4] shows hidden cards by their faces alone: titles are told at the premiere', async () => {
    const words = (await loadWords(language))(PLAYERS.slice(0, 4));
    const titles = CARD_IDS.map((card) => TEXTS_1947[language].card[card]);
    const random = randomFromSeed(seedOf('titles'), 'readers');
    let { state } = act(deal(4), 0, { type: 'seen' });
    for (let count = 0; count < 200; count += 1) {
      const met = new Spoken(hollywood1947);
      met.readOffers(words, state);
      for (const viewer of ['table', 0, 1, 2, 3] as const) met.readView(words, state, viewer);
      const said = [...met.texts].join('\n');
      expect(titles.filter((title) => said.includes(title))).toEqual([]);
      const [seat] = hollywood1947.toAct(state);
      if (seat === undefined) break;
      const done = act(state, seat, random.pick(hollywood1947.legalActions(state, seat)));
      for (const event of done.events)
        if (event.type !== 'premiere')
          expect(titles.filter((title) => words.event(event)?.includes(title))).toEqual([]);
      ({ state } = done);
    }
  });

  test('[47INFO-1] the loyalty is shown at the start and between decisions, not where a card is chosen', async () => {
    const words = (await loadWords(language))(PLAYERS.slice(0, 4));
    const { name } = TEXTS_1947[language].loyalty.communist;
    const said = (state: State, viewer: Viewer) =>
      JSON.stringify(words.lines(hollywood1947.view(state, viewer)));
    const loyalties = ['communist', 'patriot', 'patriot', 'communist'] as const;
    const table = scene({
      players: 4,
      loyalties,
      changes: { phase: { kind: 'dealing', waiting: [0] } },
    });
    const goal = TEXTS_1947[language].loyalty.communist.goal;
    expect(said(table, 0)).toContain(goal);
    expect(said(table, 0)).toContain('Zoe');
    expect(said(table, 1)).not.toContain(goal);
    expect(said(table, 'table')).not.toContain(name);
    expect(said({ ...table, phase: { kind: 'turn', seat: 1 } }, 0)).toContain(goal);
    expect(said({ ...table, phase: { kind: 'casting', waiting: [0] } }, 0)).not.toContain(goal);
  });

  test('speaks to whoever is called so, and not about them', async () => {
    const you = RESOURCES[language].setup.suggested.person;
    const words = (await loadWords(language))([you, 'Otto']);
    const given = (seat: 0 | 1, to: 0 | 1) => words.event({ type: 'token-given', seat, to });
    const said = {
      en: ['You take a token.', 'You give Otto a token.', 'Otto gives you a token.'],
      fr: ['Vous prenez un jeton.', 'Vous donnez un jeton à Otto.', 'Otto vous donne un jeton.'],
      it: ['Prendi un gettone.', 'Dai un gettone a Otto.', 'Otto ti dà un gettone.'],
    };
    expect([given(0, 0), given(0, 1), given(1, 0)]).toEqual(said[language]);
    expect(given(1, 1)).toContain('Otto');
  });

  test('names every option, value and refusal', async () => {
    const words = (await loadWords(language))(PLAYERS);
    for (const name of Object.keys(hollywood1947.options) as (keyof Options)[])
      expect(Object.values(words.option(name)).filter(isUnfinished)).toEqual([]);
    for (const job of PLAIN_JOBS)
      expect(words.optionValue('leftOut', job)).toBe(TEXTS_1947[language].job[job].name);
    expect(words.refusal('not-now')).toBe(TEXTS_1947[language].refusal['not-now']);
  });
});
