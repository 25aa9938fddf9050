/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the search */
import { COLUMN_COUNT, Core, MOST_MOVES, OFFSETS, PLACING } from './core';
import type { Judge } from './judge';
import type { Noise } from './noise';
import { MOST_FREE, Taste } from './taste';

export interface SearchSettings {
  /** How much an untried move is worth a look, in standard deviations of what playouts bring its player. */
  readonly exploration: number;
  /** How far the players of a playout stray from their taste. */
  readonly whim: number;
}

/** More decisions than a round has: twelve reels and two studio cards for each of four players. */
const LONGEST = 24;

/** A move of the player whose turn it is, as the search sees it. */
export interface Prospect {
  readonly move: number;
  readonly visits: number;
  /** The mover's chance to win after it. */
  readonly chance: number;
  /** For a column: how often it ended with no hole, one, or two, which is where the reel came to stand. */
  readonly holes: readonly number[];
}

/** The spread of a player's chances is taken anew after so many playouts. */
const RECKONING = 32;
/** Before that, and where nothing is at stake. */
const USUAL_SPREAD = 0.2;
const LEAST_SPREAD = 0.01;

/** A round leaves two slots free. */
const MOST_HOLES = 2;

/**
 * Looks for the best move of a round: a tree of moves that grows where it is promising (UCT), each player playing for
 * their own chance to win. A playout goes down the tree and then to the end of the round by taste; the judge says
 * what that end is worth. The tree keeps means rather than best cases: people and bots err, and a plan that needs
 * everybody else to be perfect is a bad plan.
 */
export class Search {
  private readonly visits: number[] = [];
  private readonly sums: number[] = [];
  private readonly firstChild: number[] = [];
  private readonly childCount: number[] = [];
  private readonly moveTo: number[] = [];
  private readonly core: Core;
  private readonly taste: Taste;
  private readonly list = new Array<number>(MOST_MOVES).fill(0);
  private readonly path = new Array<number>(LONGEST).fill(0);
  private readonly movers = new Array<number>(LONGEST).fill(0);
  private readonly chances: number[];
  private readonly totals: number[];
  private readonly squares: number[];
  /** By seat: how far apart the playouts are, times the exploration. */
  private readonly spreads: number[];
  /** By column and by its holes at the end, for playouts that began with a reel in that column. */
  private readonly holes = new Array<number>(COLUMN_COUNT * (MOST_HOLES + 1)).fill(0);

  constructor(
    private readonly root: Core,
    private readonly judge: Judge,
    private readonly noise: Noise,
    private readonly settings: SearchSettings,
  ) {
    this.core = new Core(root.seats, root.advanced, root.claimOrder);
    this.core.copy(root);
    this.taste = new Taste(this.core, judge);
    this.chances = new Array<number>(root.seats).fill(0);
    this.totals = new Array<number>(root.seats).fill(0);
    this.squares = new Array<number>(root.seats).fill(0);
    this.spreads = new Array<number>(root.seats).fill(USUAL_SPREAD * settings.exploration);
    this.addNode(-1);
    this.expand(0);
  }

  /** How many playouts there have been. */
  get size(): number {
    return this.visits[0] as number;
  }

  playout(): void {
    const { core, root, path, movers, visits } = this;
    core.copyTable(root);
    core.copyStudios(root);
    let depth = 0;
    let node = 0;
    while (core.stage === PLACING) {
      if (this.childCount[node] === 0) this.expand(node);
      movers[depth] = core.seat;
      node = this.select(node);
      path[depth] = node;
      depth += 1;
      core.play(this.moveTo[node] as number);
      if (visits[node] === 0) break;
    }
    this.finish();
    this.backUp(depth);
  }

  private backUp(depth: number): void {
    const { path, movers, visits, sums, chances, totals, holes } = this;
    const move = this.moveTo[path[0] as number] as number;
    if (move < COLUMN_COUNT) {
      const size = (OFFSETS[move + 1] as number) - (OFFSETS[move] as number);
      const at = move * (MOST_HOLES + 1) + size - (this.core.placed[move] as number);
      holes[at] = (holes[at] as number) + 1;
    }
    visits[0] = (visits[0] as number) + 1;
    for (let step = 0; step < depth; step += 1) {
      const node = path[step] as number;
      visits[node] = (visits[node] as number) + 1;
      sums[node] = (sums[node] as number) + (chances[movers[step] as number] as number);
    }
    const { squares } = this;
    for (let seat = 0; seat < totals.length; seat += 1) {
      const chance = chances[seat] as number;
      totals[seat] = (totals[seat] as number) + chance;
      squares[seat] = (squares[seat] as number) + chance * chance;
    }
    if (this.size % RECKONING === 0) this.reckon();
  }

  /** What is at stake differs from round to round and from player to player; so does what is worth a look. */
  private reckon(): void {
    const { totals, squares, spreads, size } = this;
    for (let seat = 0; seat < totals.length; seat += 1) {
      const mean = (totals[seat] as number) / size;
      const variance = (squares[seat] as number) / size - mean * mean;
      const deviation = Math.sqrt(Math.max(0, variance));
      spreads[seat] = this.settings.exploration * Math.max(LEAST_SPREAD, deviation);
    }
  }

  private addNode(move: number): void {
    this.visits.push(0);
    this.sums.push(0);
    this.firstChild.push(0);
    this.childCount.push(0);
    this.moveTo.push(move);
  }

  private expand(node: number): void {
    const { list } = this;
    const count = this.core.moves(list);
    this.firstChild[node] = this.visits.length;
    this.childCount[node] = count;
    for (let index = 0; index < count; index += 1) this.addNode(list[index] as number);
  }

  private select(node: number): number {
    const { visits, sums } = this;
    const first = this.firstChild[node] as number;
    const end = first + (this.childCount[node] as number);
    const stake = this.spreads[this.core.seat] as number;
    const spread = stake * Math.sqrt(Math.log((visits[node] as number) + 1));
    let chosen = first;
    let highest = -Infinity;
    for (let child = first; child < end; child += 1) {
      const tried = visits[child] as number;
      if (tried === 0) return child;
      const bound = (sums[child] as number) / tried + spread / Math.sqrt(tried);
      if (bound > highest) {
        highest = bound;
        chosen = child;
      }
    }
    return chosen;
  }

  /** Plays the round out, each player taking the column they like best, more or less, and judges its end. */
  private finish(): void {
    const { core, noise, judge } = this;
    const whim = this.settings.whim / 1024;
    const { table, stride } = this.taste;
    const { placed } = core;
    while (core.stage === PLACING) {
      const at = core.seat * stride + core.left + 1;
      let chosen = 0;
      let highest = -Infinity;
      for (let column = 0; column < COLUMN_COUNT; column += 1) {
        const slot = (OFFSETS[column] as number) + (placed[column] as number);
        if (slot === OFFSETS[column + 1]) continue;
        const liking = (table[at + slot * MOST_FREE] as number) + whim * noise.below(1024);
        if (liking > highest) {
          highest = liking;
          chosen = column;
        }
      }
      core.play(chosen);
    }
    judge.settle(core);
    judge.chances(core, this.chances);
  }

  /** The move that was looked at most: the one the search is surest of. */
  best(): number {
    return this.moveTo[this.favourite(0)] as number;
  }

  private favourite(node: number): number {
    const { visits } = this;
    const first = this.firstChild[node] as number;
    const end = first + (this.childCount[node] as number);
    let chosen = first;
    for (let child = first; child < end; child += 1)
      if ((visits[child] as number) > (visits[chosen] as number)) chosen = child;
    return chosen;
  }

  /** The moves there are, with what the search thinks of them. */
  prospects(): readonly Prospect[] {
    const first = this.firstChild[0] as number;
    return this.moveTo.slice(first, first + (this.childCount[0] as number)).map((move, index) => {
      const visits = this.visits[first + index] as number;
      const chance = visits === 0 ? 0 : (this.sums[first + index] as number) / visits;
      const at = move * (MOST_HOLES + 1);
      return { move, visits, chance, holes: this.holes.slice(at, at + MOST_HOLES + 1) };
    });
  }

  /** Each player's chance to win, as things stand. */
  outlook(): readonly number[] {
    return this.totals.map((total) => total / Math.max(1, this.size));
  }

  /** How the search expects the round to go on: its favourite move, the favourite answer to it, and so on. */
  line(leastVisits: number): readonly number[] {
    const moves: number[] = [];
    let node = 0;
    while ((this.childCount[node] as number) > 0) {
      node = this.favourite(node);
      if ((this.visits[node] as number) < leastVisits) break;
      moves.push(this.moveTo[node] as number);
    }
    return moves;
  }
}
