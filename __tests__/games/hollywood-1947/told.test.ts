import { type Random, randomFromSeed } from '../../../src/engine/random';
import { seatsOf } from '../../../src/engine/seats';
import { seedOf } from '../../../src/engine/seed';
import type { Event } from '../../../src/games/hollywood-1947/events';
import type { Action, Options, State } from '../../../src/games/hollywood-1947/types';
import { act, hollywood1947, PLAIN, scene, start } from '../../support/hollywood-1947';

/** What an event says beside its type. Everything else would be said to the whole table. */
const TOLD: Readonly<Record<Event['type'], readonly string[]>> = {
  'table-set': ['jobs', 'centre', 'dice'],
  'round-begun': ['round', 'first', 'ghostDice'],
  'poster-shown': ['poster', 'by'],
  'posters-drawn': ['seat', 'count'],
  'poster-buried': ['seat'],
  'job-performed': ['seat', 'job', 'aim'],
  passed: ['seat'],
  declined: ['seat'],
  'jobs-swapped': ['seat', 'jobs'],
  'die-rolled': ['seat', 'holder', 'die', 'face'],
  'die-turned': ['seat', 'holder', 'die', 'face'],
  'token-given': ['seat', 'to', 'from'],
  'cards-drawn': ['seat', 'count'],
  'cards-discarded': ['seat', 'count'],
  composed: ['seat'],
  'card-added': ['holder', 'count'],
  'editing-announced': ['seat'],
  'ghosts-seen': ['seat'],
  'hand-seen': ['seat', 'of'],
  'costumes-drawn': ['seat', 'count'],
  'costume-given': ['seat', 'to', 'costume'],
  'costume-worn': ['seat', 'costume', 'aim'],
  chosen: ['seat'],
  'cast-complete': ['added'],
  'ghost-replaced': ['holder'],
  'token-spent': ['holder'],
  'token-kept': ['seat'],
  'deck-card-added': [],
  'card-removed': ['cards'],
  edited: ['seat', 'putBack'],
  premiere: ['premiere'],
  'hearing-held': ['dice'],
  'jobs-dealt': ['jobs', 'centre'],
  'deck-made-anew': ['cards'],
  claimed: ['seat', 'statement'],
  'match-ended': ['result', 'winners', 'loyalties'],
};

interface Step {
  readonly before: State;
  readonly after: State;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** Each kind of action alike, so that everything comes up. */
function anyKind(random: Random, legal: readonly Action[]): Action {
  const type = random.pick([...new Set(legal.map((action) => action.type))]);
  return random.pick(legal.filter((action) => action.type === type));
}

function stepsOf(players: number, options: Partial<Options>, text: string): readonly Step[] {
  const random = randomFromSeed(seedOf(text), 'test players');
  const steps: Step[] = [];
  for (let before = start(players, options, text); ;) {
    const waited = hollywood1947.toAct(before);
    if (waited.length === 0) return steps;
    const others = hollywood1947.mayInterrupt(before);
    const seat = random.pick(others.length > 0 && random.int(4) === 0 ? others : waited);
    const action = anyKind(random, hollywood1947.legalActions(before, seat));
    const { state: after, events } = act(before, seat, action);
    steps.push({ before, after, action, events });
    before = after;
  }
}

/** So many that what happens seldom does happen, whatever the decks are. */
const MATCHES = Array.from({ length: 60 }, (_, match) => match);

const STEPS = MATCHES.flatMap((match) => [
  ...stepsOf(3, { ...PLAIN, costumes: true, unionStrike: true }, `told ${match}`),
  ...stepsOf(6, { ...PLAIN, costumes: true }, `told ${match}`),
]);

describe('what everybody is told', () => {
  it('[47INFO-1] no event says more than it is known to say', () => {
    const told = STEPS.flatMap(({ events }) => events);
    const opening = hollywood1947.setup(PLAIN, 6, seedOf('told')).events;
    const tooMuch = [...opening, ...told].flatMap(({ type, ...rest }) =>
      Object.keys(rest)
        .filter((key) => !TOLD[type].includes(key))
        .map((key) => `${type}: ${key}`),
    );
    expect(tooMuch).toEqual([]);
    // All that can be told was told, so that nothing goes unlooked at.
    const types = new Set([...opening, ...told].map(({ type }) => type));
    expect(Object.keys(TOLD).filter((type) => !types.has(type as Event['type']))).toEqual([]);
  });

  it('[47INFO-1] [47COSTUME-2] no aim names a card', () => {
    const aims = STEPS.flatMap(({ events }) => events).flatMap((event) =>
      event.type === 'costume-worn' || event.type === 'job-performed' ? event.aim.at : [],
    );
    expect(new Set(aims)).toEqual(new Set(['nothing', 'player', 'die', 'jobs', 'token']));
  });
});

/** What a seat has seen of what was hidden: its cards, what it drew, looked at or was shown. */
function sightsOf(state: State): readonly string[] {
  return seatsOf(state.hands.length).flatMap((seat) => {
    const { own, ghosts, posters, premieres, costumes } = hollywood1947.view(state, seat);
    const looks = (own?.notes ?? []).filter(({ kind }) => kind.startsWith('saw'));
    const open = ghosts.map((card, ghost) => `ghost ${ghost} ${card}`);
    return [
      ...(state.hands[seat] ?? []),
      ...(own?.drawn.length === 0 ? [] : state.drawn),
      ...open.filter((text) => !text.endsWith('hidden')),
      ...posters,
      ...costumes.flat(),
      `looks ${looks.length}`,
      `premieres ${premieres.length}`,
    ].map((text) => `${seat}: ${text}`);
  });
}

describe('undo', () => {
  const isSealed = ({ events }: Step) => events.some((event) => hollywood1947.reveals(event));

  it('[47INFO-1] never goes past a die, a draw or a secret that somebody saw', () => {
    const seen = STEPS.filter(({ before, after }) => {
      const known = new Set(sightsOf(before));
      const hasRolled = JSON.stringify(before.random) !== JSON.stringify(after.random);
      return hasRolled || sightsOf(after).some((sight) => !known.has(sight));
    });
    const unsealed = seen.filter((step) => !isSealed(step));
    expect(unsealed.map(({ action }) => action)).toEqual([]);
    const kinds = new Set(seen.map(({ action: { type } }) => type));
    for (const type of ['perform', 'reroll', 'look-at-ghosts', 'wear', 'cast', 'cut'] as const)
      expect(kinds).toContain(type);
  });

  it('[47INFO-1] takes back a swap, a claim, a token kept and a card chosen while others choose', () => {
    const quiet = new Set(
      STEPS.filter((step) => !isSealed(step)).map(({ action: { type } }) => type),
    );
    for (const type of ['swap', 'claim', 'pass', 'cast', 'spend-token', 'perform', 'wear'] as const)
      expect(quiet).toContain(type);
  });

  it('[47OPTION-1] how many cards others chose is seen when all have chosen', () => {
    const casting = scene({
      players: 4,
      options: { unionStrike: true },
      jobs: [['director'], ['gaffer'], ['actor'], ['editor']],
      dice: [['star'], ['blank'], ['blank'], ['star']],
      tokens: [0, 1, 0, 0],
      posters: ['comedy'],
      changes: { phase: { kind: 'casting', waiting: [0, 3] }, turn: 4 },
    });
    const one = act(casting, 0, { type: 'cast', cards: [] });
    expect(one.events.some((event) => hollywood1947.reveals(event))).toBe(false);
    const all = act(one.state, 3, { type: 'cast', cards: [] });
    // A token is asked for next: nothing was drawn or cut, and still it cannot be taken back.
    expect(all.state.phase.kind).toBe('tokens');
    expect(all.events.some((event) => hollywood1947.reveals(event))).toBe(true);
  });
});
