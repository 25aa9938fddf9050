import { entryAt, without } from '../../engine/lists';
import { type Seat, seatsOf } from '../../engine/seats';
import { NEWS, type NewsId } from './cards/news';
import type { ScriptId } from './cards/scripts';
import { drawFrom, hasCardsFor } from './decks';
import { meets } from './facts';
import { withNews } from './making';
import { MOST_NEWS_TO_DRAW } from './numbers';
import { producing, productionsOf, replaceProduction } from './productions';
import type { Take } from './take';
import type { Action, Production, PublicState, State } from './types';

/** [EPNEWS-1] */
export function canBear(
  { studios }: PublicState,
  owner: Seat,
  production: Production,
  news: NewsId,
): boolean {
  return meets(production, entryAt(studios, owner), NEWS[news].conditions);
}

/** [EPNEWS-1] Every News of a hand with every movie it can be played on. */
export function legalNews(state: PublicState, hand: readonly NewsId[]): readonly Action[] {
  const actions: Action[] = [];
  for (const news of hand)
    for (const seat of seatsOf(state.money.length))
      for (const production of productionsOf(state, seat))
        if (canBear(state, seat, production, news))
          actions.push({ type: 'play-news', news, seat, on: production.script });
  return actions;
}

/** [EPTURN-2] Once a turn, by whoever has not too many already. */
export function mayDrawNews(state: State, seat: Seat): boolean {
  return (
    !state.turn.hasDrawn &&
    entryAt(state.news, seat).length <= MOST_NEWS_TO_DRAW &&
    hasCardsFor(state, 'news')
  );
}

export function putNews(take: Take, seat: Seat, news: NewsId, owner: Seat, on: ScriptId): void {
  const production = producing(take.state, owner, on);
  replaceProduction(take, owner, withNews(production, [...production.news, { news, seat }]));
}

/** [EPNEWS-1] */
export function playNews(take: Take, seat: Seat, news: NewsId, owner: Seat, on: ScriptId): void {
  take.set('news', seat, without(take.of('news', seat), [news]));
  putNews(take, seat, news, owner, on);
  take.tell({ type: 'news-played', seat, news, owner, on });
}

/** [EPMOGUL-1] Any of them: nobody sees which but those two. */
export function stealNews(take: Take, seat: Seat, from: Seat): void {
  const news = take.random.pick(take.of('news', from));
  take.set('news', from, without(take.of('news', from), [news]));
  take.set('news', seat, [...take.of('news', seat), news]);
  take.tell({ type: 'news-stolen', seat, from, hidden: { news: [news] } });
}

export function drawNews(take: Take, seat: Seat, count: number): void {
  const news = drawFrom(take, 'news', count);
  take.set('news', seat, [...take.of('news', seat), ...news]);
  take.tell({ type: 'news-drawn', seat, count: news.length, hidden: { news } });
}
