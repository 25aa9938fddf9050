/**
 * An independent referee for Hollywood! It shares no code with the game: it follows a transcript
 * line by line with a state of its own and reports every rule that a line breaks.
 */

import { CardLedger, columnsHaveTheRightSizes, mixOfARound, sameCard } from './referee-cards';
import type { Finding } from './referee-cards';
import { opensMatch, readLine } from './referee-lines';
import type * as Format from './referee-lines';
import { compareEnd } from './referee-scores';
import type { Studio } from './referee-scores';

export interface Violation {
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

const REELS_ON_THE_BOARD = 12;

interface Column {
  readonly cards: readonly Format.Card[];
  /** Owners of the reels, the oldest and so uppermost first. */
  readonly reels: number[];
}

interface Seat {
  readonly studio: Studio;
  reels: number;
  clapped: boolean;
  doubled: boolean;
}

interface Slot {
  readonly column: number;
  readonly row: number;
  readonly card: Format.Card;
  /** The seat whose reel lies on the card, or null. */
  readonly owner: number | null;
}

/** The kind of line that must come next; 'over' means none. */
type Phase = 'deal' | 'turns' | 'claims' | 'asides' | 'end' | 'over';

const PHASE_OF: Readonly<Record<Exclude<Format.Line['type'], 'game'>, Phase>> = {
  deal: 'deal',
  place: 'turns',
  clap: 'turns',
  double: 'turns',
  claim: 'claims',
  aside: 'asides',
  end: 'end',
};

const newSeat = (): Seat => ({
  studio: { projects: new Map(), movies: [], blockbusters: 0 },
  reels: 0,
  clapped: false,
  doubled: false,
});

/** PLACE-4: the reels lie on the lowest cards of a column, in the order in which they came. */
function slotsOf(column: Column, index: number): readonly Slot[] {
  const bare = column.cards.length - column.reels.length;
  return column.cards.map((card, row) => {
    return { column: index, row, card, owner: column.reels[row - bare] ?? null };
  });
}

const onSpot = (slot: Slot, line: { readonly column: number; readonly row: number }): boolean =>
  slot.column === line.column && slot.row === line.row;

class Replay {
  readonly violations: Violation[] = [];

  private readonly players: number;
  private readonly options: Format.Options;
  private readonly seats: readonly Seat[];
  private readonly ledger = new CardLedger();
  private readonly unclaimed = new Map<Format.Genre, number>();

  private line = 1;
  private halted = false;
  private phase: Phase = 'deal';
  private round = 0;
  private first = 0;
  private turn = 0;
  private doubleReelsDue = 0;
  private columns: readonly Column[] = [];
  private claimsDue: readonly Slot[] = [];
  private asidesDue: readonly Slot[] = [];

  constructor(game: Format.GameLine) {
    this.players = game.players;
    this.options = game.options;
    this.seats = Array.from({ length: game.players }, newSeat);
  }

  /** Follows one line; false when nothing after it can be judged any more. */
  follow(text: string): boolean {
    this.line += 1;
    const line = this.phase === 'over' ? null : readLine(text, this.players);
    if (line === null) this.halt('FORMAT', 'nothing may follow the end line');
    else if (line.type === 'fault') this.halt('FORMAT', line.problem);
    else if (line.type === 'game') this.halt('FORMAT', 'a second game line within one match');
    else if (PHASE_OF[line.type] !== this.phase) this.outOfPlace(line);
    else this.apply(line);
    return !this.halted;
  }

  /** Whatever went before, a transcript has to reach its end line. */
  finish(): readonly Violation[] {
    if (!this.halted && this.phase !== 'over') {
      this.note({ rule: 'FORMAT', message: 'the transcript breaks off before its end line' });
    }
    return this.violations;
  }

  private note(finding: Finding): void {
    this.violations.push({ line: this.line, ...finding });
  }

  private halt(rule: string, message: string): void {
    this.note({ rule, message });
    this.halted = true;
  }

  private seat(index: number): Seat {
    return this.seats[index] ?? newSeat();
  }

  private apply(line: Exclude<Format.Line, Format.GameLine>): void {
    switch (line.type) {
      case 'deal':
        return this.deal(line);
      case 'place':
        return this.place(line);
      case 'clap':
        return this.clapBoard(line);
      case 'double':
        return this.doubleReel(line);
      case 'claim':
        return this.claim(line);
      case 'aside':
        return this.setAside(line);
      case 'end':
        return this.end(line);
    }
  }

  /** A line that may be sound in itself but comes at the wrong time. */
  private outOfPlace(line: Exclude<Format.Line, Format.GameLine>): void {
    const rule = this.ruleOfThePhase(line);
    this.halt(rule, `a ${line.type} line where the match is still at: ${this.phase}`);
  }

  private ruleOfThePhase(line: Exclude<Format.Line, Format.GameLine>): string {
    if (this.phase === 'end') return 'END-1';
    if (this.phase === 'deal') return line.type === 'end' ? 'END-1' : 'DEAL-1';
    if (this.phase === 'turns') return this.doubleReelsDue > 0 ? 'DOUBLE-3' : 'TURN-3';
    if (PHASE_OF[line.type] === 'turns') return 'TURN-3';
    return this.phase === 'claims' ? this.claimOrderRule() : 'CLAIM-3';
  }

  private deal(line: Format.DealLine): void {
    if (line.round !== this.round + 1) {
      return this.halt('FORMAT', `round ${line.round} stated, round ${this.round + 1} due`);
    }
    if (!columnsHaveTheRightSizes(line.columns)) {
      const sizes = line.columns.map((cards) => cards.length).join();
      return this.halt('DEAL-2', `columns of ${sizes} cards`);
    }
    this.firstPlayer(line.first);
    const cards = line.columns.flat();
    const findings = [...mixOfARound(cards), ...cards.flatMap((card) => this.ledger.enter(card))];
    findings.forEach((finding) => this.note(finding));
    this.beginRound(line);
  }

  /** NEXT-1; the very first player (SETUP-3) may be anyone. */
  private firstPlayer(first: number): void {
    const due = (this.first + 1) % this.players;
    if (this.round > 0 && first !== due) {
      this.note({ rule: 'NEXT-1', message: `seat ${first} begins, seat ${due} should` });
    }
  }

  /** SETUP-1 and DEAL-3: the twelve reels are shared out evenly, anew in every round. */
  private beginRound(line: Format.DealLine): void {
    this.round = line.round;
    this.first = line.first;
    this.turn = line.first;
    this.columns = line.columns.map((cards) => ({ cards, reels: [] }));
    for (const seat of this.seats) seat.reels = REELS_ON_THE_BOARD / this.players;
    this.phase = 'turns';
  }

  /** TURN-1, TURN-2 and DOUBLE-3: whether this seat is the one to act. */
  private mayAct(line: Format.TurnLine): boolean {
    const torn = this.doubleReelsDue > 0 && (line.type !== 'place' || line.seat !== this.turn);
    if (!torn && line.seat === this.turn) return true;
    const order = this.seat(line.seat).reels === 0 ? 'TURN-2' : 'TURN-1';
    const message = `${line.type} by seat ${line.seat} on the turn of seat ${this.turn}`;
    this.halt(torn ? 'DOUBLE-3' : order, message);
    return false;
  }

  private place(line: Format.PlaceLine): void {
    if (!this.mayAct(line)) return;
    const column = this.columns[line.column];
    if (column === undefined || column.reels.length >= column.cards.length) {
      return this.halt('PLACE-3', `column ${line.column} is full`);
    }
    column.reels.push(line.seat);
    this.seat(line.seat).reels -= 1;
    this.doubleReelsDue = Math.max(0, this.doubleReelsDue - 1);
    if (this.doubleReelsDue > 0) return;
    if (this.seats.every((seat) => seat.reels === 0)) this.endRound();
    else this.passTurn();
  }

  /** CLAP-2 falls out of the last step, which is the same seat again. */
  private passTurn(): void {
    const steps = Array.from({ length: this.players }, (_, step) => step + 1);
    const next = steps
      .map((step) => (this.turn + step) % this.players)
      .find((seat) => this.seat(seat).reels > 0);
    this.turn = next ?? this.turn;
  }

  private clapBoard(line: Format.ClapLine): void {
    if (!this.mayAct(line)) return;
    const seat = this.seat(line.seat);
    if (seat.clapped) return this.halt('STUDIO-1', `second Clap Board of seat ${line.seat}`);
    seat.clapped = true;
    this.passTurn();
  }

  private doubleReel(line: Format.DoubleLine): void {
    if (!this.mayAct(line)) return;
    const seat = this.seat(line.seat);
    if (seat.doubled) return this.halt('STUDIO-1', `second Double Reel of seat ${line.seat}`);
    if (seat.reels < 2) return this.halt('DOUBLE-2', `seat ${line.seat} has a single reel left`);
    seat.doubled = true;
    this.doubleReelsDue = 2;
  }

  /** TURN-3: with the last reel down, the order of the claims is settled. */
  private endRound(): void {
    const slots = this.columns.map(slotsOf);
    const topFirst = this.options.claimOrder === 'top-first';
    this.claimsDue = slots
      .flatMap((column) => (topFirst ? column : [...column].reverse()))
      .filter((slot) => slot.owner !== null);
    this.asidesDue = slots.flat().filter((slot) => slot.owner === null);
    this.phase = 'claims';
  }

  private claimOrderRule(): string {
    return this.options.claimOrder === 'top-first' ? 'CLAIM-1' : 'CLAIM-4';
  }

  private claim(line: Format.ClaimLine): void {
    const [due, ...rest] = this.claimsDue;
    if (due === undefined || !onSpot(due, line)) return this.claimOutOfOrder(line);
    if (due.owner !== line.seat) {
      return this.halt('CLAIM-2', `seat ${line.seat} is given a card of seat ${due.owner}`);
    }
    if (!this.isDealtCard(line.card, due, this.claimOrderRule())) return;
    this.assign(line);
    this.claimsDue = rest;
    if (rest.length === 0) this.phase = 'asides';
  }

  private claimOutOfOrder(line: Format.ClaimLine): void {
    const bare = this.asidesDue.some((slot) => onSpot(slot, line));
    const rule = bare ? 'CLAIM-3' : this.claimOrderRule();
    this.halt(rule, `column ${line.column}, row ${line.row} is not the next card to claim`);
  }

  /** The card named on a line must be the one dealt to that place, unchanged. */
  private isDealtCard(card: Format.Card, slot: Slot, rule: string): boolean {
    if (sameCard(card, slot.card)) return true;
    const message = `"${card.id}" named, but the card dealt there was "${slot.card.id}"`;
    if (card.id !== slot.card.id) this.halt(rule, message);
    else this.halt('CARDS-5', `card "${card.id}" is not what it was when dealt`);
    return false;
  }

  private assign(line: Format.ClaimLine): void {
    const { studio } = this.seat(line.seat);
    if ('project' in line) this.assignStar(line, studio);
    else if (line.card.kind === 'film') this.assignFilm(line.card, studio);
    else studio.blockbusters += 1;
  }

  /** FILM-1 and FILM-2 */
  private assignFilm(film: Format.Film, studio: Studio): void {
    const films = studio.projects.get(film.genre) ?? [];
    studio.projects.set(film.genre, [...films, film]);
  }

  /** STAR-1 to STAR-4 */
  private assignStar(line: Format.StarClaimLine, studio: Studio): void {
    const genre = line.project;
    const none = studio.projects.size === 0;
    if (genre === null) {
      if (!none) this.halt('STAR-2', `seat ${line.seat} has a project, yet its star is lost`);
      return;
    }
    const films = studio.projects.get(genre);
    if (films === undefined) {
      return this.halt(none ? 'STAR-3' : 'STAR-1', `seat ${line.seat} has no ${genre} project`);
    }
    studio.projects.delete(genre);
    studio.movies.push({ genre, films, star: line.card });
  }

  /** CLAIM-3: columns from the left; two bare cards of one column may come in either order. */
  private setAside(line: Format.AsideLine): void {
    const slot = this.asidesDue.find((due) => onSpot(due, line));
    if (slot === undefined || slot.column !== this.asidesDue[0]?.column) {
      return this.halt(
        'CLAIM-3',
        `column ${line.column}, row ${line.row} is not due to be set aside`,
      );
    }
    if (!this.isDealtCard(line.card, slot, 'CLAIM-3')) return;
    if (line.card.kind === 'film') {
      const { genre } = line.card;
      this.unclaimed.set(genre, (this.unclaimed.get(genre) ?? 0) + 1);
    }
    this.asidesDue = this.asidesDue.filter((due) => due !== slot);
    if (this.asidesDue.length === 0) this.phase = this.round === this.players ? 'end' : 'deal';
  }

  private end(line: Format.EndLine): void {
    const studios = this.seats.map((seat) => seat.studio);
    const unclaimed = this.options.advanced ? this.unclaimed : null;
    const findings = [...this.ledger.missingAwards(), ...compareEnd(line, studios, unclaimed)];
    findings.forEach((finding) => this.note(finding));
    this.phase = 'over';
  }
}

/** The lines of a text; a line break at the very end begins no further line. */
function linesOf(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/** Judges one match, from its game line to its end line; no violations means it is clean. */
export function referee(transcript: string): readonly Violation[] {
  const [opening = '', ...rest] = linesOf(transcript);
  const game = readLine(opening, 4);
  if (game.type === 'fault') return [{ line: 1, rule: 'FORMAT', message: game.problem }];
  if (game.type !== 'game') {
    return [{ line: 1, rule: 'FORMAT', message: 'a match must begin with its game line' }];
  }
  if (game.players !== 3 && game.players !== 4) {
    return [{ line: 1, rule: 'SETUP-1', message: `a match of ${game.players} players` }];
  }
  const replay = new Replay(game);
  rest.every((text) => replay.follow(text));
  return replay.finish();
}

/**
 * Cuts a text into its matches, one before each game line. No line is dropped: what stands before
 * the first game line becomes a piece of its own, and what follows an end line stays with it.
 */
export function splitMatches(transcript: string): readonly string[] {
  const pieces: string[][] = [];
  for (const line of linesOf(transcript)) {
    const current = pieces.at(-1);
    if (current === undefined || opensMatch(line)) pieces.push([line]);
    else current.push(line);
  }
  return pieces.map((piece) => `${piece.join('\n')}\n`);
}
