import type { Bot } from '../bot';
import type { Game, GameTypes } from '../game';
import { canonicalJson } from '../json';
import { allOptions } from '../options';
import { type Random, randomFromSeed } from '../random';
import { type Seat, seatCounts } from '../seats';
import { type Seed, seedOf, seedText } from '../seed';
import { type Law, LAWS, type Violation } from './laws';
import { checkApply, checkLegalLists, checkOutcome } from './action-laws';
import { checkHidden } from './hidden-laws';
import { checkJson, survivesJson } from './json-laws';
import type { Coverage, Position } from './position';
import { checkNews } from './privacy-laws';

/** One random match under watch. */
export interface Trial {
  readonly game: Game;
  readonly bots: readonly Bot[];
  readonly options: object;
  readonly seats: number;
  readonly seed: Seed;
  /** Every how many positions are looked at closely; 1 = all of them. */
  readonly stride: number;
}

interface Watch {
  readonly report: (law: Law, detail: string) => void;
  readonly coverage: Coverage;
}

interface Played {
  readonly seat: Seat;
  readonly action: GameTypes['action'];
  /** What came of it, as text. */
  readonly state: string;
  readonly events: string;
}

function chooseActor(game: Game, state: GameTypes['state'], random: Random): Seat | undefined {
  const waited = game.toAct(state);
  if (waited.length === 0) return undefined;
  const interrupting = game.mayInterrupt(state);
  // Interrupts are rare at a table too: mostly somebody acts whom the match waits for.
  return interrupting.length > 0 && random.int(4) === 0
    ? random.pick(interrupting)
    : random.pick(waited);
}

/** Each kind of action alike, however many ways there are to do it: rare ones come up too. */
function chooseAction(
  offered: readonly GameTypes['action'][],
  random: Random,
): GameTypes['action'] {
  const type = random.pick([...new Set(offered.map((action) => action.type))]);
  return random.pick(offered.filter((action) => action.type === type));
}

function checkReplay(trial: Trial, opening: string, played: readonly Played[], watch: Watch): void {
  const { game, options, seats, seed } = trial;
  const setup = game.setup(options, seats, seed);
  if (JSON.stringify(setup) !== opening) watch.report('replay-equals-live', 'the setup differs');
  let { state } = setup;
  for (const [index, { seat, action, ...before }] of played.entries()) {
    const again = game.apply(state, seat, action);
    const isSame =
      again.ok &&
      JSON.stringify(again.value.state) === before.state &&
      JSON.stringify(again.value.events) === before.events;
    if (!isSame) {
      watch.report('replay-equals-live', `action ${index} gives something else`);
      return;
    }
    state = again.value.state;
  }
}

function checkPosition(position: Position): void {
  checkLegalLists(position);
  checkOutcome(position);
  checkApply(position);
  checkJson(position);
  checkHidden(position);
  checkNews(position);
}

/** Plays one random match, checking every law on the way. */
function watchMatch(trial: Trial, watch: Watch): void {
  const { game, bots, options, seats, seed, stride } = trial;
  const players = randomFromSeed(seed, 'conformance players');
  const worlds = randomFromSeed(seed, 'conformance worlds');
  const setup = game.setup(options, seats, seed);
  const opening = JSON.stringify(setup);
  if (!survivesJson(setup.events)) watch.report('json-round-trip', 'events of the setup');
  const offset = players.int(stride);
  const given: { state: GameTypes['state']; text: string }[] = [];
  const played: Played[] = [];
  let { state } = setup;
  let text = JSON.stringify(state);
  for (let count = 0; ; count += 1) {
    given.push({ state, text });
    const actor = chooseActor(game, state, players);
    if (count % stride === offset || actor === undefined) {
      checkPosition({
        game,
        bots,
        seats,
        seedText: seedText(seed),
        state,
        random: worlds,
        ...watch,
      });
    }
    if (actor === undefined) break;
    if (count >= game.maxActions(seats)) {
      watch.report('ends-within-bound', `still going after ${count} actions`);
      break;
    }
    const offered = game.legalActions(state, actor);
    if (offered.length === 0) {
      watch.report('legal-when-to-act', `seat ${actor} has nothing to do`);
      break;
    }
    const action = chooseAction(offered, players);
    const applied = game.apply(state, actor, action);
    if (!applied.ok) {
      watch.report('offered-applies', canonicalJson(action));
      break;
    }
    state = applied.value.state;
    text = JSON.stringify(state);
    const events = JSON.stringify(applied.value.events);
    played.push({ seat: actor, action, state: text, events });
  }
  if (given.some((earlier) => JSON.stringify(earlier.state) !== earlier.text)) {
    watch.report('states-never-change', 'an older state is no longer what it was');
  }
  checkReplay(trial, opening, played, watch);
}

export interface SuiteSize {
  /** Matches for every combination of seats and options. */
  readonly matches: number;
  readonly stride: number;
  /** Which tables are played; all of them when left out. */
  readonly isWanted?: (seats: number, options: object) => boolean;
  /** Whether all that is hidden must come up in those that are wanted, too. */
  readonly showsAll?: true;
}

export interface SuiteReport {
  readonly matches: number;
  /** One violation a law and detail, however often it came up. */
  readonly violations: readonly Violation[];
}

/** What only shows over a whole run: secrets that never vary, or that nobody named. */
function checkCoverage(game: Game, { report, coverage }: Watch): void {
  for (const { name } of game.secrets) {
    if (!coverage.varied.has(name)) report('secrets-vary', `${name} never changed`);
  }
  for (const field of coverage.hidden) {
    if (!coverage.scrambled.has(field))
      report('secrets-cover', `${field} is neither shown nor a secret`);
  }
  for (const field of coverage.scrambled) {
    if (!coverage.madeUp.has(field))
      report('determinize-varies', `${field} is always the true one`);
  }
}

/** Runs a game through random matches at every table size and with every combination of options. */
export function checkGame(game: Game, bots: readonly Bot[], size: SuiteSize): SuiteReport {
  const found = new Map<string, Violation>();
  const watch: Watch = {
    report: (law, detail) => found.set(`${law} ${detail}`, { law, detail }),
    coverage: { varied: new Set(), hidden: new Set(), scrambled: new Set(), madeUp: new Set() },
  };
  let matches = 0;
  for (const seats of seatCounts(game.seats)) {
    for (const options of allOptions<object>(game.options, seats)) {
      if (size.isWanted?.(seats, options) === false) continue;
      for (let number = 0; number < size.matches; number += 1) {
        matches += 1;
        const seed = seedOf(`conformance-${matches}-secret`);
        const trial = { game, bots, options, seats, seed, stride: size.stride };
        try {
          watchMatch(trial, watch);
        } catch (error) {
          watch.report('never-throws', String(error));
        }
      }
    }
  }
  // Of some tables only, not everything that is hidden may come up.
  if (size.isWanted === undefined || size.showsAll === true) checkCoverage(game, watch);
  return { matches, violations: [...found.values()] };
}

/** A report as lines for a person. */
export function describe(report: SuiteReport): readonly string[] {
  return report.violations.map(({ law, detail }) => `${law}: ${LAWS[law]} (${detail})`);
}
