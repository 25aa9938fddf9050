import { randomFromSeed } from '../../../src/engine/random';
import { seatsOf } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import type { GameWords } from '../../../src/games/contract';
import { executiveProducer } from '../../../src/games/executive-producer/game';
import { LENGTHS } from '../../../src/games/executive-producer/numbers';
import type { Action, ExecutiveProducer } from '../../../src/games/executive-producer/types';
import { loadWords } from '../../../src/games/executive-producer/words';
import { LANGUAGES } from '../../../src/i18n/languages';
import { RESOURCES } from '../../../src/i18n/resources';
import { scene } from '../../support/executive-producer';
import { isUnfinished, Spoken } from '../../support/spoken';

const PLAYERS = ['Bea', 'Otto', 'Mabel', 'Zoe', 'Ugo'];

/** What leads on to the end of a turn. */
const STOPS: readonly Action['type'][] = ['give-up', 'draw-news', 'end-turn'];

/** Each kind of action alike; nobody stops while there is anything better to do. */
function choose(legal: readonly Action[], pick: <Item>(items: readonly Item[]) => Item): Action {
  const kindOf = (action: Action) => (action.type === 'use-ability' ? action.ability : action.type);
  const better = legal.filter(({ type }) => !STOPS.includes(type));
  const wanted = better.length > 0 ? better : legal;
  const kind = pick([...new Set(wanted.map(kindOf))]);
  return pick(wanted.filter((action) => kindOf(action) === kind));
}

/** Offers and views are looked at now and then: every kind comes up many times. */
const OFTEN = 3;
const NOW_AND_THEN = 16;

function readMatch(
  words: GameWords<ExecutiveProducer>,
  seats: number,
  text: string,
  met: Spoken<ExecutiveProducer>,
): void {
  const random = randomFromSeed(seedOf(text), 'readers');
  let { state, events } = executiveProducer.setup({ length: 'intro' }, seats, seedOf(text));
  for (let count = 0; ; count += 1) {
    met.readEvents(words, events);
    if (!met.phases.has(state.phase.kind) || count % OFTEN === 0) met.readOffers(words, state);
    if (!met.phases.has(state.phase.kind) || count % NOW_AND_THEN === 0)
      for (const viewer of ['table', ...seatsOf(seats)] as const)
        met.readView(words, state, viewer);
    met.phases.add(state.phase.kind);
    const [seat] = executiveProducer.toAct(state);
    if (seat === undefined) return;
    const action = choose(executiveProducer.legalActions(state, seat), (items) =>
      random.pick(items),
    );
    const applied = executiveProducer.apply(state, seat, action);
    if (!applied.ok) throw new Error('An offered action can be played');
    ({ state, events } = applied.value);
  }
}

const MATCHES = [2, 3, 4, 5].map((seats, number) => [seats, `spoken ${number}`] as const);

describe.each(LANGUAGES)('what is said of matches in %s', (language) => {
  test('has words for every event, offer, question and view, and no two offers alike', async () => {
    const words = (await loadWords(language))(PLAYERS);
    const met = new Spoken(executiveProducer);
    for (const [seats, text] of MATCHES) readMatch(words, seats, text, met);
    // A tie to the last is too rare to wait for.
    const tied = scene({ players: 3, phase: { kind: 'shouting', tied: [0, 2] } });
    met.readOffers(words, tied);
    met.readView(words, tied, 'table');
    expect([...met.texts].filter(isUnfinished)).toEqual([]);
    expect([...met.alike, ...met.amiss]).toEqual([]);
    expect(met.events.size).toBeGreaterThan(28);
    expect(met.actions.size).toBeGreaterThan(16);
    expect(met.phases.size).toBeGreaterThan(8);
  });

  test('speaks to whoever is called so, and not about them', async () => {
    const you = RESOURCES[language].setup.suggested.person;
    const words = (await loadWords(language))([you, 'Otto']);
    const spokenTo = {
      en: 'You are bankrupt.',
      fr: 'Vous faites faillite.',
      it: 'Vai in bancarotta.',
    };
    expect(words.event({ type: 'bankrupt', seat: 0 })).toBe(spokenTo[language]);
    expect(words.event({ type: 'bankrupt', seat: 1 })).toContain('Otto');
  });

  test('[EPAWARD-5] asks for a golf clap at nominations, and for a brief and emotional speech of the winner', async () => {
    const words = (await loadWords(language))(PLAYERS);
    const asked = {
      en: ['golf clap', 'brief and emotional speech'],
      fr: ['Applaudissements feutrés', 'discours bref et ému'],
      it: ['applauso composto', 'discorso breve e commosso'],
    }[language];
    const movie = { seat: 1, script: 'pip-the-candle' } as const;
    expect(words.event({ type: 'nominated', ...movie })).toContain(asked[0]);
    expect(words.event({ type: 'award-won', ...movie, award: 'best-picture', stars: 2 })).toContain(
      asked[1],
    );
  });

  test('names every option and value', async () => {
    const words = (await loadWords(language))(PLAYERS);
    for (const name of Object.keys(executiveProducer.options) as ['length', 'studios'])
      expect(Object.values(words.option(name)).filter(isUnfinished)).toEqual([]);
    for (const length of LENGTHS) {
      expect(isUnfinished(words.optionValue('length', length))).toBe(false);
      expect(words.optionValue('length', length)).not.toBe(length);
    }
    expect(words.optionValue('studios', '1-comet')).toBe('Comet International (Otto)');
  });
});
