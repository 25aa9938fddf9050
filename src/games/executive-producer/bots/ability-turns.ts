import { ACTIONS, LEAST_PRICE, PRICES } from '../numbers';
import { entryAt } from '../../../engine/lists';
import { actorObjects, emptyRoles } from '../productions';
import type { Track } from '../vocabulary';
import type { Use } from './abilities';
import { gifts } from './ability-cards';
import { bestOf } from './candidate';
import { forecastAsIs } from './forecast';
import { diceWorth } from './payoff';
import { purchases } from './purchases';
import { moneyWorth } from './rates';
import { releases } from './releases';
import { isNearlyReady, type Table } from './table';

/*
 * Abilities that change what the turn can be used for.
 */

const NOTHING = { at: 'nothing' } as const;
/** What new cards bring beyond those that were there, if those were poor. */
const USUAL_GIFT = 1.6;
/** What one more movie wants: dollars beyond what the others may still cost, and turns. */
const MONEY_TO_SPARE = 12;
const TURNS_FOR_A_MOVIE = 2;

/** What one more action would be used for. */
export function extraActions(table: Table): readonly Use[] {
  const { state, own } = table;
  if (state.turn.hasDrawn || state.turn.actionsLeft > 0) return [];
  if (entryAt(state.isBankrupt, table.seat)) return [];
  const withOne = { ...table, state: { ...state, turn: { ...state.turn, actionsLeft: 1 } } };
  const best = bestOf([...purchases(withOne, own), ...releases(withOne)]);
  return best === undefined ? [] : [{ aim: NOTHING, gain: best.gain }];
}

/** What is saved on cards that would be bought anyway. */
export function discounts(table: Table, tracks: readonly Track[], dollars: number): readonly Use[] {
  const { state, seat, rates } = table;
  const isFresh = state.turn.actionsLeft === ACTIONS && !state.turn.hasDrawn;
  if (!isFresh || entryAt(state.isBankrupt, seat)) return [];
  let saved = 0;
  for (const track of tracks) {
    const uses = gifts(table, track);
    let most = 0;
    for (const use of uses) {
      const { aim } = use;
      const card = aim.at === 'script' ? aim.script : aim.at === 'talent' ? aim.talent : undefined;
      const space = (state.tracks[track] as readonly unknown[]).indexOf(card);
      const price = PRICES[space] ?? LEAST_PRICE;
      if (use.gain > rates.action) most = Math.max(most, Math.min(dollars, price - LEAST_PRICE));
    }
    saved += most;
  }
  const money = entryAt(state.money, seat);
  const gain = moneyWorth(money + Math.min(saved, 2 * dollars), rates) - moneyWorth(money, rates);
  return gain > 0 ? [{ aim: NOTHING, gain }] : [];
}

function bestGift(table: Table, track: Track): number | undefined {
  const uses = gifts(table, track);
  return uses.length === 0 ? undefined : Math.max(...uses.map(({ gain }) => gain));
}

/** New cards where those on the track are of little use. */
export function refreshes(table: Table, track: Track): readonly Use[] {
  if (table.state.turn.actionsLeft === 0) return [];
  const best = bestGift(table, track);
  return best === undefined ? [] : [{ aim: NOTHING, gain: USUAL_GIFT - best }];
}

/** Somebody who would not come otherwise, and is better than all who would. */
export function persuasions(table: Table): readonly Use[] {
  const { state, own } = table;
  if (state.turn.actionsLeft === 0 || state.turn.isPersuaded) return [];
  const isRefused = own.some(
    ({ production }) =>
      emptyRoles(production) > 0 &&
      state.tracks.actors.some((actor) => actorObjects(production, actor) !== undefined),
  );
  if (!isRefused) return [];
  const persuaded = { ...table, state: { ...state, turn: { ...state.turn, isPersuaded: true } } };
  const after = bestGift(persuaded, 'actors') ?? 0;
  return [{ aim: NOTHING, gain: after - (bestGift(table, 'actors') ?? 0) }];
}

/** Three movies at once are a trap for whoever cannot pay for them: only with the others nearly done, and money to spare. */
export function spaces(table: Table): readonly Use[] {
  const { state, seat, own, rates } = table;
  const isFull = own.length >= entryAt(state.spaces, seat);
  const areNearlyDone = own.every(isNearlyReady);
  const isRich = entryAt(state.money, seat) >= MONEY_TO_SPARE;
  if (!isFull || !areNearlyDone || !isRich || rates.turns <= TURNS_FOR_A_MOVIE) return [];
  return [{ aim: NOTHING, gain: 0.2 }];
}

/** A release now with an empty role, for what it brings less than one with everybody later. */
export function rushes(table: Table, roles: number): readonly Use[] {
  const { state, seat, own, rates } = table;
  if (state.turn.actionsLeft === 0 || state.stage !== 'season') return [];
  const gains = own.flatMap(({ production, payoff }) => {
    const missing = emptyRoles(production);
    if (production.director === undefined || missing === 0) return [];
    if (missing > roles + state.turn.emptyRoles) return [];
    return diceWorth(table, seat, forecastAsIs(production, seat)) - rates.action - payoff;
  });
  return gains.length === 0 ? [] : [{ aim: NOTHING, gain: Math.max(...gains) + 0.5 }];
}
