import fc from 'fast-check';

import { canUndo, redo, replay, undo } from '../../src/engine/match';
import { EVERY_GAME, findEveryGame } from '../../src/games/every';
import { decodeSave, encodeSave } from '../../src/storage/codec';
import { SaveRepository } from '../../src/storage/repository';
import { badSaves } from '../support/bad-saves';
import { FaultyStore } from '../support/faulty-store';
import { PLAYERS, versionsOf } from '../support/matches';
import { must } from '../support/results';
import { underTest } from '../support/store-under-test';

const times = { created: 5, updated: 6 };

function repositoryOn(store: FaultyStore): SaveRepository {
  return new SaveRepository({
    store: underTest(store),
    now: () => 1,
    random: Math.random,
    games: findEveryGame,
  });
}

/* What saves promise is promised for every game that has rules, on the app's shelf or not. */
describe.each(EVERY_GAME.map(({ game }) => [game.id, game] as const))(
  'saves of %s',
  (_id, game) => {
    const seats = Math.max(game.seats.min, 3);
    const versions = versionsOf(seats, 'every game', {}, game);
    const last = versions.at(-1);
    if (last === undefined) throw new Error('A match has an end');

    it('open as they were left, at every point of a match', () => {
      for (const match of versions.filter((_, turns) => turns % 7 === 0 || turns > 200)) {
        const text = encodeSave({ revision: 1, times, match });
        expect(text.length).toBeLessThan(20_000);
        const decoded = must(decodeSave(text, undefined, findEveryGame));
        expect(decoded.match.state).toEqual(match.state);
        expect(decoded.match.turns).toEqual(match.turns);
      }
    });

    it('go to another phone and come back', async () => {
      const [here, there] = [new FaultyStore(), new FaultyStore()];
      const open = must(repositoryOn(here).create(last));
      await open.settled();
      const text = must(await repositoryOn(here).exportText(open.id));
      const id = must(await repositoryOn(there).importText(text));
      const again = must(await repositoryOn(there).load(id));
      expect(again.match.state).toEqual(last.state);
      expect(must(await repositoryOn(there).exportText(id))).toContain(`"game":"${game.id}"`);
    });

    it('undo goes back to a decision of a person, never past what somebody has seen', () => {
      for (const match of versions.filter((_, turns) => turns % 3 === 0)) {
        const sealedAt = match.turns.reduce((at, { sealed }, index) => (sealed ? index : at), -1);
        const back = undo(match);
        expect(canUndo(match)).toBe(back.ok);
        if (!back.ok) continue;
        const { turns } = back.value;
        expect(turns.length).toBeGreaterThan(sealedAt);
        expect(PLAYERS[match.turns[turns.length]?.seat ?? -1]?.kind).toBe('person');
        expect(back.value.state).toEqual(must(replay(game, match.setup, turns)).state);
        expect(redo(back.value).state).toEqual(match.state);
      }
      expect(versions.some((match) => match.turns.length > 0 && !canUndo(match))).toBe(true);
      expect(versions.some((match) => canUndo(match))).toBe(true);
    });

    it('that are nonsense change nothing', async () => {
      const store = new FaultyStore();
      const repository = repositoryOn(store);
      await must(repository.create(last)).settled();
      const before = new Map(store.disk);
      const good = [0, 13, 31].map((turns, index) => {
        const match = versions[turns];
        if (match === undefined) throw new Error('The match is shorter');
        return encodeSave({ revision: index + 1, times, match });
      });
      let bad = 0;
      for (const text of fc.sample(badSaves(good), { numRuns: 250, seed: 1947 })) {
        const imported = await repository.importText(text);
        if (imported.ok) must(await repository.delete(imported.value));
        else bad += 1;
      }
      expect(bad).toBeGreaterThan(180);
      expect(store.disk).toEqual(before);
    });
  },
);
