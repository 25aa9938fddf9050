import type { Seat } from '../../../engine/seats';
import type { Translate } from '../../../i18n/translator';
import { inSentence } from '../../../i18n/you';
import { type CardId, type JobId, type Kind, kindOf, type PosterId, posterSymbols } from '../cards';
import { ownerOf } from '../jobs';
import type { DieRef, PublicState, Result, Statement } from '../types';
import type { Face, Holder } from '../vocabulary';
import type { Texts1947 } from './texts';

type Values = Readonly<Record<string, string | number>>;

/** One language at one table: what all sentences are made of. */
export class Tongue {
  constructor(
    readonly t: Translate<Texts1947>,
    private readonly names: readonly string[],
  ) {}

  get seats(): number {
    return this.names.length;
  }

  /** A player, or a ghost of a small table. */
  name(holder: Holder): string {
    const number = holder - this.names.length + 1;
    return this.names[holder] ?? this.t('phrase.ghost', { number });
  }

  /** A holder as the subject of a sentence, who may be spoken to. */
  subject(holder: Holder): Values {
    return { ...inSentence(this.name(holder)) };
  }

  /** Who does something, and to whom: either may be spoken to, or be the same. */
  between(seat: Seat, target: Holder): Values {
    const subject = inSentence(this.name(seat));
    const values = { player: subject.player, target: this.name(target) };
    const isYou = subject.context !== undefined;
    if (seat === target) return { ...values, context: isYou ? 'yourself' : 'self' };
    if (isYou) return { ...values, context: 'you' };
    const isToYou = inSentence(values.target).context !== undefined;
    return isToYou ? { ...values, context: 'toYou' } : values;
  }

  players(seats: readonly Seat[]): string {
    return this.list(seats.map((seat) => this.name(seat)));
  }

  list(items: readonly string[]): string {
    return items.join(', ');
  }

  counted(what: string, count: string | number): string {
    return this.t('phrase.counted', { what, count: String(count) });
  }

  job(job: JobId): string {
    return this.t(`job.${job}.name`);
  }

  jobs(jobs: readonly JobId[]): string {
    return this.list(jobs.map((job) => this.job(job)));
  }

  /** Everybody's jobs, by name. */
  jobsByName(jobs: PublicState['jobs']): string {
    return this.list(jobs.map((own, seat) => this.counted(this.name(seat), this.jobs(own))));
  }

  /** A job, with who has it. */
  jobPlace(table: Pick<PublicState, 'jobs' | 'centre'>, job: JobId): string {
    const owner = ownerOf(table, job);
    return owner === undefined
      ? this.t('phrase.inCentre', { job: this.job(job) })
      : this.t('phrase.place', { job: this.job(job), player: this.name(owner) });
  }

  face(face: Face): string {
    return this.t(`phrase.${face}`);
  }

  dice(dice: readonly (readonly Face[])[], first: Holder): string {
    return this.list(
      dice.map((own, index) =>
        this.counted(this.name(first + index), own.map((face) => this.face(face)).join(' + ')),
      ),
    );
  }

  /** Whose die; players of small tables have two. */
  die({ holder, die }: DieRef): string {
    const owner = this.name(holder);
    const hasTwo = holder < this.names.length && this.names.length <= 3;
    return hasTwo ? this.t('phrase.die', { owner, number: die + 1 }) : owner;
  }

  movie(poster: PosterId): string {
    return this.t('phrase.movie', { title: this.t(`poster.${poster}.title`) });
  }

  /** A poster's title, genre and symbols. */
  poster(poster: PosterId): Values {
    return {
      movie: this.movie(poster),
      genre: this.t(`poster.${poster}.genre`),
      symbols: this.symbols(poster),
    };
  }

  /** [47INFO-3] What may be told of a poster that was rejected. */
  symbols(poster: PosterId): string {
    const { patriot, communist } = posterSymbols(poster);
    if (patriot > 0) return this.t('phrase.patriotSymbols', { count: patriot });
    return communist > 0
      ? this.t('phrase.communistSymbols', { count: communist })
      : this.t('phrase.neutral');
  }

  /** [47INFO-4] A hidden card by its face. */
  hidden(face: Kind): string {
    return this.t(`face.${face}`);
  }

  /** What that face counts and does. */
  meaning(face: Kind): string {
    return this.t(`kind.${face}`);
  }

  hiddenCards(cards: readonly Kind[]): string {
    if (cards.length === 0) return this.t('phrase.noCards');
    return this.list(cards.map((card) => this.hidden(card)));
  }

  /** A card at the premiere, with its title. */
  shownCard(card: CardId): string {
    return this.t('phrase.shownCard', {
      title: this.t(`card.${card}`),
      kind: this.hidden(kindOf(card)),
    });
  }

  claim(statement: Statement): string {
    switch (statement.topic) {
      case 'card':
        return this.t(`phrase.${statement.says}Card`);
      case 'poster':
        return this.t(`phrase.${statement.says}Poster`);
      case 'loyalty':
        return this.t(`phrase.${statement.says}Loyalty`);
    }
  }

  result(result: Result): string {
    if (result.kind === 'draw') return this.t('phrase.draw');
    if (result.kind === 'rising-star') return this.t('phrase.starWins');
    return this.t(`phrase.${result.team}sWin`);
  }
}
