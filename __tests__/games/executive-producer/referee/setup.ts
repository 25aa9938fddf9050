import { areSame, type Lines } from './lines';
import { CARDS } from './rows';
import { decisionOf, type DeckName, type Player, type Table } from './table';

const SPACES = 5;
/** Lengths that have a name; others say their number. */
const AWARDS_ON_TOP: Readonly<Record<string, number>> = {
  intro: 5,
  short: 8,
  medium: 11,
  full: 14,
};
export const BIG_AWARDS = ['best-director', 'best-actor', 'best-picture'];

interface Dealt {
  readonly studios: readonly string[];
  readonly first: number;
  readonly money: readonly number[];
  readonly tracks: Readonly<Record<'scripts' | 'actors' | 'directors', readonly string[]>>;
  readonly hidden: {
    readonly hands: readonly (readonly string[])[];
    readonly objectives: readonly (readonly string[])[];
    readonly decks: Readonly<Record<DeckName, readonly string[]>>;
    readonly awardDeck: readonly string[];
  };
}

function isDealt(cards: readonly string[], all: readonly string[]): boolean {
  return [...cards].sort().join() === [...all].sort().join();
}

function areSome(cards: readonly string[], all: readonly string[]): boolean {
  return new Set(cards).size === cards.length && cards.every((card) => all.includes(card));
}

/** EPSETUP-1 to EPSETUP-4: every card is somewhere, once. */
function checkDeal(lines: Lines, dealt: Dealt, awards: number, players: number): void {
  const { studios, first, tracks, hidden } = dealt;
  const { hands, objectives, decks, awardDeck } = hidden;
  const theirs = Object.values(CARDS.abilities).map(({ studio }) => studio);
  lines.check(studios.length === players && areSome(studios, theirs), 'other studios');
  lines.check(Number.isInteger(first) && first >= 0 && first < players, 'nobody is first');
  const money = studios.map(() => 10);
  lines.check(areSame(dealt.money, money), 'another sum to begin with');
  for (const track of Object.values(tracks)) lines.check(track.length === SPACES, 'five spaces');
  lines.check(
    isDealt([...tracks.scripts, ...decks.scripts], Object.keys(CARDS.scripts)),
    'scripts',
  );
  lines.check(isDealt([...tracks.actors, ...decks.actors], Object.keys(CARDS.actors)), 'actors');
  const hired = Object.entries(CARDS.directors).flatMap(([id, { studio }]) =>
    studio !== undefined && studios.includes(studio) ? [] : [id],
  );
  lines.check(isDealt([...tracks.directors, ...decks.directors], hired), 'directors');
  lines.check(isDealt([...hands.flat(), ...decks.news], Object.keys(CARDS.news)), 'News');
  lines.check(
    hands.length === players && hands.every(({ length }) => length === 2),
    'two News each',
  );
  lines.check(
    objectives.length === players && objectives.every(({ length }) => length === 3),
    'three objectives each',
  );
  lines.check(areSome(objectives.flat(), Object.keys(CARDS.objectives)), 'objectives');
  const season = Object.keys(CARDS.awards).filter((award) => !BIG_AWARDS.includes(award));
  lines.check(awardDeck.length === awards && areSome(awardDeck, season), 'awards');
}

interface Options {
  readonly length: string;
  readonly firstSeat?: number;
  readonly studios?: readonly string[];
}

/** EPSETUP-1: who was named begins, and who has chosen a studio has it. */
function checkWishes(lines: Lines, { first, studios }: Dealt, options: Options): void {
  const { firstSeat = first, studios: chosen = [] } = options;
  lines.check(first === firstSeat, 'somebody else was named to begin');
  for (const choice of chosen) {
    const seat = Number(choice.slice(0, 1));
    lines.check(studios[seat] === choice.slice(2), `${choice} was chosen`);
  }
}

function playersOf({ studios, money, hidden }: Dealt): readonly Player[] {
  return studios.map((studio, seat) => ({
    seat,
    studio,
    money: money[seat] ?? 0,
    isBankrupt: false,
    spaces: 2,
    productions: [],
    movies: [],
    directors: Object.entries(CARDS.directors).flatMap(([id, row]) =>
      row.studio === studio ? [id] : [],
    ),
    abilities: Object.entries(CARDS.abilities).flatMap(([id, row]) =>
      row.studio === studio ? [id] : [],
    ),
    hand: [...(hidden.hands[seat] ?? [])],
    objectives: [...(hidden.objectives[seat] ?? [])],
    revealed: [],
    winsTie: false,
  }));
}

/** EPSETUP-3: everybody looks at what they were dealt, in any order. */
export function lookAtTheDeal(table: Table): void {
  const waiting = new Set(table.players.map(({ seat }) => seat));
  while (waiting.size > 0) {
    const { seat, action } = decisionOf(table, [...waiting]);
    table.lines.check(action.type === 'seen', 'nobody has a turn yet');
    waiting.delete(seat);
  }
}

/** The first three lines. */
export function setUp(lines: Lines, onTurn: Table['onTurn']): Table {
  const game = lines.next('game');
  const options = game['options'] as Options;
  const { length } = options;
  lines.check(game['game'] === 'executive-producer', 'another game');
  const awards = AWARDS_ON_TOP[length] ?? Number(length);
  lines.check(awards >= 0 && awards <= 14, `there is no length ${length}`);
  const { type: _, ...cards } = lines.next('cards');
  lines.check(areSame(cards, CARDS), 'other cards');
  const dealt = lines.next('table-set') as unknown as Dealt;
  checkDeal(lines, dealt, awards, Number(game['players']));
  checkWishes(lines, dealt, options);
  const { decks } = dealt.hidden;
  return {
    lines,
    players: playersOf(dealt),
    first: dealt.first,
    tracks: {
      scripts: [...dealt.tracks.scripts],
      actors: [...dealt.tracks.actors],
      directors: [...dealt.tracks.directors],
    },
    decks: {
      scripts: [...decks.scripts],
      actors: [...decks.actors],
      directors: [...decks.directors],
      news: [...decks.news],
    },
    discards: { scripts: [], actors: [], directors: [], news: [] },
    awardDeck: [...dealt.hidden.awardDeck],
    openAwards: [],
    stage: 'season',
    releases: 0,
    quietRounds: 0,
    isQuiet: true,
    onTurn,
  };
}
