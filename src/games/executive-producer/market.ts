import type { Seat } from '../../engine/seats';
import { discardTo, drawFrom } from './decks';
import { PRICES, SPACES } from './numbers';
import type { Take } from './take';
import type { CardOf, Piles, PublicState } from './types';
import { type Track, TRACKS } from './vocabulary';

/** Where the card lies on its track, from the left; -1 when it does not. */
export function spaceOf<Name extends Track>(
  { tracks }: Pick<PublicState, 'tracks'>,
  track: Name,
  card: CardOf<Name>,
): number {
  const cards: readonly CardOf<Track>[] = tracks[track];
  return cards.indexOf(card);
}

/** [EPMARKET-1] What a space of a track costs that player; the bankrupt get the leftmost card and no other. [EPBANKRUPT-2] */
export function priceAt(
  { isBankrupt }: PublicState,
  seat: Seat,
  space: number,
): number | undefined {
  if (isBankrupt[seat] === true) return space === 0 ? 0 : undefined;
  return PRICES[space];
}

/** What a card costs that player, where they can pay for it. */
export function affordable(state: PublicState, seat: Seat, space: number): number | undefined {
  const price = priceAt(state, seat, space);
  return price === undefined || price > (state.money[seat] ?? 0) ? undefined : price;
}

function setTrack<Name extends Track>(
  take: Take,
  track: Name,
  cards: readonly CardOf<Name>[],
): void {
  take.update({ tracks: { ...take.state.tracks, [track]: cards } });
}

/** The card leaves its track, and those to its right slide. */
export function takeFromTrack<Name extends Track>(
  take: Take,
  track: Name,
  card: CardOf<Name>,
): void {
  const cards: readonly CardOf<Name>[] = take.state.tracks[track];
  setTrack(
    take,
    track,
    cards.filter((other) => other !== card),
  );
}

/** [EPMARKET-1] Fills the spaces on the right. */
export function fillTrack(take: Take, track: Track): void {
  const cards: readonly CardOf<Track>[] = take.state.tracks[track];
  const more: readonly CardOf<Track>[] = drawFrom(take, track, SPACES - cards.length);
  setTrack(take, track, [...cards, ...more]);
  take.tell({ type: 'track-filled', track, cards: [...cards, ...more] });
}

/** All cards of a track go, and new ones come. */
export function refreshTrack(take: Take, track: Track): void {
  discardTo(take, track, take.state.tracks[track]);
  setTrack(take, track, []);
  fillTrack(take, track);
}

/** [EPRELEASE-6] */
export function advanceTracks(take: Take): void {
  const { tracks } = take.state;
  const discarded: Piles = {
    scripts: tracks.scripts.slice(0, 1),
    actors: tracks.actors.slice(0, 1),
    directors: tracks.directors.slice(0, 1),
  };
  take.tell({ type: 'tracks-advanced', discarded });
  for (const track of TRACKS) {
    discardTo(take, track, discarded[track]);
    setTrack(take, track, take.state.tracks[track].slice(1));
    fillTrack(take, track);
  }
}
