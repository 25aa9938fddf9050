import type { Seat } from '../../../engine/seats';
import { effectOfCostume, effectOfJob, type Kind } from '../cards';
import { faceOf } from '../dice';
import { ROUNDS_TO_WIN } from '../numbers';
import type { Action, Aim, Deed, View } from '../types';
import type { Effect } from '../vocabulary';
import { colourOfFace } from './evidence';
import { CARD_HABITS } from './fitted';
import { COMMUNIST, PATRIOT } from './loyalty-worlds';
import type { Level } from './levels';
import type { Mind } from './mind';

/** [47CARDS-5] Of two players one is the patriot and the other the communist, as both know. */
function isKnownAnyhow({ handSizes, options }: View): boolean {
  return handSizes.length === 2 && !options.randomLoyalties;
}

/** Whether somebody asks what the table thinks of them. */
export function mindsItsName(view: View, seat: Seat, { caution }: Level): boolean {
  return caution > 0 && view.loyalties[seat] === 'communist' && !isKnownAnyhow(view);
}

/** What it costs a communist to be found out now: nothing at the end of a match. */
function stakeOf({ view, seat, level }: Mind): number {
  if (!mindsItsName(view, seat, level)) return 0;
  const { wins } = view;
  const toCome = ROUNDS_TO_WIN - 1 - Math.max(wins.patriot, wins.communist);
  return (level.caution * Math.max(0, toCome)) / ROUNDS_TO_WIN;
}

/** Communists care for each other's good name. */
function friendsOf({ view }: Mind): readonly number[] {
  return view.loyalties.flatMap((known, other) => (known === 'communist' ? other : []));
}

function deedOfEffect({ view, seat }: Mind, effect: Effect, aim: Aim): Deed | undefined {
  const about = { seat, round: view.round };
  switch (effect.kind) {
    case 'give-token':
      if (aim.at !== 'token') return undefined;
      return aim.from === undefined
        ? { ...about, kind: 'gave-token', to: aim.to }
        : { ...about, kind: 'gave-token', to: aim.to, from: aim.from };
    case 'reroll':
    case 'turn-die':
      return aim.at === 'die'
        ? { ...about, kind: 'changed-die', holder: aim.holder, before: faceOf(view, aim) }
        : undefined;
    case 'new-hand':
    case 'exchange':
      return aim.at === 'player' ? { ...about, kind: 'renewed-hand', of: aim.seat } : undefined;
    default:
      return undefined;
  }
}

/** What others will remember of an action. */
function deedOf(mind: Mind, action: Action): Deed | undefined {
  const { view, seat } = mind;
  switch (action.type) {
    case 'perform':
      return deedOfEffect(mind, effectOfJob(action.job), action.aim);
    case 'wear':
      return deedOfEffect(mind, effectOfCostume(action.costume), action.aim);
    case 'reroll':
      return {
        seat,
        round: view.round,
        kind: 'changed-die',
        holder: action.holder,
        before: faceOf(view, action),
      };
    case 'keep-poster':
      return { seat, round: view.round, kind: 'kept-poster', poster: action.poster };
    default:
      return undefined;
  }
}

/** What it costs, in chances to win, that an action makes the table think of communists. */
export function costOfDeed(mind: Mind, action: Action): number {
  const { level } = mind;
  const stake = stakeOf(mind);
  const deed = stake === 0 ? undefined : deedOf(mind, action);
  if (deed === undefined) return 0;
  const friends = friendsOf(mind);
  const reputation = mind.reputation();
  const before = friends.reduce((sum, seat) => sum + reputation.chanceOf(seat, COMMUNIST), 0);
  return stake * (reputation.after(deed, mind.view, friends, COMMUNIST, level.deeds) - before);
}

/** How a card looks to those who wonder whose it is: above zero like a communist's. */
function suspicionOf(card: Kind): number {
  const colour = colourOfFace(card);
  return Math.log((CARD_HABITS[COMMUNIST]?.[colour] ?? 1) / (CARD_HABITS[PATRIOT]?.[colour] ?? 1));
}

/** The same of cards for the movie: whose they are is hidden among all that is in it. */
export function costOfCards(mind: Mind, cards: readonly Kind[]): number {
  const { film, seat } = mind;
  const stake = stakeOf(mind);
  if (stake === 0) return 0;
  const before = mind.reputation().chanceOf(seat, COMMUNIST);
  const suspicion = cards.reduce((sum, card) => sum + suspicionOf(card), 0);
  const odds =
    (before / Math.max(1e-6, 1 - before)) * Math.exp(suspicion / Math.sqrt(Math.max(1, film.size)));
  return stake * (odds / (1 + odds) - before);
}
