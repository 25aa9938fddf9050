import { decidesAlone, isSeen, openActions } from '../game';
import { sameJson } from '../json';
import { actors, type Position, type State } from './position';

/** Whoever watches the phone on the table learns nothing from what it offers, or from whom it asks alone. */
export function checkOpenOffers(position: Position, worlds: readonly State[]): void {
  const { game, state, report } = position;
  for (const seat of actors(position)) {
    const isAlone = decidesAlone(game, state, seat);
    const offered = openActions(game, state, seat);
    for (const world of worlds) {
      if (decidesAlone(game, world, seat) !== isAlone)
        report('open-offers-hide-secrets', `seat ${seat}: the curtain tells a secret`);
      if (!sameJson(openActions(game, world, seat), offered))
        report('open-offers-hide-secrets', `seat ${seat}: open offers tell a secret`);
    }
  }
}

export function checkNews(position: Position): void {
  const { game, state, report } = position;
  for (const seat of actors(position)) {
    const offered = game.legalActions(state, seat);
    const seen = offered.find(isSeen);
    if (seen === undefined) continue;
    if (offered.length > 1) report('private-news', `seat ${seat} has something else to do`);
    if (!decidesAlone(game, state, seat))
      report('private-news', `seat ${seat} sees it in the open`);
    const applied = game.apply(state, seat, seen);
    if (!applied.ok) continue;
    const { state: next, events } = applied.value;
    if (events.some((event) => game.reveals(event)))
      report('private-news', `seat ${seat}: to have seen it shows something new`);
    if (game.outcome(next) !== undefined) report('private-news', `seat ${seat}: it ends the match`);
  }
}
