import { work } from './abilities';
import { lookForBankruptcy } from './bankruptcy';
import { meets } from './conditions';
import { drawNews, fillTrack, hasCards, takeFromTrack } from './decks';
import type { Line } from './lines';
import { actionsForUnfinished, usesOfAction } from './offers';
import { begin, emptyRoles, pay, place, priceOf } from './placing';
import { release } from './release';
import { CARDS, directorOf, rowOf, scriptOf } from './rows';
import {
  decisionOf,
  named,
  type Player,
  playerAt,
  productionOf,
  type Table,
  type Turn,
  without,
} from './table';

const ACTIONS = 2;
const MOST_NEWS_TO_DRAW = 4;

function act({ lines }: Table, turn: Turn): void {
  lines.check(turn.actionsLeft > 0, 'there is no action left');
  turn.actionsLeft -= 1;
  turn.acted += 1;
}

function buyScript(table: Table, turn: Turn, script: string): void {
  const { player } = turn;
  act(table, turn);
  const price = priceOf(table, turn, 'scripts', script);
  pay(table, player, price);
  begin(table, player, script);
  takeFromTrack(table, 'scripts', script);
  table.lines.expect({ type: 'script-bought', seat: player.seat, script, price });
  fillTrack(table, 'scripts');
}

function hire(table: Table, turn: Turn, track: 'actors' | 'directors', action: Line): void {
  const { player } = turn;
  const talent = named(action, track === 'actors' ? 'actor' : 'director');
  const on = named(action, 'on');
  act(table, turn);
  const price = priceOf(table, turn, track, talent);
  pay(table, player, price);
  place(table, turn, { track, talent, on });
  takeFromTrack(table, track, talent);
  table.lines.expect({ type: 'talent-hired', seat: player.seat, track, talent, on, price });
  fillTrack(table, track);
}

/** EPDIRECTOR-2 */
function hireWriter(table: Table, turn: Turn, director: string, script: string): void {
  const { lines } = table;
  const { player } = turn;
  const { traits, bonuses } = directorOf(director);
  lines.check(!player.isBankrupt, 'Writers’ scripts are not for the bankrupt');
  lines.check(traits.includes('writer'), `${director} is no Writer`);
  lines.check(bonuses.includes(scriptOf(script).genre), `${director} does not write that genre`);
  act(table, turn);
  const price =
    priceOf(table, turn, 'directors', director) + priceOf(table, turn, 'scripts', script);
  pay(table, player, price);
  takeFromTrack(table, 'directors', director);
  takeFromTrack(table, 'scripts', script);
  begin(table, player, script);
  place(table, turn, { track: 'directors', talent: director, on: script });
  lines.expect({ type: 'writer-hired', seat: player.seat, director, script, price });
  fillTrack(table, 'scripts');
  fillTrack(table, 'directors');
}

/** EPRELEASE-1, EPEND-2 */
function releaseMovie(table: Table, turn: Turn, script: string): void {
  const production = productionOf(table, turn.player, script);
  const missing = emptyRoles(production);
  const isReady = production.director !== undefined && missing <= turn.emptyRoles;
  const actions = isReady ? 1 : actionsForUnfinished(table, turn);
  table.lines.check(actions <= turn.actionsLeft || isReady, `${script} is not finished`);
  for (let used = 0; used < actions; used += 1) act(table, turn);
  if (isReady && missing > 0) turn.emptyRoles = 0;
  turn.hasReleased = true;
  release(table, turn, production);
}

/** EPDIRECTOR-3 */
function placeOwnDirector(table: Table, turn: Turn, director: string, on: string): void {
  const { player } = turn;
  table.lines.check(player.directors.includes(director), `${director} is not at hand`);
  place(table, turn, { track: 'directors', talent: director, on });
  player.directors = without(player.directors, director);
  table.lines.expect({ type: 'director-placed', seat: player.seat, director, on });
}

/** EPNEWS-1 */
function playNews(table: Table, { seat, hand }: Player, action: Line): readonly string[] {
  const { lines } = table;
  const [news, on] = [named(action, 'news'), named(action, 'on')];
  const owner = playerAt(table, Number(action['seat']));
  const production = productionOf(table, owner, on);
  lines.check(hand.includes(news), `${news} is not in hand`);
  lines.check(
    meets(production, owner, rowOf(CARDS.news, news).conditions),
    `${on} does not meet the conditions of ${news}`,
  );
  production.news.push({ news, seat });
  lines.expect({ type: 'news-played', seat, news, owner: owner.seat, on });
  return without(hand, news);
}

/** EPMOGUL-1, EPBANKRUPT-2 */
function spendAbility(table: Table, turn: Turn, ability: string, aim: object): void {
  const { lines } = table;
  const { player } = turn;
  lines.check(player.abilities.includes(ability), `${ability} is not there any more`);
  const { effect, costsAction = false, afterRelease = false } = rowOf(CARDS.abilities, ability);
  const isAboutActions = costsAction || effect.kind === 'extra-actions';
  lines.check(!afterRelease || turn.hasReleased, `${ability} is for after a release`);
  lines.check(!player.isBankrupt || !isAboutActions, `${ability} is not for the bankrupt`);
  if (costsAction) act(table, turn);
  player.abilities = without(player.abilities, ability);
  lines.expect({ type: 'ability-used', seat: player.seat, ability, aim });
  work(table, turn, effect, aim as Readonly<Record<string, unknown>>);
}

/** EPTURN-2 */
function drawAtTheEnd(table: Table, turn: Turn): void {
  const { player } = turn;
  table.lines.check(turn.actionsLeft === 0, 'there are actions left');
  table.lines.check(!turn.hasDrawn, 'one News a turn');
  table.lines.check(player.hand.length <= MOST_NEWS_TO_DRAW, 'too many News in hand');
  table.lines.check(hasCards(table, 'news'), 'there is no News to draw');
  turn.hasDrawn = true;
  player.hand = [...player.hand, ...drawNews(table, player.seat, 1)];
}

/** EPTURN-2, EPBANKRUPT-2 */
function giveUp(table: Table, turn: Turn): void {
  const { lines } = table;
  const { seat, isBankrupt } = turn.player;
  lines.check(turn.actionsLeft > 0, 'there is nothing to give up');
  const isUseful = isBankrupt && usesOfAction(table, turn).length > 0;
  lines.check(!isUseful, 'the action must be used');
  lines.expect({ type: 'actions-given-up', seat, actions: turn.actionsLeft });
  turn.actionsLeft = 0;
}

/** EPBANKRUPT-1: nothing else is left of the turn of a bankrupt player who has acted. */
function isOver({ player, acted }: Turn): boolean {
  return player.isBankrupt && acted > 0;
}

function perform(table: Table, turn: Turn, action: Line): void {
  const { player } = turn;
  const isLate = !['play-news', 'draw-news'].includes(action.type);
  table.lines.check(!isOver(turn) || !isLate, 'the turn of the bankrupt is over');
  switch (action.type) {
    case 'buy-script':
      return buyScript(table, turn, named(action, 'script'));
    case 'hire-actor':
      return hire(table, turn, 'actors', action);
    case 'hire-director':
      return hire(table, turn, 'directors', action);
    case 'hire-writer':
      return hireWriter(table, turn, named(action, 'director'), named(action, 'script'));
    case 'release':
      return releaseMovie(table, turn, named(action, 'script'));
    case 'place-director':
      return placeOwnDirector(table, turn, named(action, 'director'), named(action, 'on'));
    case 'play-news':
      player.hand = [...playNews(table, player, action)];
      return;
    case 'use-ability':
      return spendAbility(table, turn, named(action, 'ability'), action['aim'] as object);
    case 'give-up':
      return giveUp(table, turn);
    case 'draw-news':
      return drawAtTheEnd(table, turn);
    default:
      table.lines.foul(`${action.type} is not for a turn`);
  }
}

/** EPTURN-1: a whole turn, to the decision that ends it. */
export function playTurn(table: Table, player: Player, round: number): void {
  const { seat, isBankrupt } = player;
  table.lines.expect({ type: 'turn-begun', seat, round });
  const turn: Turn = {
    player,
    actionsLeft: isBankrupt ? 1 : ACTIONS,
    acted: 0,
    hasReleased: false,
    hasDrawn: false,
    emptyRoles: 0,
    isPersuaded: false,
    twoTakes: [],
  };
  for (;;) {
    lookForBankruptcy(table, turn);
    table.onTurn(table, turn);
    const { action } = decisionOf(table, [seat]);
    if (action.type === 'end-turn') {
      table.lines.check(turn.actionsLeft === 0, 'there are actions left');
      return;
    }
    perform(table, turn, action);
    // EPEND-1: the last player in the order stops at once.
    if (table.stage === 'finale') return;
  }
}
