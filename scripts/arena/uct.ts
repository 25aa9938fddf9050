/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the playouts */
import type { Bot } from '../../src/engine/bot';
import { type Core, GENRE_COUNT, ROUND_OVER } from '../../src/games/hollywood/bots/core';
import { codeOfAction, coreOf } from '../../src/games/hollywood/bots/encode';
import { Noise } from '../../src/games/hollywood/bots/noise';
import type { Hollywood } from '../../src/games/hollywood/types';

/*
 * The arena's yardsticks: UCT as in the textbook, with random playouts to the end of the round. Each player maximises
 * its lead over the best other. They share the compact core with the app's bots and nothing else.
 */

export interface UctSettings {
  readonly level: string;
  readonly playouts: number;
  /** What an unused studio card counts between rounds. */
  readonly studioCard: number;
}

/** How much of a lead, in points, an untried move is worth. */
const EXPLORATION = 4;
const LARGEST_PROJECT = 1.1;
const OTHER_PROJECT = 0.75;

function valueOf(core: Core, seat: number, studioCard: number): number {
  if (core.roundsLeft === 0) return core.points(seat);
  const { projects, movies, aside, advanced } = core;
  let largest = 0;
  let all = 0;
  let points = 2 * (core.blockbusters[seat] as number);
  for (let genre = 0; genre < GENRE_COUNT; genre += 1) {
    const at = seat * GENRE_COUNT + genre;
    const size = projects[at] as number;
    all += size;
    if (size > largest) largest = size;
    points += (movies[at] as number) * (advanced ? (aside[genre] as number) : 1);
  }
  const cards = (core.claps[seat] as number) + (core.doubles[seat] as number);
  return points + LARGEST_PROJECT * largest + OTHER_PROJECT * (all - largest) + studioCard * cards;
}

class Tree {
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  readonly firstChild: Int32Array;
  readonly childCount: Int8Array;
  readonly moves: Int8Array;
  size = 1;

  constructor(playouts: number) {
    const nodes = playouts * 6 + 8;
    this.visits = new Int32Array(nodes);
    this.sums = new Float64Array(nodes);
    this.firstChild = new Int32Array(nodes);
    this.childCount = new Int8Array(nodes);
    this.moves = new Int8Array(nodes);
  }
}

/** The child with the best upper bound; untried ones come first, in the order of the moves. */
function select(tree: Tree, node: number): number {
  const first = tree.firstChild[node] as number;
  const end = first + (tree.childCount[node] as number);
  const spread = Math.log(tree.visits[node] as number);
  let chosen = first;
  let highest = -Infinity;
  for (let child = first; child < end; child += 1) {
    const visits = tree.visits[child] as number;
    if (visits === 0) return child;
    const bound = (tree.sums[child] as number) / visits + EXPLORATION * Math.sqrt(spread / visits);
    if (bound > highest) {
      highest = bound;
      chosen = child;
    }
  }
  return chosen;
}

function expand(tree: Tree, node: number, core: Core, list: number[]): void {
  const count = core.moves(list);
  tree.firstChild[node] = tree.size;
  tree.childCount[node] = count;
  for (let index = 0; index < count; index += 1)
    tree.moves[tree.size + index] = list[index] as number;
  tree.size += count;
}

export function search(root: Core, settings: UctSettings, noise: Noise): number {
  const tree = new Tree(settings.playouts);
  const core = coreLike(root);
  const list: number[] = [];
  const path = new Int32Array(64);
  const movers = new Int8Array(64);
  const values = new Array<number>(root.seats).fill(0);
  for (let playout = 0; playout < settings.playouts; playout += 1) {
    core.copy(root);
    let depth = 0;
    let node = 0;
    while (core.stage !== ROUND_OVER) {
      if ((tree.childCount[node] as number) === 0) expand(tree, node, core, list);
      const child = select(tree, node);
      movers[depth] = core.seat;
      path[depth++] = child;
      core.play(tree.moves[child] as number);
      node = child;
      if ((tree.visits[child] as number) === 0) break;
    }
    while (core.stage !== ROUND_OVER) core.play(list[noise.below(core.moves(list))] as number);
    for (let seat = 0; seat < core.seats; seat += 1)
      values[seat] = valueOf(core, seat, settings.studioCard);
    tree.visits[0] = (tree.visits[0] as number) + 1;
    for (let step = 0; step < depth; step += 1) {
      const child = path[step] as number;
      tree.visits[child] = (tree.visits[child] as number) + 1;
      tree.sums[child] = (tree.sums[child] as number) + leadOf(values, movers[step] as number);
    }
  }
  let chosen = tree.firstChild[0] as number;
  const end = chosen + (tree.childCount[0] as number);
  for (let child = chosen; child < end; child += 1)
    if ((tree.visits[child] as number) > (tree.visits[chosen] as number)) chosen = child;
  return tree.moves[chosen] as number;
}

function leadOf(values: readonly number[], seat: number): number {
  let other = -Infinity;
  for (let index = 0; index < values.length; index += 1)
    if (index !== seat && (values[index] as number) > other) other = values[index] as number;
  return (values[seat] as number) - other;
}

function coreLike(root: Core): Core {
  const Like = root.constructor as typeof Core;
  return new Like(root.seats, root.advanced, root.claimOrder);
}

export function uctBot(settings: UctSettings): Bot<Hollywood> {
  return {
    level: settings.level,
    choose(view, _seat, legal, random) {
      const [only, second] = legal;
      if (only !== undefined && second === undefined) return only;
      const move = search(coreOf(view), settings, new Noise(random.int(0x7fffffff)));
      const chosen = legal.find((action) => codeOfAction(action) === move);
      if (chosen === undefined) throw new Error('The search plays what is legal');
      return chosen;
    },
  };
}
