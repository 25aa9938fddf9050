import type { Game } from '../../src/engine/game';
import { type Match, play, startMatch } from '../../src/engine/match';
import { COLOURS, GLYPHS, type Player } from '../../src/engine/players';
import { type Random, randomFromSeed } from '../../src/engine/random';
import { seatsOf } from '../../src/engine/seats';
import type { Speech } from '../../src/games/contract';
import { EVERY_GAME } from '../../src/games/every';
import { peopleAt, stageOf, type Wanted } from '../../src/shell/match/stage';
import { castingEntry } from '../support/casting-entry';
import { seed } from '../support/hollywood';
import { must } from '../support/results';

/*
 * What a table is handed, at positions of random matches: replaced by others that are possible, the secrets change
 * nothing of it. So there is none in it, in whatever form.
 */

const POSITIONS = 400;

function peopleFor(seats: number): readonly Player[] {
  return seatsOf(seats).map((seat) => ({
    kind: 'person',
    name: `Player ${seat + 1}`,
    colour: COLOURS[seat % COLOURS.length] ?? 'ruby',
    glyph: GLYPHS[seat % GLYPHS.length] ?? 'star',
  }));
}

/** Matches of people at every size of table, one after another, each from its start to its end. */
function* positions(game: Game, random: Random): Generator<Match> {
  for (let number = 0; ; number += 1) {
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
    // Alone at the table a person sees their own view; here nobody does.
    if (seats === 1) continue;
    const setup = { options: {}, seed: seed(`secrets ${number}`), players: peopleFor(seats) };
    let match = must(startMatch(game, setup));
    for (;;) {
      yield match;
      const [seat] = game.toAct(match.state);
      if (seat === undefined) break;
      match = must(play(match, seat, random.pick(game.legalActions(match.state, seat))));
    }
  }
}

/** All that is handed on to what is drawn in sight of everybody, as text: the table, and every curtain. */
function inSight(match: Match, say: Speech | undefined): string {
  const curtains = peopleAt(match).map((seat): Wanted => ({ kind: 'curtain', seat }));
  const stages = [{ kind: 'table' } as const, ...curtains].map((wanted) =>
    stageOf({ match, holder: undefined, wanted, isIntermission: false }),
  );
  const [table] = stages;
  if (table?.kind !== 'open') throw new Error('Everybody sees the table');
  if (say === undefined) return JSON.stringify(stages);
  const spoken = say(match.setup.players.map(({ name }) => name));
  const offered = [...table.offers, ...table.interruptions].flatMap(({ actions }) =>
    actions.map((action) => spoken.action(action, table.view)),
  );
  const lines = spoken.lines(table.view);
  expect(lines.own).toEqual([]);
  return JSON.stringify([stages, lines, offered, spoken.prompt(table.view)]);
}

it.each([castingEntry, ...EVERY_GAME].map((entry) => [entry.name, entry] as const))(
  'a table of %s is handed no secret',
  async (_name, entry) => {
    const { game } = entry;
    const random = randomFromSeed(seed('table without secrets'), entry.id);
    const say = await entry.words?.('en');
    const told: string[] = [];
    let [seen, varied] = [0, 0];
    for (const match of positions(game, random)) {
      if (random.int(3) > 0) continue;
      const before = inSight(match, say);
      for (const secret of game.secrets) {
        const state = secret.scramble(match.state, 'table', random);
        varied += Number(JSON.stringify(state) !== JSON.stringify(match.state));
        if (inSight({ ...match, state }, say) !== before) told.push(secret.name);
      }
      seen += 1;
      if (seen === POSITIONS) break;
    }
    expect(told).toEqual([]);
    expect(varied).toBeGreaterThan(POSITIONS);
  },
);
