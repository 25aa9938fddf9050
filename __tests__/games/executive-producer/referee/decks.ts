import type { Track } from '../../../../src/games/executive-producer/vocabulary';
import { type DeckName, type Table, TRACK_NAMES } from './table';

const SPACES = 5;

/** EPMARKET-1: from the top; an empty deck is made anew from its discards, in the order that its line tells. */
export function drawFrom(table: Table, deck: DeckName, count: number): readonly string[] {
  const { lines, decks, discards } = table;
  const drawn = decks[deck].splice(0, count);
  if (drawn.length === count || discards[deck].length === 0) return drawn;
  const { hidden, ...line } = lines.next('deck-made-anew');
  const { deck: order } = hidden as { readonly deck: readonly string[] };
  lines.check(line['deck'] === deck, `it is the deck of ${deck} that is empty`);
  lines.check(line['cards'] === discards[deck].length, 'another number of cards was discarded');
  lines.check(
    [...order].sort().join() === [...discards[deck]].sort().join(),
    'the new deck is not what was discarded',
  );
  decks[deck] = [...order];
  discards[deck] = [];
  drawn.push(...decks[deck].splice(0, count - drawn.length));
  return drawn;
}

/** EPMARKET-1: cards slide to the left, and the spaces on the right are filled. */
export function fillTrack(table: Table, track: Track): void {
  const { lines, tracks } = table;
  tracks[track].push(...drawFrom(table, track, SPACES - tracks[track].length));
  lines.expect({ type: 'track-filled', track, cards: tracks[track] });
}

export function takeFromTrack({ lines, tracks }: Table, track: Track, card: string): void {
  const at = tracks[track].indexOf(card);
  lines.check(at >= 0, `${card} does not lie on the track of ${track}`);
  tracks[track].splice(at, 1);
}

/** EPRELEASE-6 */
export function advanceTracks(table: Table): void {
  const { lines, tracks, discards } = table;
  const gone = {
    scripts: tracks.scripts.splice(0, 1),
    actors: tracks.actors.splice(0, 1),
    directors: tracks.directors.splice(0, 1),
  };
  lines.expect({ type: 'tracks-advanced', discarded: gone });
  for (const track of TRACK_NAMES) discards[track].push(...gone[track]);
  for (const track of TRACK_NAMES) fillTrack(table, track);
}

export function isNewsLeft({ decks, discards }: Table): boolean {
  return decks.news.length + discards.news.length > 0;
}

export function drawNews(table: Table, seat: number, count: number): readonly string[] {
  const news = drawFrom(table, 'news', count);
  table.lines.expect({ type: 'news-drawn', seat, count: news.length, hidden: { news } });
  return news;
}
