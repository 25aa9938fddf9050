import { BALANCES, Film, REACH } from '../../../../src/games/hollywood-1947/bots/film';
import {
  blend,
  type Chances,
  highestOf,
  lowestOf,
  meanWorth,
  surely,
} from '../../../../src/games/hollywood-1947/bots/worth';

/** One for movies that the patriots win. */
const PATRIOTS_WIN = Array.from({ length: BALANCES }, (_, index) => (index > REACH ? 1 : 0));

/** Every movie that these cards can make, one by one: what is to be expected when any card is removed, or an editor looks. */
function byHand(cards: readonly Chances[], poster: number, editor: number): number {
  const movies = cards.reduce<readonly { worths: readonly number[]; chance: number }[]>(
    (before, card) =>
      before.flatMap(({ worths, chance }) =>
        card.flatMap((share, index) =>
          share === 0 ? [] : [{ worths: [...worths, index - 2], chance: chance * share }],
        ),
      ),
    [{ worths: [], chance: 1 }],
  );
  const wins = (worths: readonly number[], without: number): number =>
    worths.reduce((sum, worth, at) => (at === without ? sum : sum + worth), poster) > 0 ? 1 : 0;
  const anyCut = (worths: readonly number[]): number =>
    worths.reduce((sum, _, at) => sum + wins(worths, at), 0) / worths.length;
  const onTheWhole = movies.reduce((sum, { worths, chance }) => sum + chance * anyCut(worths), 0);
  return movies.reduce((sum, { worths, chance }) => {
    const cuts = worths.map((worth, at) => (worth * editor > 0 ? onTheWhole : wins(worths, at)));
    return sum + (chance * cuts.reduce((one: number, other) => one + other, 0)) / worths.length;
  }, 0);
}

const CARDS: readonly Chances[] = [
  [0.1, 0.2, 0.3, 0.3, 0.1],
  [0, 0.5, 0, 0.5, 0],
  surely(2),
  [0.6, 0.2, 0.2, 0, 0],
];

describe('what a movie promises', () => {
  it.each([
    [0, 0],
    [1, 0],
    [-2, 0],
    [0, 1],
    [1, -1],
  ])('is what all its movies come to: poster %i, editor %i', (poster, editor) => {
    const film = new Film();
    film.begin(editor);
    film.addPoster(surely(poster));
    for (const card of CARDS) film.addCard(card);
    expect(film.expect(PATRIOTS_WIN)).toBeCloseTo(byHand(CARDS, poster, editor), 10);
  });

  it('begins anew without a trace of the last movie', () => {
    const film = new Film();
    const shoot = (): number => {
      film.begin(1);
      film.addPoster(surely(0));
      for (const card of CARDS) film.addCard(card);
      return film.expect(PATRIOTS_WIN);
    };
    expect(shoot()).toBe(shoot());
  });

  it('is surely the balance of known cards when nothing is removed any more', () => {
    const film = new Film();
    film.begin(0);
    for (const worth of [2, -1, 0]) film.addCard(surely(worth));
    const payments = Array.from({ length: BALANCES }, (_, index) => index - REACH);
    expect(film.expectWhole(payments)).toBe(1);
  });
});

describe('chances of cards', () => {
  const unseen: Chances = [0.2, 0.2, 0.2, 0.2, 0.2];

  it('are better out of more, and add up to one', () => {
    const [one, three] = [highestOf(unseen, 1), highestOf(unseen, 3)];
    expect(meanWorth(one)).toBeCloseTo(0);
    expect(meanWorth(three)).toBeGreaterThan(1);
    expect(three.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(meanWorth(lowestOf(unseen, 3))).toBeCloseTo(-meanWorth(three));
  });

  it('can be mixed', () => {
    expect(
      blend([
        [0.25, surely(2)],
        [0.75, surely(-2)],
      ]),
    ).toEqual([0.75, 0, 0, 0, 0.25]);
  });
});
