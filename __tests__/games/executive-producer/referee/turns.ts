import { work } from './abilities';
import { lookForBankruptcy } from './bankruptcy';
import { meets } from './conditions';
import { drawNews, fillTrack, isNewsLeft, takeFromTrack } from './decks';
import type { Line } from './lines';
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
  turn.hasActed = true;
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
  const { lines, stage } = table;
  const production = productionOf(table, turn.player, script);
  const missing = emptyRoles(production);
  const isReady = production.director !== undefined && missing <= turn.emptyRoles;
  act(table, turn);
  if (isReady && missing > 0) turn.emptyRoles = 0;
  if (!isReady) {
    lines.check(stage === 'last-round' && !turn.hasReleased, `${script} is not finished`);
    turn.actionsLeft = 0;
  }
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
  const { effect, costsAction = false } = rowOf(CARDS.abilities, ability);
  const isAboutActions = costsAction || ['extra-actions', 'discount'].includes(effect.kind);
  lines.check(!player.isBankrupt || !isAboutActions, `${ability} is not for the bankrupt`);
  if (costsAction) act(table, turn);
  player.abilities = without(player.abilities, ability);
  lines.expect({ type: 'ability-used', seat: player.seat, ability, aim });
  work(table, turn, effect, aim as Readonly<Record<string, unknown>>);
}

/** EPTURN-2 */
function drawAtTheEnd(table: Table, turn: Turn): void {
  const { player } = turn;
  table.lines.check(!turn.hasDrawn, 'one News a turn');
  table.lines.check(player.hand.length <= MOST_NEWS_TO_DRAW, 'too many News in hand');
  table.lines.check(isNewsLeft(table), 'there is no News to draw');
  turn.hasDrawn = true;
  turn.actionsLeft = 0;
  player.hand = [...player.hand, ...drawNews(table, player.seat, 1)];
}

function perform(table: Table, turn: Turn, action: Line): void {
  const { player } = turn;
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
    hasActed: false,
    hasReleased: false,
    hasDrawn: false,
    discounts: { scripts: 0, actors: 0, directors: 0 },
    emptyRoles: 0,
    isPersuaded: false,
    twoTakes: [],
  };
  for (;;) {
    lookForBankruptcy(table, turn);
    table.onTurn(table, turn);
    const { action } = decisionOf(table, [seat]);
    if (action.type === 'end-turn') return;
    perform(table, turn, action);
  }
}
