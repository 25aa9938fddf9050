import { findGame, GAMES, gameRow } from '../../src/games';
import { EVERY_GAME, findEveryGame } from '../../src/games/every';
import { encodeSave } from '../../src/storage/codec';
import { INDEX_KEY, type MatchId, slotKey } from '../../src/storage/keys';
import { SaveRepository } from '../../src/storage/repository';
import { FaultyStore } from '../support/faulty-store';
import { versionsOf } from '../support/matches';
import { must } from '../support/results';
import { underTest } from '../support/store-under-test';

/* Games are opened when a save of theirs is read. */

const times = { created: 5, updated: 6 };

function textOf(id: string): string {
  const game = findEveryGame(id)?.game;
  const match = game && versionsOf(3, 'opened by its save', {}, game)[5];
  if (match === undefined) throw new Error('The game is there');
  return encodeSave({ revision: 1, times, match });
}

function appOn(store: FaultyStore): SaveRepository {
  return new SaveRepository({ store: underTest(store), now: () => 1, random: Math.random });
}

const ID = 'opened' as MatchId;
const TEXT = textOf('hollywood-1947');

function kept(): FaultyStore {
  return new FaultyStore(new Map([[slotKey(ID, 0), TEXT]]));
}

function row(id: string) {
  const found = gameRow(id);
  if (found === undefined) throw new Error(`No game ${id}`);
  return found;
}

beforeEach(() => {
  jest.restoreAllMocks();
});

it('a game whose code does not come leaves its matches as they are, and says so', async () => {
  jest.spyOn(row('hollywood-1947'), 'load').mockRejectedValue(new Error('no network'));
  const refused = { ok: false, error: { code: 'game-unavailable', game: 'hollywood-1947' } };
  const store = kept();
  expect(await appOn(store).load(ID)).toEqual(refused);
  expect(await appOn(store).importText(TEXT)).toEqual(refused);
  const [entry] = must(await appOn(store).list());
  expect(entry).toMatchObject({ kind: 'unusable', id: ID, error: refused.error });
  expect(must(await appOn(store).exportText(ID))).toBe(TEXT);
  expect(store.disk.get(slotKey(ID, 0))).toBe(TEXT);
});

it('a game is opened by its first save, and asked for once', async () => {
  const load = jest.spyOn(row('hollywood-1947'), 'load');
  expect(findGame('hollywood-1947')).toBeUndefined();
  const repository = appOn(kept());
  expect(must(await repository.load(ID)).match.turns).toHaveLength(5);
  expect(findGame('hollywood-1947')?.name).toBe('Hollywood 1947');
  must(await repository.importText(TEXT));
  expect(load).toHaveBeenCalledTimes(1);
});

it('a list that was made before is read without opening a game', async () => {
  const store = new FaultyStore(new Map([[slotKey(ID, 0), textOf('executive-producer')]]));
  must(await appOn(store).list());
  const load = jest.spyOn(row('executive-producer'), 'load');
  const decoded = jest.spyOn(SaveRepository.prototype as never, 'decode');
  const [entry] = must(await appOn(store).list());
  expect(entry).toMatchObject({ kind: 'ready', summary: { game: 'executive-producer' } });
  expect(load).not.toHaveBeenCalled();
  expect(decoded).not.toHaveBeenCalled();
});

it('a summary by rules that the app lacks is not believed', async () => {
  const store = new FaultyStore(new Map([[slotKey(ID, 0), TEXT]]));
  must(await appOn(store).list());
  const index = store.disk.get(INDEX_KEY) ?? '';
  expect(index).toContain('"rulesVersion":1');
  store.disk.set(INDEX_KEY, index.replace('"rulesVersion":1', '"rulesVersion":9'));
  const decoded = jest.spyOn(SaveRepository.prototype as never, 'decode');
  const [entry] = must(await appOn(store).list());
  expect(entry).toMatchObject({ kind: 'ready', summary: { rulesVersion: 1 } });
  expect(decoded).toHaveBeenCalledTimes(1);
});

it('the list of games says what the games say', async () => {
  expect(GAMES.map(({ id }) => id)).toEqual(EVERY_GAME.map(({ game }) => game.id));
  for (const known of GAMES) {
    const { id, seats, rulesVersions } = known;
    const { game, earlier } = await known.load();
    expect(game.id).toBe(id);
    expect(seats).toEqual(game.seats);
    expect(rulesVersions).toEqual([game, ...earlier].map(({ rulesVersion }) => rulesVersion));
  }
});
