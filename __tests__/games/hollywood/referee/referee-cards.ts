/** The book-keeping of the cards that have come up: identity, names and how many of each exist. */

import { COLUMN_SIZES, GENRES } from './referee-lines';
import type { Card, Genre } from './referee-lines';

export interface Finding {
  readonly rule: string;
  readonly message: string;
}

interface Limit {
  readonly key: string;
  readonly most: number;
  readonly rule: string;
}

const STARS_PER_ROUND = 3;
const MOVIE_CARDS_PER_ROUND = 11;
const FILMS_PER_GENRE = 13;

const filmKey = (genre: Genre): string => `${genre} films`;
const awardKey = (genre: Genre): string => `${genre} award films`;

/** The limits that one card counts towards. */
function limitsOf(card: Card): readonly Limit[] {
  if (card.kind === 'star') return [{ key: `stars of ${card.rating}`, most: 4, rule: 'CARDS-3' }];
  if (card.kind === 'blockbuster') return [{ key: 'blockbusters', most: 5, rule: 'CARDS-1' }];
  const film = { key: filmKey(card.genre), most: FILMS_PER_GENRE, rule: 'CARDS-1' };
  const award = { key: awardKey(card.genre), most: 1, rule: 'CARDS-2' };
  return card.award ? [film, award] : [film];
}

function fingerprint(card: Card): string {
  const film = card.kind === 'film' ? [card.genre, card.award] : [];
  const star = card.kind === 'star' ? [card.rating] : [];
  return JSON.stringify([card.id, card.name, card.kind, ...film, ...star]);
}

export function sameCard(one: Card, other: Card): boolean {
  return fingerprint(one) === fingerprint(other);
}

/** DEAL-2: four columns, two of four cards and then two of three. */
export function columnsHaveTheRightSizes(columns: readonly (readonly Card[])[]): boolean {
  return (
    columns.length === COLUMN_SIZES.length &&
    columns.every((cards, column) => cards.length === COLUMN_SIZES[column])
  );
}

/** DEAL-1: three stars among the fourteen cards. */
export function mixOfARound(cards: readonly Card[]): readonly Finding[] {
  const stars = cards.filter((card) => card.kind === 'star').length;
  const others = cards.length - stars;
  if (stars === STARS_PER_ROUND && others === MOVIE_CARDS_PER_ROUND) return [];
  return [{ rule: 'DEAL-1', message: `dealt ${stars} stars and ${others} movie cards` }];
}

export class CardLedger {
  private readonly byId = new Map<string, Card>();
  private readonly idByName = new Map<string, string>();
  private readonly seen = new Map<string, number>();

  /** Enters a newly dealt card and tells what is wrong with it. */
  enter(card: Card): readonly Finding[] {
    const earlier = this.byId.get(card.id);
    if (earlier !== undefined) return this.dealtAgain(card, earlier);
    this.byId.set(card.id, card);
    return [...this.ownIdAndName(card), ...this.notTooMany(card)];
  }

  /**
   * CARDS-2 from below: once a whole genre has been dealt, its award must have been among it. The
   * other counts need no such check: at four players all 56 cards come up, so no kind can fall
   * short unless another exceeds its limit.
   */
  missingAwards(): readonly Finding[] {
    return GENRES.filter(
      (genre) =>
        this.seen.get(filmKey(genre)) === FILMS_PER_GENRE && !this.seen.has(awardKey(genre)),
    ).map((genre) => ({
      rule: 'CARDS-2',
      message: `all ${filmKey(genre)} were dealt and none has the award`,
    }));
  }

  private dealtAgain(card: Card, earlier: Card): readonly Finding[] {
    const again = { rule: 'SETUP-2', message: `card "${card.id}" was dealt before` };
    const changed = { rule: 'CARDS-5', message: `card "${card.id}" has changed since` };
    return sameCard(card, earlier) ? [again] : [again, changed];
  }

  private ownIdAndName(card: Card): readonly Finding[] {
    if (card.id.trim() === '' || card.name.trim() === '') {
      return [{ rule: 'CARDS-5', message: `card "${card.id}" lacks an id or a name` }];
    }
    const namesake = this.idByName.get(card.name);
    this.idByName.set(card.name, card.id);
    if (namesake === undefined) return [];
    return [{ rule: 'CARDS-5', message: `"${card.id}" is named like "${namesake}": ${card.name}` }];
  }

  private notTooMany(card: Card): readonly Finding[] {
    return limitsOf(card).flatMap(({ key, most, rule }) => {
      const count = (this.seen.get(key) ?? 0) + 1;
      this.seen.set(key, count);
      return count === most + 1 ? [{ rule, message: `more than ${most} ${key} came up` }] : [];
    });
  }
}
