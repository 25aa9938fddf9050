/**
 * A tiny random player that writes transcripts for the referee's tests. It is made without any of
 * the referee's code: reels are pushed by hand, and scores are counted on the way.
 */

export type Genre = 'horror' | 'action' | 'romcom';
export type Order = 'top-first' | 'bottom-first';
export interface Card {
  id: string;
  name: string;
  kind: 'film' | 'star' | 'blockbuster';
  genre?: Genre;
  award?: boolean;
  rating?: number;
}
export interface Setup {
  players: number;
  order?: Order;
  advanced?: boolean;
  seed?: number;
}
export interface EndScore {
  blockbusters: number;
  movies: number[];
  project: number;
  total: number;
}
/** Any line of a transcript; loose on purpose, so that tests can spoil it. */
export interface Entry {
  type: string;
  game?: string;
  players?: number;
  seed?: string;
  options?: { advanced: boolean; claimOrder: Order };
  round?: number;
  first?: number;
  columns?: Card[][];
  seat?: number | undefined;
  column?: number;
  row?: number;
  card?: Card;
  project?: Genre | null;
  scores?: EndScore[];
  winners?: number[];
}
interface Cell {
  card: Card;
  owner: number | null;
}
interface Made {
  genre: Genre;
  points: number;
}
interface Hand {
  reels: number;
  clap: boolean;
  double: boolean;
  blockbusters: number;
  projects: Partial<Record<Genre, number>>;
  made: Made[];
}
interface Table {
  players: number;
  order: Order;
  random: (limit: number) => number;
  hands: Hand[];
  spare: Record<Genre, number>;
  log: Entry[];
}

export const GENRES: readonly Genre[] = ['horror', 'action', 'romcom'];

export function lcg(seed: number): (limit: number) => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
}

function shuffled<T>(items: readonly T[], random: (limit: number) => number): T[] {
  const rest = [...items];
  const result: T[] = [];
  while (rest.length > 0) result.push(...rest.splice(random(rest.length), 1));
  return result;
}

export function movieDeck(): Card[] {
  const films = GENRES.flatMap((genre) =>
    Array.from({ length: 13 }, (_, i): Card => {
      const id = `${genre}-${i}`;
      return { id, name: `The ${genre} "no: ${i}"`, kind: 'film', genre, award: i === 0 };
    }),
  );
  const hits = Array.from({ length: 5 }, (_, i): Card => ({
    id: `hit-${i}`,
    name: `Hit ${i}`,
    kind: 'blockbuster',
  }));
  return [...films, ...hits];
}

function starDeck(): Card[] {
  return Array.from({ length: 12 }, (_, i): Card => {
    return { id: `star-${i}`, name: `Star ${i}`, kind: 'star', rating: 1 + (i % 3) };
  });
}

/** Pushes whatever lies on the bottom card up, card by card, as one would by hand. */
function push(column: Cell[], seat: number): void {
  let moving: number | null = seat;
  for (const cell of [...column].reverse()) {
    const lifted: number | null = cell.owner;
    cell.owner = moving;
    moving = lifted;
    if (moving === null) return;
  }
}

function bestProject(hand: Hand): number {
  const [largest = 0, second = 0] = Object.values(hand.projects).sort((a, b) => b - a);
  return largest > second ? largest : 0;
}

function finalLine({ hands, spare }: Table, advanced: boolean): Entry {
  const scores = hands.map((hand) => {
    const movies = hand.made.map((made) => made.points * (advanced ? spare[made.genre] : 1));
    const project = bestProject(hand);
    const total = 2 * hand.blockbusters + movies.reduce((a, b) => a + b, 0) + project;
    return { blockbusters: 2 * hand.blockbusters, movies, project, total };
  });
  // One number per seat that ranks by total first and by best movie second.
  const ranks = scores.map((score) => score.total * 10000 + Math.max(0, ...score.movies));
  const winners = ranks.flatMap((rank, seat) => (rank === Math.max(...ranks) ? [seat] : []));
  return { type: 'end', scores, winners };
}

function dropReel({ random, log }: Table, board: Cell[][], hand: Hand, seat: number): void {
  const open = [0, 1, 2, 3].filter((c) => board[c]?.some((cell) => cell.owner === null));
  const column = open[random(open.length)] ?? 0;
  push(board[column] ?? [], seat);
  hand.reels -= 1;
  log.push({ type: 'place', seat, column });
}

function takeTurn(table: Table, board: Cell[][], hand: Hand, seat: number): void {
  const whim = table.random(8);
  if (whim === 0 && hand.clap) {
    hand.clap = false;
    table.log.push({ type: 'clap', seat });
    return;
  }
  if (whim === 1 && hand.double && hand.reels > 1) {
    hand.double = false;
    table.log.push({ type: 'double', seat });
    dropReel(table, board, hand, seat);
  }
  dropReel(table, board, hand, seat);
}

function playTurns(table: Table, board: Cell[][], first: number): void {
  for (let seat = first; table.hands.some((h) => h.reels > 0); seat = (seat + 1) % table.players) {
    const hand = table.hands[seat];
    if (hand !== undefined && hand.reels > 0) takeTurn(table, board, hand, seat);
  }
}

/** Lays a card before its owner; for a star, the project it went to or null. */
function receive({ random }: Table, hand: Hand, card: Card): { project?: Genre | null } {
  if (card.kind === 'blockbuster') hand.blockbusters += 1;
  if (card.genre !== undefined) {
    const before = hand.projects[card.genre] ?? 0;
    hand.projects[card.genre] = before + (card.award === true ? 2 : 1);
  }
  if (card.rating === undefined) return {};
  const open = GENRES.filter((genre) => hand.projects[genre] !== undefined);
  const genre = open[random(open.length)];
  if (genre === undefined) return { project: null };
  hand.made.push({ genre, points: (hand.projects[genre] ?? 0) * card.rating });
  const { [genre]: _shot, ...rest } = hand.projects;
  hand.projects = rest;
  return { project: genre };
}

function handOut(table: Table, board: Cell[][]): void {
  const asides: Entry[] = [];
  board.forEach((cells, column) => {
    const numbered = cells.map((cell, row) => ({ ...cell, row }));
    for (const { card, owner, row } of table.order === 'top-first'
      ? numbered
      : numbered.reverse()) {
      const hand = table.hands[owner ?? -1];
      if (hand === undefined || owner === null) {
        asides.push({ type: 'aside', column, row, card });
        if (card.genre !== undefined) table.spare[card.genre] += 1;
      } else {
        const choice = receive(table, hand, card);
        table.log.push({ type: 'claim', seat: owner, column, row, card, ...choice });
      }
    }
  });
  table.log.push(...asides);
}

function newTable(players: number, order: Order, seed: number): Table {
  const hands = Array.from({ length: players }, (): Hand => {
    return { reels: 0, clap: true, double: true, blockbusters: 0, projects: {}, made: [] };
  });
  const spare = { horror: 0, action: 0, romcom: 0 };
  return { players, order, random: lcg(seed), hands, spare, log: [] };
}

export function playMatch(setup: Setup): Entry[] {
  const { players, order = 'top-first', advanced = false, seed = 1 } = setup;
  const table = newTable(players, order, seed);
  const { random, log } = table;
  const movies = shuffled(movieDeck(), random);
  const stars = shuffled(starDeck(), random);
  const opening = random(players);
  const options = { advanced, claimOrder: order };
  log.push({ type: 'game', game: 'hollywood', players, seed: `${seed}`, options });
  for (let round = 1; round <= players; round += 1) {
    const cards = shuffled([...stars.splice(0, 3), ...movies.splice(0, 11)], random);
    const columns = [4, 4, 3, 3].map((size) => cards.splice(0, size));
    const first = (opening + round - 1) % players;
    for (const hand of table.hands) hand.reels = 12 / players;
    log.push({ type: 'deal', round, first, columns });
    const board = columns.map((column) => column.map((card): Cell => ({ card, owner: null })));
    playTurns(table, board, first);
    handOut(table, board);
  }
  log.push(finalLine(table, advanced));
  return log;
}
