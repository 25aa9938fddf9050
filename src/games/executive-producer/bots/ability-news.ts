import { seatsOf } from '../../../engine/seats';
import { withNews } from '../making';
import { canBear } from '../news';
import type { PlayedNews } from '../types';
import type { MogulEffect } from '../vocabulary';
import type { Use } from './abilities';
import { payoffOf } from './payoff';
import { effectOf, NEWS_TO_COME } from './press';
import type { Project } from './projects';
import { isReady, type Table } from './table';

type NewsEffect = Extract<MogulEffect, { kind: 'draw-news' | 'cancel-news' | 'move-news' }>;

function relief(project: Project, isGone: (played: PlayedNews) => boolean): number {
  const { position, seat, production, payoff } = project;
  const rest = production.news.filter((played) => !isGone(played));
  return payoffOf(position, seat, withNews(production, rest)) - payoff;
}

function moves(table: Table, project: Project): readonly Use[] {
  const { script, news: played } = project.production;
  return played.flatMap(({ news }) => {
    const rest = relief(project, (one) => one.news === news);
    if (rest <= 0) return [];
    return table.rivals.projects.flatMap((other) => {
      const { seat, production } = other;
      if (!canBear(table.state, seat, production, news)) return [];
      const gain = rest - effectOf(table, other, news) * table.rivals.weightOf(other);
      return { aim: { at: 'news', script, news, seat, on: production.script }, gain } as const;
    });
  });
}

/** News drawn at once; bad ones called off, or put on others, once the movie is ready for its release. */
export function newsMoves(table: Table, effect: NewsEffect): readonly Use[] {
  if (effect.kind === 'draw-news')
    return [{ aim: { at: 'nothing' }, gain: effect.cards * NEWS_TO_COME }];
  const beset = table.own.filter(
    (project) => project.production.news.length > 0 && isReady(project),
  );
  if (effect.kind === 'move-news') return beset.flatMap((project) => moves(table, project));
  return beset.map((project) => ({
    aim: { at: 'movie', seat: project.seat, script: project.production.script },
    gain: relief(project, () => true),
  }));
}

/** A News more here and one less there. */
const THEFT = 1.4;

/** From whoever holds the most. */
export function thefts({ state, seat, newsSizes }: Table): readonly Use[] {
  const hands = seatsOf(state.money.length).filter((other) => other !== seat);
  return hands.flatMap((other): readonly Use[] => {
    const size = newsSizes[other] ?? 0;
    const gain = NEWS_TO_COME * THEFT + size / 100;
    return size > 0 ? [{ aim: { at: 'player', seat: other }, gain }] : [];
  });
}
