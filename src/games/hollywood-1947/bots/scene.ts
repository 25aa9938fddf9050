/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the bots */
import { starsOf } from '../dice';
import { HAND_SIZE } from '../numbers';
import { isStrike } from '../post';
import type { View } from '../types';
import { addedBy } from '../order';
import { isBetweenRounds } from '../phases';
import { ownInMovie } from '../worlds';
import type { Film } from './film';
import { USUAL_HAND } from './plays';
import { blend, type Chances, chancesAmong, posterWorth, surely, worthOf } from './worth';
import { lastOf } from '../take';
import { postersInPlay } from '../setup';

/** Nobody, where a seat is asked for. */
export const NOBODY = -1;
/** So often somebody with a token spends it in this movie. */
const SPENDS = 0.55;
/** What somebody with a star puts in at a strike, more or less. */
const STRIKERS = 2;

const NOTHING: Chances = surely(0);

/** What the players of a scene are like: what their cards may be, and what they want of a movie. */
export interface Company {
  cardOf(seat: number, quality: number): Chances;
  leaningOf(seat: number): number;
}

/** A round as a bot thinks of it: who is going to put how much into the movie. All of it may be tried out. */
export class Scene {
  stars: number[] = [];
  tokens: number[] = [];
  /** How good each player's hand is. */
  quality: number[] = [];
  /** Cards that others have put in already. */
  added: number[] = [];
  composer = NOBODY;
  editor = NOBODY;
  poster: Chances = NOTHING;
  /** The bot's own cards, those it likes best first, and those of its own that are in the movie. */
  hand: Chances[] = [];
  played: Chances[] = [];
  ghosts: Chances[] = [];
  isStrike = false;

  constructor(
    readonly players: number,
    readonly me: number,
  ) {}

  copy(from: Scene): void {
    this.stars = from.stars.slice();
    this.tokens = from.tokens.slice();
    this.quality = from.quality.slice();
    this.added = from.added.slice();
    this.composer = from.composer;
    this.editor = from.editor;
    this.poster = from.poster;
    this.hand = from.hand.slice();
    this.played = from.played.slice();
    this.ghosts = from.ghosts.slice();
    this.isStrike = from.isStrike;
  }

  /** How many cards the stars of a holder bring. */
  private cast(holder: number): number {
    const stars = this.stars[holder] as number;
    return this.isStrike && stars > 0 ? STRIKERS : stars;
  }

  /** Puts everything that this scene promises into a movie. */
  shoot(film: Film, company: Company, deck: Chances): void {
    film.begin(this.editor === NOBODY ? 0 : company.leaningOf(this.editor));
    film.addPoster(this.poster);
    for (let seat = 0; seat < this.players; seat += 1)
      if (seat !== this.me) this.shootOther(film, company, seat);
    for (const card of this.played) film.addCard(card);
    this.shootOwn(film, company.leaningOf(this.me));
    for (let ghost = 0; ghost < this.ghosts.length; ghost += 1) {
      const holder = this.players + ghost;
      const count = (this.added[holder] as number) + Math.min(1, this.stars[holder] as number);
      const isPaid = count === 0 && (this.tokens[holder] as number) > 0;
      if (count > 0 || isPaid) film.addCard(this.ghosts[ghost] as Chances);
    }
    if (this.composer === NOBODY) film.addCard(deck);
    else if (this.composer !== this.me) film.addCard(company.cardOf(this.composer, USUAL_HAND));
  }

  /**
   * The same for scenes that promise the same movie, whoever it is that puts in what: the own cards and the poster,
   * which only an action of one's own changes, are left out.
   */
  likeness(loyalties: readonly number[], company: Company): string {
    const { me, players, editor, composer } = this;
    const others: number[] = [];
    for (let seat = 0; seat < players; seat += 1) {
      if (seat === me) continue;
      const cards = (this.added[seat] as number) + this.cast(seat);
      const tokens = this.tokens[seat] as number;
      if (cards + tokens > 0)
        others.push(
          cards +
            8 * (tokens + 8 * ((this.quality[seat] as number) + 8 * (loyalties[seat] as number))),
        );
    }
    others.sort((one, other) => one - other);
    for (let holder = players; holder < this.stars.length; holder += 1)
      others.push(this.stars[holder] as number, this.tokens[holder] as number);
    others.push(
      this.cast(me),
      this.tokens[me] as number,
      editor === NOBODY ? 2 : company.leaningOf(editor),
      composer === NOBODY || composer === me
        ? composer - me
        : players + (loyalties[composer] as number),
    );
    return others.join();
  }

  private shootOther(film: Film, company: Company, seat: number): void {
    const certain = (this.added[seat] as number) + this.cast(seat);
    const count = Math.min(HAND_SIZE, certain);
    const quality = this.quality[seat] as number;
    for (let card = 0; card < count; card += 1) film.addCard(company.cardOf(seat, quality - card));
    const more = Math.min(this.tokens[seat] as number, HAND_SIZE - count);
    for (let card = 0; card < more; card += 1)
      film.addCard(
        blend([
          [SPENDS, company.cardOf(seat, quality - count - card)],
          [1 - SPENDS, NOTHING],
        ]),
      );
  }

  private shootOwn(film: Film, leaning: number): void {
    const { hand } = this;
    const count = Math.min(hand.length, this.cast(this.me));
    for (let card = 0; card < count; card += 1) film.addCard(hand[card] as Chances);
    const most = Math.min(hand.length, count + (this.tokens[this.me] as number));
    for (let card = count; card < most; card += 1) {
      const own = hand[card] as Chances;
      // A token is not spent on a card that does not help.
      const helps =
        leaning > 0
          ? (own[3] as number) + (own[4] as number)
          : (own[0] as number) + (own[1] as number);
      if (leaning !== 0 && helps > 0.5) film.addCard(own);
    }
  }
}

/** The own cards, those first that serve a leaning best. */
export function inOrder(worths: readonly number[], leaning: number): readonly number[] {
  return worths
    .slice()
    .sort((one, other) =>
      leaning === 0 ? Math.abs(one) - Math.abs(other) : leaning * (other - one),
    );
}

function posterChances(view: View): Chances {
  const { posters, round, phase } = view;
  const shown = posters.length < round || isBetweenRounds(phase) ? undefined : lastOf(posters);
  if (shown !== undefined) return surely(posterWorth(shown));
  const left = postersInPlay(view.handSizes.length).filter((poster) => !posters.includes(poster));
  return chancesAmong(left.map(posterWorth));
}

/** Whether stars have been turned into cards already. */
export function isCast({ phase }: Pick<View, 'phase'>): boolean {
  const { kind } = 'then' in phase ? phase.then : phase;
  return kind === 'tokens' || kind === 'last-call' || kind === 'editing';
}

/** The scene that a seat sees. */
export function sceneOf(view: View, me: number, leaning: number, unseen: Chances): Scene {
  const players = view.handSizes.length;
  const scene = new Scene(players, me);
  const { shoot, own } = view;
  const isBetween = isBetweenRounds(view.phase);
  scene.stars = view.dice.map((_, holder) => (isCast(view) ? 0 : starsOf(view, holder)));
  scene.tokens = view.tokens.slice();
  scene.quality = view.handSizes.map(() => USUAL_HAND);
  scene.added = view.dice.map((_, holder) =>
    isBetween || holder === me ? 0 : addedBy(shoot, holder),
  );
  scene.composer = isBetween ? NOBODY : (shoot.composer ?? NOBODY);
  scene.editor = isBetween ? NOBODY : (shoot.editor ?? NOBODY);
  scene.poster = posterChances(view);
  scene.hand = inOrder((own?.hand ?? []).map(worthOf), leaning).map(surely);
  scene.played = ownInMovie(own?.notes ?? [], view.round, view.phase).map((card) =>
    surely(worthOf(card)),
  );
  scene.ghosts = view.ghosts.map((card) => (card === 'hidden' ? unseen : surely(worthOf(card))));
  scene.isStrike = isStrike(view);
  return scene;
}
