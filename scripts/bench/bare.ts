/* eslint-disable @typescript-eslint/non-nullable-type-assertion-style -- every index is in range, and a check would slow the yardstick */
/*
 * The yardstick: the same game as a bare loop over arrays, with no contract, no events, no checks and no names. It is
 * what the machine can do at best, so the ratio to it says more than a number of matches a second.
 */

const SIZES = [4, 4, 3, 3] as const;

let noise = 0x2545f491;

/** A quick generator: the yardstick shall not measure the quality of randomness. */
function below(count: number): number {
  noise ^= noise << 13;
  noise ^= noise >>> 17;
  noise ^= noise << 5;
  return (noise >>> 0) % count;
}

/** Cards as numbers: 0-2 films by genre, 3-5 award films, 6 blockbuster, 7-9 stars. */
const MOVIES = Array.from({ length: 44 }, (_, index) =>
  index < 36 ? index % 3 : index < 39 ? index - 33 : 6,
);
const STARS = Array.from({ length: 12 }, (_, index) => 7 + (index % 3));

function shuffle(cards: number[], length: number): void {
  for (let last = length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    const moved = cards[last] as number;
    cards[last] = cards[other] as number;
    cards[other] = moved;
  }
}

const movies = [...MOVIES];
const stars = [...STARS];
const deal = new Array<number>(14).fill(0);
const reels = SIZES.map(() => new Array<number>(4).fill(0));
const placed = [0, 0, 0, 0];
const hands = [0, 0, 0, 0];
const claps = [1, 1, 1, 1];
const doubles = [1, 1, 1, 1];
const projects = new Array<number>(12).fill(0);
const points = [0, 0, 0, 0];
const moves = new Array<number>(6).fill(0);

function nextWithReels(seat: number): number {
  let next = (seat + 1) & 3;
  while (next !== seat && hands[next] === 0) next = (next + 1) & 3;
  return next;
}

function put(seat: number, column: number): void {
  (reels[column] as number[])[placed[column] as number] = seat;
  placed[column] = (placed[column] as number) + 1;
  hands[seat] = (hands[seat] as number) - 1;
}

function openColumns(): number {
  let count = 0;
  for (let column = 0; column < 4; column += 1) {
    if ((placed[column] as number) < (SIZES[column] as number)) moves[count++] = column;
  }
  return count;
}

function playRound(first: number): void {
  placed.fill(0);
  hands.fill(3);
  let seat = first;
  let left = 12;
  while (left > 0) {
    let count = openColumns();
    if (claps[seat] === 1) moves[count++] = 4;
    if (doubles[seat] === 1 && (hands[seat] as number) > 1) moves[count++] = 5;
    const move = moves[below(count)] as number;
    if (move === 4) claps[seat] = 0;
    else if (move === 5) {
      doubles[seat] = 0;
      for (let reel = 0; reel < 2; reel += 1) put(seat, moves[below(openColumns())] as number);
      left -= 2;
    } else {
      put(seat, move);
      left -= 1;
    }
    if (left > 0) seat = nextWithReels(seat);
  }
}

function claim(seat: number, card: number): void {
  if (card === 6) points[seat] = (points[seat] as number) + 2;
  else if (card < 6)
    projects[seat * 3 + (card % 3)] =
      (projects[seat * 3 + (card % 3)] as number) + (card < 3 ? 1 : 2);
  else {
    let count = 0;
    for (let genre = 0; genre < 3; genre += 1)
      if ((projects[seat * 3 + genre] as number) > 0) moves[count++] = genre;
    if (count === 0) return;
    const at = seat * 3 + (moves[below(count)] as number);
    points[seat] = (points[seat] as number) + (projects[at] as number) * (card - 6);
    projects[at] = 0;
  }
}

function handOut(): void {
  let next = 0;
  for (let column = 0; column < 4; column += 1) {
    const free = (SIZES[column] as number) - (placed[column] as number);
    for (let row = 0; row < (placed[column] as number); row += 1) {
      claim((reels[column] as number[])[row] as number, deal[next + free + row] as number);
    }
    next += SIZES[column] as number;
  }
}

function largestProject(seat: number): number {
  let largest = 0;
  let isTied = false;
  for (let genre = 0; genre < 3; genre += 1) {
    const size = projects[seat * 3 + genre] as number;
    isTied = size === largest || (isTied && size < largest);
    if (size > largest) largest = size;
  }
  return isTied ? 0 : largest;
}

/** Plays so many matches; the sum of all points keeps the loop from being optimised away. */
export function playBare(count: number): number {
  let sum = 0;
  for (let match = 0; match < count; match += 1) {
    shuffle(movies, 44);
    shuffle(stars, 12);
    claps.fill(1);
    doubles.fill(1);
    projects.fill(0);
    points.fill(0);
    const first = below(4);
    for (let round = 0; round < 4; round += 1) {
      for (let card = 0; card < 14; card += 1) {
        deal[card] = (
          card < 11 ? movies[round * 11 + card] : stars[round * 3 + card - 11]
        ) as number;
      }
      shuffle(deal, 14);
      playRound((first + round) & 3);
      handOut();
    }
    for (let seat = 0; seat < 4; seat += 1) sum += (points[seat] as number) + largestProject(seat);
  }
  return sum;
}
