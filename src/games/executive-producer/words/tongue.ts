import { sum } from '../../../engine/lists';
import type { Seat } from '../../../engine/seats';
import type { Translate } from '../../../i18n/translator';
import { inSentence } from '../../../i18n/you';
import { type AwardId, AWARDS } from '../cards/awards';
import { NEWS, type NewsId } from '../cards/news';
import { OBJECTIVES, type ObjectiveId } from '../cards/objectives';
import { type ScriptId, SCRIPT_IDS } from '../cards/scripts';
import type { Rolls } from '../events';
import type { TalentId } from '../types';
import type { Condition, Genre, Ratings, Roll } from '../vocabulary';
import { ACTOR_NAMES, DIRECTOR_NAMES } from './names';
import type { ProducerTexts } from './texts';

type Values = Readonly<Record<string, string | number>>;

const TALENTS: Readonly<Record<TalentId, string>> = { ...ACTOR_NAMES, ...DIRECTOR_NAMES };

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** One language at one table: what all sentences are made of. */
export class Tongue {
  constructor(
    readonly t: Translate<ProducerTexts>,
    private readonly names: readonly string[],
  ) {}

  /** A player as the subject of a sentence, who may be spoken to. */
  subject(seat: Seat): Values {
    return { ...inSentence(this.name(seat)) };
  }

  name(seat: Seat): string {
    return this.names[seat] ?? String(seat + 1);
  }

  players(seats: readonly Seat[]): string {
    return this.list(seats.map((seat) => this.name(seat)));
  }

  list(items: readonly string[]): string {
    return items.join(', ');
  }

  movie(script: ScriptId): string {
    return this.quoted(this.t(`script.${script}.title`));
  }

  movies(scripts: readonly ScriptId[]): string {
    return this.list(scripts.map((script) => this.movie(script)));
  }

  quoted(title: string): string {
    return this.t('phrase.movie', { title });
  }

  talent(talent: TalentId): string {
    return TALENTS[talent];
  }

  /** Scripts by their titles, people by their names. */
  cards(cards: readonly (ScriptId | TalentId)[]): string {
    return this.list(
      cards.map((card) => {
        const script = SCRIPT_IDS.find((id) => id === card);
        return script === undefined ? this.talent(card as TalentId) : this.movie(script);
      }),
    );
  }

  news(news: NewsId): string {
    return this.quoted(this.t(`news.${news}.headline`));
  }

  award(award: AwardId): string {
    return this.t(`award.${award}.name`);
  }

  /** Name, points and conditions. */
  awardCard(award: AwardId): Values {
    const { points } = AWARDS[award];
    return {
      award: this.award(award),
      points: this.points(points),
      text: this.t(`award.${award}.text`),
    };
  }

  objective(objective: ObjectiveId): string {
    return this.t(`objective.${objective}.name`);
  }

  objectiveCard(objective: ObjectiveId): string {
    const { points } = OBJECTIVES[objective];
    return `${this.counted(this.objective(objective), this.points(points))}. ${this.t(`objective.${objective}.text`)}`;
  }

  counted(what: string, count: string | number): string {
    return this.t('phrase.counted', { what, count: String(count) });
  }

  owned(what: string, seat: Seat): string {
    return this.t('phrase.owned', { what, owner: this.name(seat) });
  }

  money(count: number): string {
    return this.t('phrase.money', { count });
  }

  stars(count: number): string {
    return this.t('phrase.stars', { count });
  }

  points(count: number): string {
    return this.t('phrase.points', { count });
  }

  dice(count: number): string {
    return this.t('phrase.dice', { count });
  }

  actions(count: number): string {
    return this.t('phrase.actions', { count });
  }

  ratings({ review, boxOffice }: Ratings): string {
    return this.t('phrase.ratings', { review, boxOffice });
  }

  /** What dice show, the better of two rolls where there are two. */
  rolls({ review, boxOffice }: Rolls): string {
    const most = (rolls: Rolls[Roll]) => Math.max(...rolls.map((dice) => sum(dice)));
    return this.ratings({ review: most(review), boxOffice: most(boxOffice) });
  }

  genres(genres: readonly Genre[]): string {
    return this.list(genres.map((genre) => this.t(`genre.${genre}`)));
  }

  /** Dice that come or go. */
  change({ review, boxOffice }: Ratings): string {
    if (review !== 0 && boxOffice !== 0)
      return this.t('change.both', { review: signed(review), boxOffice: signed(boxOffice) });
    return review === 0
      ? this.t('change.boxOffice', { change: signed(boxOffice) })
      : this.t('change.review', { change: signed(review) });
  }

  newsEffect(news: NewsId): string {
    const [one, other] = NEWS[news].changes;
    if (other === undefined) return this.change(one);
    return this.t('change.either', { one: this.change(one), other: this.change(other) });
  }

  condition(condition: Condition): string {
    if (condition.kind === 'genre')
      return this.t('condition.genre', { genres: this.genres(condition.of) });
    const { kind, of, count } = condition;
    return this.t(`condition.${kind}.${of}`, { count });
  }

  /** What a News does, and what it asks of a movie. */
  newsCard(news: NewsId): string {
    const rules = [this.newsEffect(news)].concat(
      NEWS[news].conditions.map((condition) => this.condition(condition)),
    );
    return this.counted(this.t(`news.${news}.headline`), rules.join(' · '));
  }
}
