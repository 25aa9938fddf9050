import type { Seat } from '../../../src/engine/seats';
import type { CardId, Event, Options, State, Studio } from '../../../src/games/hollywood/types';
import {
  act,
  award,
  blockbusters,
  films,
  hollywood,
  offered,
  one,
  place,
  refusalOf,
  scene,
  stars,
  withProjects,
} from '../../support/hollywood';

type Claimed = Extract<Event, { type: 'card-claimed' }>;

const HORROR = films('horror', 12);
const ACTION = films('action', 12);
const ROMCOM = films('romcom', 12);
const STAR3 = one(stars(3, 1));
const STAR1 = one(stars(1, 1));

/** Plain films nobody cares about, to fill a board with. */
const FILLER: readonly CardId[] = [...HORROR.slice(4), ...ACTION.slice(4)];

interface EndOfRound {
  readonly cards?: readonly CardId[];
  readonly studios?: readonly Partial<Studio>[];
  readonly options?: Partial<Options>;
  readonly round?: number;
}

/**
 * The board one reel before the end, at four players: columns 0 and 1 full, the last reel of seat 3 goes into
 * column 2. Cards 0-3 go to seats 0-3, cards 4-7 too, cards 9 and 10 to seats 0 and 1; column 3 holds seat 2 and,
 * on top, nobody: cards 8 and 11 or 12 stay free.
 */
const REELS: readonly (readonly Seat[])[] = [[0, 1, 2, 3], [0, 1, 2, 3], [0], [1, 2]];

function end({ cards = FILLER.slice(0, 14), ...rest }: EndOfRound): {
  state: State;
  events: readonly Event[];
} {
  return act(scene({ cards, reels: REELS, toPlay: 3, ...rest }), place(2));
}

function claimsIn(events: readonly Event[]): readonly Claimed[] {
  return events.flatMap((event) => (event.type === 'card-claimed' ? event : []));
}

/** Fourteen cards with some in given places. */
function board(placed: Readonly<Record<number, CardId>>): readonly CardId[] {
  return FILLER.slice(0, 14).map((card, index) => placed[index] ?? card);
}

describe('handing out the cards', () => {
  it('[CLAIM-1] column by column from the left, in each from the top down', () => {
    const { events } = end({});
    expect(claimsIn(events).map(({ column, row, seat }) => `${column}${row}:${seat}`)).toEqual([
      ...['00:0', '01:1', '02:2', '03:3'],
      ...['10:0', '11:1', '12:2', '13:3'],
      ...['21:0', '22:3'],
      ...['31:1', '32:2'],
    ]);
  });

  it('[CLAIM-2] each card goes to its reel’s owner, who has it before the next is handed out', () => {
    // Seat 0 receives a horror film from column 0 and a star from column 1: the film is there in time.
    const { state, events } = end({ cards: board({ 0: one(HORROR), 4: STAR3 }) });
    expect(claimsIn(events)[4]).toMatchObject({
      seat: 0,
      card: STAR3,
      result: { kind: 'movie-made', movie: { genre: 'horror', films: [one(HORROR)], star: STAR3 } },
    });
    expect(state.studios[0]?.movies).toHaveLength(1);
    // The other way round the star comes first and is lost.
    const early = end({ cards: board({ 0: STAR3, 4: one(HORROR) }) });
    expect(claimsIn(early.events)[0]?.result).toEqual({ kind: 'star-lost' });
  });

  it('[CLAIM-2] while an owner has to choose, nothing more is handed out', () => {
    const studios = [withProjects({ horror: HORROR.slice(0, 1), action: ACTION.slice(0, 1) })];
    const { state, events } = end({ cards: board({ 0: STAR3 }), studios });
    expect(claimsIn(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'star-waiting', seat: 0, card: STAR3 });
    expect(state.phase).toMatchObject({ kind: 'choosing', seat: 0 });
    const rest = act(state, { type: 'assign', project: 'horror' });
    expect(claimsIn(rest.events)).toHaveLength(12);
  });

  it('[CLAIM-3] the two cards without a reel are set aside, face up, and stay out of the game', () => {
    const { state, events } = end({});
    const aside = events.flatMap((event) => (event.type === 'card-set-aside' ? event : []));
    expect(aside.map(({ column, row }) => `${column}${row}`)).toEqual(['20', '30']);
    expect(state.aside).toEqual(aside.map(({ card }) => card));
    expect(hollywood.view(state, 1).aside).toEqual(state.aside);
    const held = JSON.stringify([state.studios, state.movieDeck, state.starDeck]);
    for (const card of state.aside) expect(held).not.toContain(`"${card}"`);
    const last = events.findLastIndex(({ type }) => type === 'card-claimed');
    expect(events.findIndex(({ type }) => type === 'card-set-aside')).toBeGreaterThan(last);
  });

  it('[CLAIM-4] with bottom-first, columns still from the left but each from the bottom up', () => {
    const { events } = end({ options: { claimOrder: 'bottom-first' } });
    expect(claimsIn(events).map(({ column, row, seat }) => `${column}${row}:${seat}`)).toEqual([
      ...['03:3', '02:2', '01:1', '00:0'],
      ...['13:3', '12:2', '11:1', '10:0'],
      ...['22:3', '21:0'],
      ...['32:2', '31:1'],
    ]);
  });

  it('[CLAIM-4] the order decides what a star finds', () => {
    // In one column, seat 3 has a star at the bottom and seat 0 a film at the top: a second column settles it.
    const cards = board({ 8: one(ROMCOM), 9: one(ROMCOM), 10: STAR3 });
    const reels: readonly (readonly Seat[])[] = [[0, 1, 2, 0], [0, 1, 1, 2], [3, 3], [2]];
    const scenes = (claimOrder: Options['claimOrder']) =>
      act(scene({ cards, reels, toPlay: 3, options: { claimOrder } }), place(2)).state.studios[3];
    expect(scenes('top-first')).toMatchObject({ movies: [{ star: STAR3 }], lostStars: [] });
    expect(scenes('bottom-first')).toMatchObject({ movies: [], lostStars: [STAR3] });
  });
});

describe('what a player does with a card', () => {
  it('[BLOCKBUSTER-1] a blockbuster lies in front of its owner until the end', () => {
    const [first, second] = blockbusters(2);
    if (first === undefined || second === undefined) throw new Error('There are five');
    const { state, events } = end({ cards: board({ 1: first, 5: second }) });
    expect(state.studios[1]?.blockbusters).toEqual([first, second]);
    expect(claimsIn(events)[1]?.result).toEqual({ kind: 'blockbuster' });
    expect(hollywood.view(state, 3).studios[1]?.blockbusters).toEqual([first, second]);
  });

  it('[FILM-1] a film of a genre without a project begins one', () => {
    const { state, events } = end({ cards: board({ 2: one(ROMCOM) }) });
    expect(claimsIn(events)[2]?.result).toEqual({ kind: 'project-begun', genre: 'romcom' });
    expect(state.studios[2]?.projects.romcom).toEqual([one(ROMCOM)]);
  });

  it('[FILM-2] otherwise it joins the project of its genre; nobody has two of one genre', () => {
    const studios = [{}, {}, withProjects({ romcom: ROMCOM.slice(1, 3), action: [] })];
    const { state, events } = end({
      cards: board({ 2: one(ROMCOM), 6: award('romcom') }),
      studios,
    });
    expect(claimsIn(events)[2]?.result).toEqual({
      kind: 'project-grown',
      genre: 'romcom',
      films: 3,
    });
    expect(state.studios[2]?.projects.romcom).toEqual([
      ROMCOM[1],
      ROMCOM[2],
      ROMCOM[0],
      award('romcom'),
    ]);
  });

  const three = withProjects({
    horror: HORROR.slice(0, 2),
    action: ACTION.slice(0, 1),
    romcom: ROMCOM.slice(0, 3),
  });

  it('[STAR-1] its owner chooses one of their projects, and star and films become a movie', () => {
    const { state } = end({ cards: board({ 3: STAR1 }), studios: [{}, {}, {}, three] });
    expect(hollywood.toAct(state)).toEqual([3]);
    expect(offered(state)).toEqual(['assign horror', 'assign action', 'assign romcom']);
    for (const project of ['horror', 'action', 'romcom'] as const) {
      const { studios } = act(state, { type: 'assign', project }).state;
      const movie = { genre: project, star: STAR1, films: three.projects?.[project] };
      expect(studios[3]?.movies).toEqual([movie]);
      expect(studios[3]?.projects[project]).not.toEqual(
        expect.arrayContaining([...(movie.films ?? [])]),
      );
    }
  });

  it('[STAR-1] only one’s own projects can be chosen', () => {
    const two = withProjects({ horror: HORROR.slice(0, 2), action: ACTION.slice(0, 1) });
    const { state } = end({ cards: board({ 3: STAR1 }), studios: [{}, {}, three, two] });
    expect(offered(state)).toEqual(['assign horror', 'assign action']);
    expect(refusalOf(state, { type: 'assign', project: 'romcom' })).toBe('no-such-project');
  });

  it('[STAR-2] a star is forced: it cannot be refused, and with one project there is no choice', () => {
    const { state } = end({ cards: board({ 3: STAR1 }), studios: [{}, {}, {}, three] });
    expect(refusalOf(state, place(0))).toBe('choose-a-project');
    expect(offered(state)).toHaveLength(3);
    const single = end({
      cards: board({ 3: STAR1 }),
      studios: [{}, {}, {}, withProjects({ romcom: ROMCOM.slice(0, 5) })],
    });
    expect(single.state.phase.kind).toBe('dealing');
    expect(single.state.studios[3]?.movies).toEqual([
      { genre: 'romcom', star: STAR1, films: ROMCOM.slice(0, 5) },
    ]);
  });

  it('[STAR-3] a star without a project is lost and worth nothing', () => {
    const { state, events } = end({ cards: board({ 0: STAR3 }) });
    expect(claimsIn(events)[0]?.result).toEqual({ kind: 'star-lost' });
    expect(state.studios[0]).toMatchObject({ movies: [], lostStars: [STAR3] });
  });

  it('[STAR-4] a movie never grows, and a new project of its genre may begin afterwards', () => {
    const studios = [
      { movies: [{ genre: 'horror', star: STAR1, films: [award('horror')] }] },
    ] as const;
    const { state, events } = end({ cards: board({ 0: one(HORROR), 4: STAR3 }), studios });
    expect(claimsIn(events)[0]?.result).toEqual({ kind: 'project-begun', genre: 'horror' });
    expect(state.studios[0]?.movies).toEqual([
      { genre: 'horror', star: STAR1, films: [award('horror')] },
      { genre: 'horror', star: STAR3, films: [one(HORROR)] },
    ]);
  });
});
