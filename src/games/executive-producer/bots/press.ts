import { NEWS, type NewsId } from '../cards/news';
import { withNews } from '../making';
import { canBear } from '../news';
import { MOST_NEWS_TO_DRAW } from '../numbers';
import { type Candidate, free } from './candidate';
import { payoffOf } from './payoff';
import type { Project } from './projects';
import { isNearlyReady, isReady, type Table } from './table';

/** What a News in hand is worth: too little said with it is worse than waiting for a better moment. */
const WORTH_WAITING = 0.12;
/** Where a movie is far from its release, a News on it is less sure to do anything. */
const EARLY = 0.5;
/** A News from the deck, as far as one can tell; in the last turn it can do nothing but harm. */
export const NEWS_TO_COME = 0.3;
const LAST_NEWS = 0.1;
/** That with an action left: anything that an action is good for is worth more, a release above all. */
const NEWS_INSTEAD = 0.01;

/** What the News changes for the movie's player, in points. */
export function effectOf(table: Table, project: Project, news: NewsId): number {
  const { position, seat, production, payoff } = project;
  const changed = withNews(production, [...production.news, { news, seat: table.seat }]);
  return payoffOf(position, seat, changed) - payoff;
}

/** All its changes help; none hurts and helps. */
export function isGood(news: NewsId): boolean {
  const [{ review, boxOffice }] = NEWS[news].changes;
  return review + boxOffice > 0;
}

/** [EPNEWS-1] Good News on own movies, bad ones on others'. */
export function newsPlays(table: Table): readonly Candidate[] {
  const { state, news: hand, rates } = table;
  const isHandFull = hand.length > MOST_NEWS_TO_DRAW || rates.turns === 0;
  const candidates: Candidate[] = [];
  for (const news of hand) {
    const isForOwn = isGood(news);
    for (const project of isForOwn ? table.own : table.rivals.projects) {
      const { seat, production } = project;
      const isTime = isForOwn ? isReady(project) : isNearlyReady(project);
      if (!isTime && !isHandFull) continue;
      if (!canBear(state, seat, production, news)) continue;
      const effect = effectOf(table, project, news);
      const gain = isForOwn ? effect : -effect * table.rivals.weightOf(project);
      const sure = isReady(project) ? gain : gain * EARLY;
      const action = { type: 'play-news', news, seat, on: production.script } as const;
      candidates.push(free(action, sure - (rates.turns > 1 ? WORTH_WAITING : 0)));
    }
  }
  return candidates;
}

function drawWorth({ state, rates }: Table): number {
  if (rates.turns > 0) return NEWS_TO_COME;
  return state.turn.actionsLeft === 0 ? LAST_NEWS : NEWS_INSTEAD;
}

/** [EPTURN-2] What the News brings that the turn ends with. */
export function newsDraw(table: Table): number {
  const isPossible = !table.state.turn.hasDrawn && table.news.length <= MOST_NEWS_TO_DRAW;
  return isPossible ? drawWorth(table) : 0;
}
