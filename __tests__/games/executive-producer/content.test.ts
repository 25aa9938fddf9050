import {
  ACTOR_IDS,
  type ActorId,
  actorRow,
} from '../../../src/games/executive-producer/cards/actors';
import {
  DIRECTOR_IDS,
  type DirectorId,
  directorRow,
} from '../../../src/games/executive-producer/cards/directors';
import {
  SCRIPT_IDS,
  type ScriptId,
  scriptRow,
} from '../../../src/games/executive-producer/cards/scripts';
import { STUDIO_IDS } from '../../../src/games/executive-producer/cards/studios';
import {
  ACTOR_TRAITS,
  DIRECTOR_TRAITS,
  type Genre,
  GENRES,
  type Ratings,
} from '../../../src/games/executive-producer/vocabulary';

function dice({ review, boxOffice }: Ratings): number {
  return review + boxOffice;
}

/** What people are worth in half dice, as the comments of their rows count. */
function worthOfActor(id: ActorId): number {
  const { ratings, bonus, trait, refuses = [] } = actorRow(id);
  const forTrait = { professional: 1, difficult: -2, none: 0 }[trait ?? 'none'];
  return 2 * dice(ratings) + (bonus === undefined ? 0 : 1) + forTrait - refuses.length;
}

function worthOfDirector(id: DirectorId): number {
  const { ratings, bonuses, traits } = directorRow(id);
  const forTraits = traits.map((trait) => ({ writer: 1, perfectionist: -1 })[trait]);
  return forTraits.reduce((sum, worth) => sum + worth, 2 * dice(ratings) + bonuses.length);
}

function scriptsOf(genre: Genre): readonly ScriptId[] {
  return SCRIPT_IDS.filter((id) => scriptRow(id).genre === genre);
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** How many dice the scripts of a genre have more for the reviews than for the box office. */
function lean(genre: Genre): number {
  return mean(
    scriptsOf(genre).map((id) => {
      const { review, boxOffice } = scriptRow(id).ratings;
      return review - boxOffice;
    }),
  );
}

describe('scripts', () => {
  it('[EPCARDS-1] [EPCARDS-2] there are seven of each of the six genres', () => {
    expect(GENRES).toHaveLength(6);
    for (const genre of GENRES) expect(scriptsOf(genre)).toHaveLength(7);
    expect(SCRIPT_IDS).toHaveLength(42);
  });

  it('[EPCARDS-2] they have one to four roles and zero to four dice on each side', () => {
    for (const { roles, ratings } of SCRIPT_IDS.map(scriptRow)) {
      expect([1, 2, 3, 4]).toContain(roles);
      expect([0, 1, 2, 3, 4]).toContain(ratings.review);
      expect([0, 1, 2, 3, 4]).toContain(ratings.boxOffice);
    }
  });

  it.each(GENRES)('%s: one is a die better than its roles ask for, one a die worse', (genre) => {
    const surplus = scriptsOf(genre).map((id) => {
      const { roles, ratings } = scriptRow(id);
      return dice(ratings) - roles - 3;
    });
    expect(surplus.sort((one, other) => one - other)).toEqual([-1, 0, 0, 0, 0, 0, 1]);
  });

  it('dramas please the critics, action and animation the crowd, and horror is quickly made', () => {
    expect(Math.max(...GENRES.map(lean))).toBe(lean('drama'));
    expect(lean('drama')).toBeGreaterThan(1);
    expect(lean('action')).toBeLessThan(-1);
    expect(lean('animated')).toBeLessThan(-1);
    const roles = (genre: Genre) => mean(scriptsOf(genre).map((id) => scriptRow(id).roles));
    expect(Math.min(...GENRES.map(roles))).toBe(roles('horror'));
  });
});

describe('actors', () => {
  it('[EPCARDS-3] some have a trait, most a bonus, some refuse a genre, a few two', () => {
    const rows = ACTOR_IDS.map(actorRow);
    expect(rows).toHaveLength(60);
    for (const trait of ACTOR_TRAITS)
      expect(rows.filter((row) => row.trait === trait)).toHaveLength(11);
    const refusals = rows.map(({ refuses = [] }) => refuses);
    expect(refusals.filter(({ length }) => length > 0)).toHaveLength(20);
    expect(refusals.filter(({ length }) => length === 2)).toHaveLength(4);
    expect(refusals.filter(({ length }) => length > 2)).toEqual([]);
    for (const genre of GENRES) {
      expect(rows.filter(({ bonus }) => bonus === genre)).toHaveLength(8);
      const refusing = refusals.filter((refused) => refused.includes(genre)).length;
      expect(refusing).toBe(4);
    }
    for (const { bonus, refuses = [] } of rows)
      if (bonus !== undefined) expect(refuses).not.toContain(bonus);
  });

  it('all are worth about the same, and the great ones have a drawback', () => {
    for (const id of ACTOR_IDS) {
      const { ratings, trait, refuses } = actorRow(id);
      expect(Math.max(ratings.review, ratings.boxOffice)).toBeLessThanOrEqual(3);
      expect([5, 6, 7, 8, 9]).toContain(worthOfActor(id));
      if (dice(ratings) > 4) expect(trait === 'difficult' || refuses !== undefined).toBe(true);
    }
  });
});

describe('directors', () => {
  const hired = DIRECTOR_IDS.filter((id) => directorRow(id).studio === undefined);

  it('[EPCARDS-4] no two have the same figures', () => {
    const figures = DIRECTOR_IDS.map((id) => {
      const { ratings, bonuses, traits } = directorRow(id);
      return JSON.stringify([ratings, bonuses.slice().sort(), traits]);
    });
    expect(figures.filter((one, at) => figures.indexOf(one) !== at)).toEqual([]);
  });

  it('[EPCARDS-4] twenty-two for hire, some with traits, every genre alike', () => {
    expect(hired).toHaveLength(22);
    for (const trait of DIRECTOR_TRAITS)
      expect(hired.some((id) => directorRow(id).traits.includes(trait))).toBe(true);
    expect(hired.some((id) => directorRow(id).traits.length === 2)).toBe(true);
    for (const id of hired) expect([6, 7, 8, 9, 10]).toContain(worthOfDirector(id));
    for (const genre of GENRES) {
      const count = DIRECTOR_IDS.filter((id) => directorRow(id).bonuses.includes(genre)).length;
      expect([7, 8, 9]).toContain(count);
    }
  });

  it.each(STUDIO_IDS)('[EPCARDS-4] [EPCARDS-7] %s has two, worth what every pair is', (studio) => {
    const own = DIRECTOR_IDS.filter((id) => directorRow(id).studio === studio);
    expect(own.map(worthOfDirector)).toEqual([8, 8]);
    expect(own.map((id) => directorRow(id).traits)).toEqual([[], ['perfectionist']]);
    const genres = own.flatMap((id) => directorRow(id).bonuses);
    expect(new Set(genres).size).toBe(3);
  });
});
