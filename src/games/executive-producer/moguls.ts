import { entryAt, without } from '../../engine/lists';
import type { Seat } from '../../engine/seats';
import { takeable } from './aims';
import { offerOpenAwards } from './awards';
import { ABILITIES, type AbilityId } from './cards/abilities';
import { discardTo, drawFrom } from './decks';
import { fillTrack, refreshTrack, takeFromTrack } from './market';
import { drawNews, putNews, stealNews } from './news';
import {
  beginProduction,
  placeTalent,
  producing,
  removeTalent,
  replaceProduction,
} from './productions';
import { campaigned, insuredFor, withNews } from './making';
import { movieOf, updateMovie } from './movies';
import { LEAST_STARS } from './numbers';
import type { Take } from './take';
import type { ActorId } from './cards/actors';
import type { Aim, Phase, TalentId } from './types';
import type { MogulEffect, Ratings, TalentTrack, Track } from './vocabulary';

type AimAt<At extends Aim['at']> = Extract<Aim, { at: At }>;
type PhaseOf<Kind extends Phase['kind']> = Extract<Phase, { kind: Kind }>;

function isAt<At extends Aim['at']>(aim: Aim, at: At): aim is AimAt<At> {
  return aim.at === at;
}

function aimedAt<At extends Aim['at']>(aim: Aim, at: At): AimAt<At> {
  if (!isAt(aim, at)) throw new Error(`Pointed at no ${at}`);
  return aim;
}

/** A card comes from its track without cost. */
function takeCard(take: Take, seat: Seat, track: Track, aim: Aim): void {
  if (aim.at === 'script') {
    takeFromTrack(take, 'scripts', aim.script);
    beginProduction(take, seat, aim.script);
    take.tell({ type: 'script-taken', seat, script: aim.script });
  } else if (track !== 'scripts') {
    const { talent, on } = aimedAt(aim, 'talent');
    takeFromTrack(take, track, talent);
    placeTalent(take, seat, track, talent, on);
    take.tell({ type: 'talent-taken', seat, talent, on });
  }
}

/** [EPMOGUL-1] One card after the other; the track is filled afterwards. */
function takeOne(take: Take, seat: Seat, track: Track, aim: Aim, left: number): void {
  takeCard(take, seat, track, aim);
  if (left > 1 && takeable(take.state, seat, track).length > 0)
    take.update({ phase: { kind: 'taking', seat, track, left: left - 1 } });
  else stopTaking(take, seat, track);
}

export function takeAnother(take: Take, phase: PhaseOf<'taking'>, aim: Aim): void {
  takeOne(take, phase.seat, phase.track, aim, phase.left);
}

export function stopTaking(take: Take, seat: Seat, track: Track): void {
  fillTrack(take, track);
  take.update({ phase: { kind: 'turn', seat } });
}

function audition(take: Take, seat: Seat, track: TalentTrack, count: number): void {
  const cards: readonly TalentId[] = drawFrom(take, track, count);
  take.tell({ type: 'auditioned', seat, cards });
  take.update({ phase: { kind: 'auditioning', seat, track, cards } });
}

/** One of those auditioned gets the part, or nobody; the others go. */
export function endAudition(
  take: Take,
  { seat, track, cards }: PhaseOf<'auditioning'>,
  aim: Aim,
): void {
  const chosen = aim.at === 'talent' ? aim.talent : undefined;
  discardTo(
    take,
    track,
    cards.filter((card) => card !== chosen),
  );
  if (aim.at === 'talent') {
    placeTalent(take, seat, track, aim.talent, aim.on);
    take.tell({ type: 'talent-taken', seat, talent: aim.talent, on: aim.on });
  }
  take.update({ phase: { kind: 'turn', seat } });
}

function campaign(take: Take, { seat, script }: AimAt<'movie'>, change: Ratings): void {
  const production = producing(take.state, seat, script);
  replaceProduction(take, seat, campaigned(production, change));
}

/** The next award, for its player's eyes alone. */
function preview(take: Take, seat: Seat): void {
  const [award] = take.state.awardDeck;
  if (award === undefined) return;
  take.tell({ type: 'award-previewed', seat, hidden: { award } });
  take.update({ phase: { kind: 'previewing', seat } });
}

/** Nobody else knows whether it has gone under the others. */
export function putBack(take: Take, seat: Seat, isBuried: boolean): void {
  const [award, ...rest] = take.state.awardDeck;
  if (isBuried && award !== undefined) take.update({ awardDeck: [...rest, award] });
  take.tell({ type: 'award-put-back', seat, hidden: { isBuried } });
  take.update({ phase: { kind: 'turn', seat } });
}

function cancelNews(take: Take, { seat, script }: AimAt<'movie'>): void {
  const production = producing(take.state, seat, script);
  discardTo(
    take,
    'news',
    production.news.map(({ news }) => news),
  );
  replaceProduction(take, seat, withNews(production, []));
}

/** Whoever moves it has played it from now on. */
function moveNews(take: Take, mover: Seat, { script, news, seat, on }: AimAt<'news'>): void {
  const production = producing(take.state, mover, script);
  const left = production.news.filter((played) => played.news !== news);
  replaceProduction(take, mover, withNews(production, left));
  putNews(take, mover, news, seat, on);
}

function leave(take: Take, track: TalentTrack, { seat, script, talent }: AimAt<'crew'>): void {
  removeTalent(take, seat, track, talent, script);
}

function acclaim(take: Take, { seat, script }: AimAt<'movie'>, stars: number): void {
  const { stars: before } = movieOf(take.state, seat, script);
  updateMovie(take, seat, script, (movie) => ({ stars: movie.stars + stars }));
  // [EPAWARD-4] A movie that had a star to pay with has qualified before, and was asked then.
  if (before < LEAST_STARS) offerOpenAwards(take, seat, script, 'turn');
}

/** What an ability does. */
function carryOut(take: Take, seat: Seat, effect: MogulEffect, aim: Aim): void {
  const { turn } = take.state;
  switch (effect.kind) {
    case 'take':
      return takeOne(take, seat, effect.track, aim, effect.cards);
    case 'audition':
      return audition(take, seat, effect.track, effect.cards);
    case 'extra-actions':
      return take.updateTurn({ actionsLeft: turn.actionsLeft + effect.actions });
    case 'draw-news':
      return drawNews(take, seat, effect.cards);
    case 'campaign':
      return campaign(take, aimedAt(aim, 'movie'), effect.change);
    case 'dismiss': {
      const crew = aimedAt(aim, 'crew');
      leave(take, 'actors', crew);
      discardTo(take, 'actors', [crew.talent as ActorId]);
      return undefined;
    }
    case 'poach': {
      const crew = aimedAt(aim, 'crew');
      leave(take, effect.track, crew);
      if (crew.on !== undefined) placeTalent(take, seat, effect.track, crew.talent, crew.on);
      return undefined;
    }
    case 'cancel-news':
      return cancelNews(take, aimedAt(aim, 'movie'));
    case 'move-news':
      return moveNews(take, seat, aimedAt(aim, 'news'));
    case 'refresh':
      return refreshTrack(take, effect.track);
    case 'two-takes':
      return take.updateTurn({ twoTakes: [...turn.twoTakes, effect.roll] });
    case 'persuade':
      return take.updateTurn({ isPersuaded: true });
    case 'space':
      take.set('spaces', seat, entryAt(take.state.spaces, seat) + 1);
      return takeOne(take, seat, 'scripts', aim, 1);
    case 'preview':
      return preview(take, seat);
    case 'roll-again':
      return undefined;
    case 'win-tie':
      return take.set('winsTie', seat, true);
    case 'steal-news':
      return stealNews(take, seat, aimedAt(aim, 'player').seat);
    case 'insure': {
      const { script } = aimedAt(aim, 'movie');
      const production = producing(take.state, seat, script);
      return replaceProduction(take, seat, insuredFor(production, effect.dollars));
    }
    case 'acclaim':
      return acclaim(take, aimedAt(aim, 'movie'), effect.stars);
    case 'rush':
      return take.updateTurn({ emptyRoles: turn.emptyRoles + effect.roles });
  }
}

/** [EPMOGUL-1] */
export function applyAbility(take: Take, seat: Seat, ability: AbilityId, aim: Aim): void {
  take.set('abilities', seat, without(take.of('abilities', seat), [ability]));
  take.tell({ type: 'ability-used', seat, ability, aim });
  carryOut(take, seat, ABILITIES[ability].effect, aim);
}
