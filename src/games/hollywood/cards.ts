import {
  type BlockbusterCard,
  type Card,
  type CardId,
  type FilmCard,
  type Genre,
  GENRES,
  type Rating,
  type StarCard,
} from './types';

/**
 * The cards, with their English names. Translations are looked up by id; titles and people are invented.
 * [CARDS-1] [CARDS-2] [CARDS-3]
 */
const FILM_NAMES: Readonly<
  Record<Genre, { readonly award: string; readonly others: readonly string[] }>
> = {
  horror: {
    award: 'The Portrait Blinked',
    others: [
      "The Lamplighter's Tooth",
      "Widow Marrow's Boarding House",
      'Something Hums Below the Orchard',
      'The Ninth Understudy',
      'A Cellar Full of Clocks',
      'Moths for Mister Vane',
      'The Wax Choir',
      'Fog Comes to Bellgrave',
      'Whose Hands Are These?',
      "The Undertaker's Encore",
      'Night Ferry to Hollow Quay',
      'One Candle for the Drowned',
    ],
  },
  action: {
    award: 'The Man Who Outran Thunder',
    others: [
      'The Dynamite Milk Run',
      'Six Bridges to Burn by Dawn',
      'Captain Tornado Rides at Noon',
      'The Copper Gulch Relay',
      'Biplanes Over Port Mercy',
      'Last Truck to Santa Ruina',
      'The Brass Corsair',
      'Alibi in an Avalanche',
      'Duel on the Zeppelin Stairs',
      'Ten Minutes of Fuse',
      'The Sandstorm Cavalry Club',
      'Runaway Engine Forty-Four',
    ],
  },
  romcom: {
    award: 'Dancing Lessons for Mister Plum',
    others: [
      'Two Umbrellas, One Taxi',
      'The Milliner Says Maybe',
      'Postmarked: Yours, Probably',
      'One Groom Too Many at the Grand',
      'Kiss Me Before the Intermission',
      'The Duchess Takes the Tram',
      'Pancakes for Two Strangers',
      'He Serenaded the Wrong Balcony',
      'Champagne on the Fire Escape',
      'The Violinist One Floor Up',
      'Waltz Me to Wichita',
      'Cupid Works Nights at the Automat',
    ],
  },
};

const BLOCKBUSTER_NAMES = [
  'Empire of a Thousand Elephants',
  'Ten Thousand Trumpets',
  'Colossus on the Boulevard',
  'The Night the Moon Came Down',
  'Queen of the Burning Sea',
] as const;

const STARS: readonly (readonly [Rating, StarCard['profession'], string])[] = [
  [1, 'actor', 'Dolly Quillfeather'],
  [1, 'actor', 'Buck Tallowby'],
  [1, 'actor', 'Minnie Larkspurr'],
  [1, 'director', 'Percival Snoodley'],
  [2, 'actor', 'Rex Thunderly'],
  [2, 'actor', 'Lorna Velvetine'],
  [2, 'actor', 'Chester Goldwhistle'],
  [2, 'director', 'Ignatz Brockenhoff'],
  [3, 'actor', 'Celestine Vanterpool-Rue'],
  [3, 'actor', 'Sterling Graymantle'],
  [3, 'actor', 'Ottoline Starlingham'],
  [3, 'director', 'Augustus Thornevaldt'],
];

function filmsOf(genre: Genre): readonly FilmCard[] {
  const { award, others } = FILM_NAMES[genre];
  return [award, ...others].map((name, index) => ({
    kind: 'film',
    id: `${genre}-${index + 1}`,
    name,
    genre,
    award: name === award,
  }));
}

const FILMS: readonly FilmCard[] = GENRES.flatMap(filmsOf);

const BLOCKBUSTERS: readonly BlockbusterCard[] = BLOCKBUSTER_NAMES.map((name, index) => ({
  kind: 'blockbuster',
  id: `blockbuster-${index + 1}`,
  name,
}));

const STAR_CARDS: readonly StarCard[] = STARS.map(([rating, profession, name], index) => ({
  kind: 'star',
  id: `star-${index + 1}`,
  name,
  rating,
  profession,
}));

/** [CARDS-1] 39 films and 5 blockbusters. */
export const MOVIE_CARDS: readonly (FilmCard | BlockbusterCard)[] = [...FILMS, ...BLOCKBUSTERS];

/** [CARDS-3] 12 stars. */
export const STAR_DECK_CARDS = STAR_CARDS;

export const ALL_CARDS: readonly Card[] = [...MOVIE_CARDS, ...STAR_CARDS];

const BY_ID = new Map<CardId, Card>(ALL_CARDS.map((card) => [card.id, card]));

export function cardOf(id: CardId): Card {
  const card = BY_ID.get(id);
  if (card === undefined) throw new RangeError(`There is no card ${id}`);
  return card;
}

export function starOf(id: CardId): StarCard {
  const card = cardOf(id);
  if (card.kind !== 'star') throw new RangeError(`${id} is not a star`);
  return card;
}

export function isFilmOf(genre: Genre, id: CardId): boolean {
  const card = cardOf(id);
  return card.kind === 'film' && card.genre === genre;
}

function isAwardFilm(id: CardId): boolean {
  const card = cardOf(id);
  return card.kind === 'film' && card.award;
}

/** [SCORE-2] [SCORE-3] How many films a project or movie counts for: the award film counts as two. */
export function sizeOf(films: readonly CardId[]): number {
  let size = films.length;
  for (const id of films) if (isAwardFilm(id)) size += 1;
  return size;
}
