import { randomBot } from '../../src/engine/bot';
import type { Match } from '../../src/engine/match';
import { finish } from '../../src/engine/steps';
import { type Analysis, analyse } from '../../src/games/hollywood/bots/commentary';
import type { Hollywood } from '../../src/games/hollywood/types';
import { Commentaries, type CommentaryState } from '../../src/session/commentaries';
import { encodeCommentary, readCommentary } from '../../src/session/stored-commentary';
import { commentaryKey, type MatchId } from '../../src/storage/keys';
import type { SaveRepository } from '../../src/storage/repository';
import { playedByBots } from '../support/bot-matches';
import { FaultyStore } from '../support/faulty-store';
import { must } from '../support/results';
import { repositoryOn } from '../support/saves';

const PLAYOUTS = 20;
const BOTS = [randomBot, randomBot, randomBot];
const MATCH = playedByBots(BOTS, 'kept', { people: [0] });
const OTHER = playedByBots(BOTS, 'another', { people: [0] });

function analysed(match: Match<Hollywood>): Analysis {
  return finish(analyse(match, PLAYOUTS));
}

const ANALYSIS = analysed(MATCH);

async function savedOn(store: FaultyStore, match: Match<Hollywood> = MATCH) {
  const saves = repositoryOn(store);
  const open = must(saves.create(match));
  await open.settled();
  return { saves, id: open.id };
}

interface Heard {
  readonly states: readonly CommentaryState[];
  /** How often the clock was asked: never, when nothing had to be worked out. */
  readonly looks: number;
}

/** Follows a match with a new memory until it is told something that is not progress. */
async function follow(
  saves: Pick<SaveRepository, 'readCommentary' | 'keepCommentary'>,
  id: MatchId,
  match: Match<Hollywood> = MATCH,
): Promise<Heard> {
  const states: CommentaryState[] = [];
  let looks = 0;
  let clock = 0;
  const desk = new Commentaries({
    saves,
    playouts: PLAYOUTS,
    now() {
      looks += 1;
      return (clock += 1);
    },
  });
  await new Promise<void>((resolve) => {
    desk.follow(id, match, (state) => {
      states.push(state);
      if (state.kind !== 'working') resolve();
    });
  });
  // What is kept is written after it was told.
  await new Promise((resolve) => setTimeout(resolve, 60));
  return { states, looks };
}

describe('the commentary on a match', () => {
  it('is worked out in slices, tells its progress in whole percents, and is kept beside the match', async () => {
    const store = new FaultyStore();
    const { saves, id } = await savedOn(store);
    const { states, looks } = await follow(saves, id);
    const percents = states.flatMap((state) => (state.kind === 'working' ? [state.percent] : []));
    expect(percents.length).toBeGreaterThan(10);
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b));
    expect(states.at(-1)).toEqual({ kind: 'ready', analysis: ANALYSIS });
    expect(looks).toBeGreaterThan(0);
    expect(store.disk.get(commentaryKey(id))).toBe(encodeCommentary(MATCH, ANALYSIS));
  });

  it('is read the next time instead of being worked out', async () => {
    const { saves, id } = await savedOn(new FaultyStore());
    await follow(saves, id);
    const { states, looks } = await follow(saves, id);
    expect(looks).toBe(0);
    expect(states).toEqual([{ kind: 'ready', analysis: ANALYSIS }]);
  });

  it('is remembered while the app runs, whatever the storage does', async () => {
    const saves = {
      readCommentary: jest.fn(() => Promise.resolve(undefined)),
      keepCommentary: () => Promise.reject(new Error('full')),
    };
    const desk = new Commentaries({ saves, now: () => 0, playouts: PLAYOUTS });
    const states: CommentaryState[] = [];
    for (let time = 0; time < 2; time += 1) {
      await new Promise<void>((resolve) => {
        desk.follow('a' as MatchId, MATCH, (state) => {
          states.push(state);
          if (state.kind === 'ready') resolve();
        });
      });
    }
    expect(saves.readCommentary).toHaveBeenCalledTimes(1);
    expect(desk.find(MATCH)).toEqual(ANALYSIS);
    expect(states.filter(({ kind }) => kind === 'ready')).toHaveLength(2);
  });

  it('stops when nobody wants it any more, says nothing more and keeps nothing', async () => {
    const store = new FaultyStore();
    const { saves, id } = await savedOn(store);
    let clock = 0;
    const desk = new Commentaries({ saves, now: () => (clock += 1), playouts: PLAYOUTS });
    const states: CommentaryState[] = [];
    await new Promise<void>((resolve) => {
      const stop = desk.follow(id, MATCH, (state) => {
        states.push(state);
        stop();
        resolve();
      });
    });
    const asked = clock;
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(states).toHaveLength(1);
    expect(states[0]?.kind).toBe('working');
    expect(clock).toBe(asked);
    expect(desk.find(MATCH)).toBeUndefined();
    expect(store.disk.has(commentaryKey(id))).toBe(false);
  });

  it('goes with its match, and is not written for one that is gone', async () => {
    const store = new FaultyStore();
    const { saves, id } = await savedOn(store);
    await follow(saves, id);
    expect(store.disk.has(commentaryKey(id))).toBe(true);
    const deleted = must(await saves.delete(id));
    expect([...store.disk.keys()].filter((key) => key.includes(id))).toEqual([]);
    await follow(saves, id);
    expect([...store.disk.keys()].filter((key) => key.includes(id))).toEqual([]);
    must(await saves.restore(deleted));
    await follow(saves, id);
    expect(store.disk.has(commentaryKey(id))).toBe(true);
  });

  it('says so when it cannot be worked out', async () => {
    const broken = { ...MATCH, turns: MATCH.turns.slice(1) };
    const { saves, id } = await savedOn(new FaultyStore());
    const { states } = await follow(saves, id, broken);
    expect(states.at(-1)).toEqual({ kind: 'failed' });
  });
});

describe('a commentary that was kept', () => {
  const text = encodeCommentary(MATCH, ANALYSIS);
  const stored = JSON.parse(text) as Record<string, unknown>;

  it('comes back as it was', () => {
    expect(readCommentary(text, MATCH)).toEqual(ANALYSIS);
    expect(ANALYSIS.remarks.some(({ better }) => better !== undefined)).toBe(true);
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['no JSON', text.slice(0, -20)],
    ['something else', '{"format":"backlot-match"}'],
    ['an older version', JSON.stringify({ ...stored, version: 0 })],
    ['other chances', text.replace(/0\.\d/, '0.0')],
    ['chances of a longer match', JSON.stringify({ ...stored, chances: [] })],
    ['a field too many', JSON.stringify({ ...stored, more: 1 })],
  ])('is not taken when it is %s', (_what, damaged) => {
    expect(damaged).not.toBe(text);
    expect(readCommentary(damaged, MATCH)).toBeUndefined();
  });

  /** The first is changed, all others are as they were. */
  function withFirst<Item>(items: readonly Item[], change: Partial<Item>): readonly Item[] {
    return items.map((item, index) => (index === 0 ? { ...item, ...change } : item));
  }
  const { chances, remarks } = ANALYSIS;

  it.each<[string, Analysis]>([
    ['one remark on a move there is not', { chances, remarks: withFirst(remarks, { turn: 999 }) }],
    [
      'one move better than the best',
      { chances, remarks: withFirst(remarks, { chance: 1, best: 0 }) },
    ],
    ['one moment too few', { chances: chances.slice(1), remarks }],
    ['one moment with a seat too many', { chances: [[0, 0, 0, 0], ...chances.slice(1)], remarks }],
  ])('is not taken with %s among good ones, although nothing damaged it', (_what, analysis) => {
    expect(remarks.length).toBeGreaterThan(1);
    expect(readCommentary(encodeCommentary(MATCH, analysis), MATCH)).toBeUndefined();
  });

  it('is not taken for another match, nor for the same one before it was over', () => {
    expect(readCommentary(text, OTHER)).toBeUndefined();
    expect(readCommentary(text, { ...MATCH, turns: MATCH.turns.slice(0, -1) })).toBeUndefined();
  });

  it.each(['garbage', JSON.stringify({ ...stored, version: 0 })])(
    'is worked out anew and replaced when it is damaged or outdated: %s',
    async (damaged) => {
      const store = new FaultyStore();
      const { saves, id } = await savedOn(store);
      store.disk.set(commentaryKey(id), damaged);
      const { states } = await follow(saves, id);
      expect(states.at(-1)).toEqual({ kind: 'ready', analysis: ANALYSIS });
      expect(store.disk.get(commentaryKey(id))).toBe(text);
    },
  );

  it.each(['reject', 'hang'] as const)(
    'costs nothing but time when the storage answers with a %s',
    async (fault) => {
      let isBroken = false;
      const store = new FaultyStore(new Map(), () => (isBroken ? fault : undefined));
      const { saves, id } = await savedOn(store);
      isBroken = true;
      const { states } = await follow(saves, id);
      expect(states.at(-1)).toEqual({ kind: 'ready', analysis: ANALYSIS });
    },
  );
});
