import { backFromEnd, isFinished } from '../../src/engine/match';
import { findGame } from '../../src/games';
import { slicedRunner } from '../../src/session/bot-runner';
import { LiveMatches } from '../../src/session/live-matches';
import type { MatchId } from '../../src/storage/keys';
import { FaultyStore } from '../support/faulty-store';
import { seed } from '../support/hollywood';
import { midMatch, PLAYERS, versionsOf } from '../support/matches';
import { must } from '../support/results';
import { repositoryOn } from '../support/saves';

const entry = findGame('hollywood');
if (entry === undefined) throw new Error('The game is on the shelf');

function tableOn(store: FaultyStore) {
  const saves = repositoryOn(store);
  const matches = new LiveMatches({
    saves,
    runner: slicedRunner(() => Date.now()),
    botPauseMs: () => 0,
  });
  return { saves, matches };
}

const setup = { options: {}, seed: seed('live'), players: PLAYERS.slice(0, 3) };

describe('open matches', () => {
  it('a new match is open and saved at once', async () => {
    const store = new FaultyStore();
    const { matches } = tableOn(store);
    const live = must(matches.start(entry, setup));
    await live.settled();
    expect(matches.find(live.id)).toBe(live);
    expect(must(await repositoryOn(store).list())).toHaveLength(1);
    expect(live.saving.getState()).toEqual({ kind: 'saved' });
  });

  it('a table that cannot be seated opens nothing and saves nothing', async () => {
    const store = new FaultyStore();
    const { matches } = tableOn(store);
    const twins = PLAYERS.slice(0, 3).map((player) => ({ ...player, name: 'Ada' }));
    expect(matches.start(entry, { ...setup, players: twins }).ok).toBe(false);
    expect(matches.start(entry, { ...setup, players: [] }).ok).toBe(false);
    expect(must(await repositoryOn(store).list())).toEqual([]);
  });

  it('a copy of a finished match is one of its own, with a name; the finished one stays', async () => {
    const store = new FaultyStore();
    const { matches, saves } = tableOn(store);
    const over = versionsOf(3, 'over').at(-1);
    const back = over && backFromEnd(over);
    if (over === undefined || back === undefined) throw new Error('People have decided');
    const open = must(saves.create(over));
    await open.settled();
    const before = must(await saves.exportText(open.id));

    const live = must(matches.startFrom(back, 'Another ending'));
    await live.settled();
    expect(live.id).not.toBe(open.id);
    live.session.redo();
    expect(isFinished(live.session.store.getState().match)).toBe(true);
    await matches.leave();
    const listed = must(await repositoryOn(store).list());
    const names = listed.map((one) => (one.kind === 'ready' ? [one.id, one.summary.name] : []));
    expect(new Map(names as [string, string | undefined][])).toEqual(
      new Map([
        [open.id, undefined],
        [live.id, 'Another ending'],
      ]),
    );
    expect(must(await saves.exportText(open.id))).toBe(before);
  });

  it('what a session decides is in the storage when the table has been left', async () => {
    const store = new FaultyStore();
    const { matches, saves } = tableOn(store);
    const open = must(saves.create(midMatch(3, 'left', 0, { firstSeat: 0 })));
    await open.settled();
    const live = must(await matches.open(open.id));
    const [action] = live.session.store
      .getState()
      .match.game.legalActions(live.session.store.getState().match.state, 0);
    if (action === undefined) throw new Error('Something can be done');
    expect(live.session.act(0, action).ok).toBe(true);
    await matches.leave();
    expect(matches.find(open.id)).toBeUndefined();
    const again = must(await tableOn(store).matches.open(open.id));
    expect(again.session.store.getState().match.turns).toHaveLength(1);
  });

  it('only one match is open: another one takes its place, and bots of the first rest', () => {
    const { matches } = tableOn(new FaultyStore());
    const first = must(matches.start(entry, setup));
    first.session.resume();
    const second = must(matches.start(entry, { ...setup, seed: seed('second') }));
    expect(matches.find(first.id)).toBeUndefined();
    expect(matches.find(second.id)).toBe(second);
    expect(first.session.store.getState().thinking).toBeUndefined();
  });

  it('a match that was shown before it was opened counts as seen', async () => {
    const store = new FaultyStore();
    const { matches, saves } = tableOn(store);
    const open = must(saves.create(midMatch(4, 'seen', 20)));
    await open.settled();
    const live = must(await matches.open(open.id));
    const { match } = live.session.store.getState();
    const events = match.opening.length + match.turns.flatMap((turn) => turn.events).length;
    expect(live.shown.getState()).toEqual({ events });
  });

  it('a match that is not there, or cannot be read, is told with its reason', async () => {
    const store = new FaultyStore();
    const { matches } = tableOn(store);
    expect(await matches.open('nothing' as MatchId)).toEqual({
      ok: false,
      error: { code: 'save-missing' },
    });
    store.disk.set('backlot/match/torn/0', '{"format":"backlot');
    expect(await matches.open('torn' as MatchId)).toMatchObject({ ok: false });
    expect(matches.find('torn')).toBeUndefined();
  });

  it('a save that fails is told, and the match goes on', async () => {
    const store = new FaultyStore();
    const { matches } = tableOn(store);
    const live = must(matches.start(entry, { ...setup, options: { firstSeat: 0 } }));
    await live.settled();
    jest.spyOn(store, 'setItem').mockRejectedValue(new Error('full'));
    expect(live.session.act(0, { type: 'clap' }).ok).toBe(true);
    await live.settled();
    expect(live.saving.getState()).toMatchObject({ kind: 'failed' });
    expect(live.session.store.getState().match.turns).toHaveLength(1);
  });
});
