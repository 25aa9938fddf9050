/*
 * Follows a transcript of Hollywood 1947 by docs/transcripts.md and docs/rules alone: nothing of the game's code is used.
 * It keeps every card where the lines say it is, and complains where they contradict the rules or each other.
 */

import { Decks } from './referee-decks';
import { Turns } from './referee-turns';

type Line = Readonly<Record<string, unknown>> & { readonly type: string };
type Hidden = Readonly<Record<string, readonly string[]>>;

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ screenwriter: 1, producer: 2, director: 3, gaffer: 4, cinematographer: 5, actress: 6 },
  ...{ actor: 7, composer: 8, editor: 9, 'costume-designer': 10 },
};
const SYMBOLS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ patriot: [1, 0], 'double-patriot': [2, 0], hearing: [2, 0], neutral: [0, 0] },
  ...{ communist: [0, 1], 'double-communist': [0, 2], 'shake-up': [0, 2] },
};

class Table {
  readonly complaints: string[] = [];
  private players = 0;
  private strike = false;
  private hands: string[][] = [];
  private deck: string[] = [];
  private discards: string[] = [];
  private movie: string[] = [];
  /** Cards of a movie that was shown, until all have drawn. */
  private shown: string[] = [];
  private ghosts: string[] = [];
  private jobs: string[][] = [];
  private centre: string[] = [];
  private dice: string[][] = [];
  private tokens: number[] = [];
  private tokenRounds: number[] = [];
  private added: number[] = [];
  private kinds: Readonly<Record<string, string>> = {};
  private posters: Readonly<Record<string, { patriot: number; communist: number }>> = {};
  private poster = '';
  private loyalties: readonly string[] = [];
  private round = 0;
  private first = 0;
  private performed: string[] = [];
  private wins = { patriot: 0, communist: 0 };
  private before = { patriot: 0, communist: 0 };
  private margin = 0;
  private ended: unknown;
  private seat = 0;
  private action: Readonly<Record<string, unknown>> = {};
  private hasComposed = false;
  private drawn: string[] = [];

  private check(isRight: boolean, what: string): void {
    if (!isRight) this.complaints.push(`round ${this.round}: ${what}`);
  }

  private take(from: string[], cards: readonly string[], what: string): void {
    for (const card of cards) {
      const at = from.indexOf(card);
      this.check(at >= 0, `${card} is not in ${what}`);
      if (at >= 0) from.splice(at, 1);
    }
  }

  private draw(cards: readonly string[]): void {
    const top = this.deck.splice(0, cards.length);
    this.check(top.join() === cards.join(), `drew ${cards.join()}, but ${top.join()} was on top`);
  }

  private hand(holder: unknown): string[] {
    return this.hands[Number(holder)] ?? [];
  }

  private stars(holder: number): number {
    return (this.dice[holder] ?? []).filter((face) => face === 'star').length;
  }

  private lowest(): number {
    const numbers = this.jobs.map((own) => Math.min(...own.map((job) => NUMBERS[job] ?? 99)));
    return numbers.indexOf(Math.min(...numbers));
  }

  read(line: Line): void {
    const hidden = (line['hidden'] ?? {}) as Hidden;
    const cards = hidden['cards'] ?? [];
    const seat = Number(line['seat'] ?? line['holder'] ?? 0);
    switch (line.type) {
      case 'game': {
        this.players = Number(line['players']);
        this.strike = (line['options'] as { unionStrike: boolean }).unionStrike;
        return;
      }
      case 'table-set':
        return this.set(line);
      case 'round-begun':
        return this.begin(line);
      case 'poster-shown':
        this.poster = String(line['poster']);
        return;
      case 'decision':
        return this.decide(line);
      case 'job-performed':
        return this.perform(seat, String(line['job']));
      case 'jobs-swapped':
        return this.swap(line['jobs'] as readonly string[]);
      case 'die-rolled':
      case 'die-turned': {
        const own = this.dice[Number(line['holder'])];
        if (own !== undefined) own[Number(line['die'])] = String(line['face']);
        return;
      }
      case 'token-given':
        return this.give(Number(line['to']), line['from']);
      case 'cards-drawn':
        this.draw(cards);
        if (this.action['job'] === 'composer') this.drawn = [...cards];
        else this.hand(seat).push(...cards);
        return;
      case 'cards-discarded':
        this.take(this.hand(seat), cards, `the hand of ${seat}`);
        this.discards.push(...cards);
        return;
      case 'composed':
        this.take(this.drawn, cards, 'what the composer drew');
        this.movie.push(...cards);
        this.discards.push(...this.drawn);
        this.drawn = [];
        this.hasComposed = true;
        return;
      case 'ghosts-seen':
        this.check(cards.join() === this.ghosts.join(), 'other ghosts were seen');
        return;
      case 'hand-seen':
        this.check(
          cards.slice().sort().join() === this.hand(line['of']).slice().sort().join(),
          'another hand was seen',
        );
        return;
      case 'card-added':
        return this.add(seat, cards);
      case 'ghost-replaced':
        this.draw(cards);
        this.ghosts[seat - this.players] = cards[0] ?? '';
        return;
      case 'cast-complete':
        return this.castComplete(line['added'] as readonly number[]);
      case 'token-spent':
        this.tokens[seat] = (this.tokens[seat] ?? 0) - 1;
        this.check((this.tokens[seat] ?? 0) >= 0, `${seat} has no token`);
        return;
      case 'deck-card-added':
        this.check(!this.hasComposed, 'the deck joins although the composer performed');
        this.draw(cards);
        this.movie.push(...cards);
        return;
      case 'card-removed':
        this.take(this.movie, cards, 'the movie');
        this.check(this.movie.length === line['cards'], 'the movie has another length');
        this.drawn = [...cards];
        return;
      case 'edited':
        if (line['putBack'] === true) this.movie.push(...this.drawn);
        return;
      case 'premiere':
        return this.premiere(line);
      case 'hearing-held':
        this.dice = structuredClone(line['dice']) as string[][];
        return;
      case 'jobs-dealt':
        this.jobs = structuredClone(line['jobs']) as string[][];
        this.centre = structuredClone(line['centre']) as string[];
        return;
      case 'deck-made-anew': {
        const deck = hidden['deck'] ?? [];
        if (this.deck.length + this.discards.length === 0) this.clearAway();
        this.check(
          [...deck].sort().join() === [...this.discards].sort().join(),
          'the new deck is not what was discarded',
        );
        // Told in the middle of a draw: what was left of the old deck is drawn first.
        this.check(this.deck.length < 3, 'the deck was not used up');
        this.deck = [...this.deck, ...deck];
        this.discards = [];
        return;
      }
      case 'match-ended':
        this.ended = line['result'];
        return;
      case 'end':
        return this.end(line);
    }
  }

  private set(line: Line): void {
    const hidden = structuredClone(line['hidden']) as Readonly<Record<string, never>>;
    this.hands = hidden['hands'] as unknown as string[][];
    this.deck = hidden['deck'] as unknown as string[];
    this.ghosts = hidden['ghosts'] as unknown as string[];
    this.loyalties = hidden['loyalties'] as unknown as string[];
    this.jobs = structuredClone(line['jobs']) as string[][];
    this.centre = structuredClone(line['centre']) as string[];
    this.dice = structuredClone(line['dice']) as string[][];
    this.kinds = line['kinds'] as typeof this.kinds;
    this.posters = line['symbols'] as typeof this.posters;
    const ghosts = this.players <= 3 ? 4 - this.players : 0;
    this.check(this.ghosts.length === ghosts, 'a wrong number of ghosts');
    this.check(
      this.hands.every(({ length }) => length === 3),
      'not three cards each',
    );
    const holders = this.players + ghosts;
    this.tokens = Array.from({ length: holders }, () => 0);
    this.tokenRounds = Array.from({ length: holders }, () => -9);
  }

  private begin(line: Line): void {
    this.round += 1;
    this.first = Number(line['first']);
    this.check(line['round'] === this.round, 'rounds are counted wrongly');
    this.check(this.first === this.lowest(), 'another player has the lowest job');
    const ghostDice = line['ghostDice'] as readonly string[];
    this.dice = [...this.dice.slice(0, this.players), ...ghostDice.map((face) => [face])];
    this.added = this.dice.map(() => 0);
    this.performed = [];
    this.hasComposed = false;
    this.movie = [];
  }

  private clearAway(): void {
    this.discards.push(...this.shown);
    this.shown = [];
  }

  private decide(line: Line): void {
    this.clearAway();
    this.seat = Number(line['seat']);
    this.action = line['action'] as Readonly<Record<string, unknown>>;
    if (this.action['type'] !== 'cast') return;
    const cards = this.action['cards'] as readonly string[];
    const { patriot, communist } = this.posters[this.poster] ?? { patriot: 0, communist: 0 };
    const isFree = this.strike && patriot + communist === 0;
    const wanted = Math.min(this.stars(this.seat), this.hand(this.seat).length);
    this.check(this.stars(this.seat) > 0, `${this.seat} has no star`);
    this.check(isFree || cards.length === wanted, `${this.seat} must put in ${wanted}`);
    // Cards in decisions go by their faces.
    const faces = this.hand(this.seat).map((card) => this.kinds[card] ?? '');
    this.take(faces, cards, `the hand of ${this.seat}`);
  }

  private perform(seat: number, job: string): void {
    this.check(this.jobs[seat]?.includes(job) ?? false, `${seat} is no ${job}`);
    this.check(!this.performed.includes(job), `${job} was performed before`);
    this.performed.push(job);
  }

  private swap([one = '', other = '']: readonly string[]): void {
    const swapped = (jobs: readonly string[]) =>
      jobs.map((job) => (job === one ? other : job === other ? one : job));
    this.jobs = this.jobs.map(swapped);
    this.centre = swapped(this.centre);
  }

  private give(to: number, from: unknown): void {
    const out = this.tokens.reduce((sum, count) => sum + count, 0);
    this.check((from === undefined) === out < 4, 'a token moves only when all are out');
    if (typeof from === 'number') this.tokens[from] = (this.tokens[from] ?? 0) - 1;
    const isGhost = to >= this.players;
    this.check(
      isGhost || (this.tokenRounds[to] ?? -9) < this.round - 1,
      `${to} had one a round ago`,
    );
    this.tokens[to] = (this.tokens[to] ?? 0) + 1;
    this.tokenRounds[to] = this.round;
  }

  private add(holder: number, cards: readonly string[]): void {
    if (holder < this.players) this.take(this.hand(holder), cards, `the hand of ${holder}`);
    else this.check(this.ghosts[holder - this.players] === cards[0], 'not the ghost’s card');
    this.movie.push(...cards);
    this.added[holder] = (this.added[holder] ?? 0) + cards.length;
  }

  private castComplete(added: readonly number[]): void {
    this.check(added.join() === this.added.join(), 'cards put in are counted wrongly');
    for (let ghost = this.players; ghost < this.dice.length; ghost += 1)
      if (this.stars(ghost) > 0) this.check(added[ghost] === 1, 'a ghost with a star stays away');
  }

  private premiere(line: Line): void {
    const cards = line['cards'] as readonly string[];
    this.check(
      [...cards].sort().join() === [...this.movie].sort().join(),
      'another movie is shown',
    );
    const poster = this.posters[this.poster] ?? { patriot: 0, communist: 0 };
    this.check(line['poster'] === this.poster, 'another poster');
    const sum = (team: 0 | 1) =>
      cards.reduce((all, card) => all + (SYMBOLS[this.kinds[card] ?? '']?.[team] ?? 99), 0);
    const [patriot, communist] = [sum(0) + poster.patriot, sum(1) + poster.communist];
    const symbols = line['symbols'] as { patriot: number; communist: number };
    this.check(
      symbols.patriot === patriot && symbols.communist === communist,
      `the symbols are ${patriot} to ${communist}`,
    );
    const isBoth = patriot === communist && this.players === 2;
    const winner = patriot > communist ? 'patriot' : 'communist';
    const winners = isBoth ? 'patriot,communist' : winner;
    this.check(String(line['winners']) === winners, `the round is won by ${winners}`);
    this.before = { ...this.wins };
    if (isBoth || winner === 'patriot') this.wins.patriot += 1;
    if (isBoth || winner === 'communist') this.wins.communist += 1;
    this.margin = Math.abs(patriot - communist);
    this.discards.push(...this.drawn);
    this.shown = this.movie;
    this.movie = [];
    this.drawn = [];
  }

  private end(line: Line): void {
    const { patriot, communist } = this.wins;
    const isStar =
      this.loyalties.includes('rising-star') &&
      this.before.patriot === 3 &&
      this.before.communist === 3 &&
      this.round === 7 &&
      this.margin <= 1;
    const hasRed = communist >= (this.players === 3 ? 3 : 4);
    const hasBlue = patriot >= 4;
    const expected = isStar
      ? { kind: 'rising-star' }
      : hasRed && hasBlue
        ? { kind: 'draw' }
        : { kind: 'team', team: hasBlue ? 'patriot' : 'communist' };
    this.check(isStar || hasRed || hasBlue, 'nobody has won yet');
    this.check(JSON.stringify(line['result']) === JSON.stringify(expected), 'another result');
    this.check(JSON.stringify(this.ended) === JSON.stringify(expected), 'another end');
    const won = (loyalty: string) =>
      expected.kind === 'draw'
        ? loyalty !== 'rising-star'
        : loyalty === (expected.kind === 'rising-star' ? 'rising-star' : expected.team);
    const winners = this.loyalties.flatMap((loyalty, seat) => (won(loyalty) ? [seat] : []));
    this.check(JSON.stringify(line['winners']) === JSON.stringify(winners), 'other winners');
    this.check(JSON.stringify(line['wins']) === JSON.stringify(this.wins), 'other scores');
  }
}

/** What is wrong with a transcript; nothing when all is well. */
export function referee(lines: readonly string[]): readonly string[] {
  const readers = [new Table(), new Decks(), new Turns()];
  for (const line of lines) for (const reader of readers) reader.read(JSON.parse(line) as Line);
  const last = JSON.parse(lines.at(-1) ?? '{}') as { type?: string };
  const complaints = readers.flatMap((reader) => reader.complaints);
  return last.type === 'end' ? complaints : [...complaints, 'the match has no end'];
}
