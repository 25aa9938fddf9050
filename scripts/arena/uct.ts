/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the playouts */
import { Core, MOST_MOVES, ROUND_OVER } from '../../src/games/hollywood/bots/core';
import type { Noise } from '../../src/games/hollywood/bots/noise';
import { leadsOf } from './value';

/*
 * The arena's main yardstick: UCT as in the textbook, with random playouts to the end of the round, star choices
 * included. Each player maximises its lead over the best other. It shares the compact core with the app's bots and
 * nothing else.
 */

export interface UctSettings {
  readonly playouts: number;
  /** What an unused studio card counts between rounds, in points. */
  readonly studioCard: number;
}

/** How much of a lead, in points, an untried move is worth. */
const EXPLORATION = 4;
/** More decisions than a round has. */
const LONGEST = 64;

class Tree {
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  readonly firstChild: Int32Array;
  readonly childCount: Int8Array;
  readonly moves: Int8Array;
  private size = 1;

  constructor(playouts: number) {
    const nodes = (playouts + 1) * MOST_MOVES + 1;
    this.visits = new Int32Array(nodes);
    this.sums = new Float64Array(nodes);
    this.firstChild = new Int32Array(nodes);
    this.childCount = new Int8Array(nodes);
    this.moves = new Int8Array(nodes);
  }

  expand(node: number, moves: readonly number[], count: number): void {
    this.firstChild[node] = this.size;
    this.childCount[node] = count;
    for (let index = 0; index < count; index += 1)
      this.moves[this.size + index] = moves[index] as number;
    this.size += count;
  }

  /** The child with the best upper bound; untried ones come first. */
  select(node: number): number {
    const first = this.firstChild[node] as number;
    const end = first + (this.childCount[node] as number);
    const spread = Math.log(this.visits[node] as number);
    let chosen = first;
    let highest = -Infinity;
    for (let child = first; child < end; child += 1) {
      const visits = this.visits[child] as number;
      if (visits === 0) return child;
      const mean = (this.sums[child] as number) / visits;
      const bound = mean + EXPLORATION * Math.sqrt(spread / visits);
      if (bound > highest) {
        highest = bound;
        chosen = child;
      }
    }
    return chosen;
  }

  mostVisited(): number {
    const first = this.firstChild[0] as number;
    const end = first + (this.childCount[0] as number);
    let chosen = first;
    for (let child = first; child < end; child += 1)
      if ((this.visits[child] as number) > (this.visits[chosen] as number)) chosen = child;
    return this.moves[chosen] as number;
  }
}

export function uctMove(root: Core, { playouts, studioCard }: UctSettings, noise: Noise): number {
  const tree = new Tree(playouts);
  const core = new Core(root.seats, root.advanced, root.claimOrder);
  const list = new Array<number>(MOST_MOVES).fill(0);
  const leads = new Array<number>(root.seats).fill(0);
  const path = new Int32Array(LONGEST);
  const movers = new Int8Array(LONGEST);
  for (let playout = 0; playout < playouts; playout += 1) {
    core.copy(root);
    let depth = 0;
    let node = 0;
    while (core.stage !== ROUND_OVER) {
      if (tree.childCount[node] === 0) tree.expand(node, list, core.moves(list));
      node = tree.select(node);
      movers[depth] = core.seat;
      path[depth++] = node;
      core.play(tree.moves[node] as number);
      if (tree.visits[node] === 0) break;
    }
    while (core.stage !== ROUND_OVER) core.play(list[noise.below(core.moves(list))] as number);
    leadsOf(core, studioCard, leads);
    tree.visits[0] = (tree.visits[0] as number) + 1;
    for (let step = 0; step < depth; step += 1) {
      const child = path[step] as number;
      tree.visits[child] = (tree.visits[child] as number) + 1;
      tree.sums[child] = (tree.sums[child] as number) + (leads[movers[step] as number] as number);
    }
  }
  return tree.mostVisited();
}
