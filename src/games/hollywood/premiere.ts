import { type Day, readDay, type Weekday, weekdayOf } from '../../engine/days';
import type { MatchSetup } from '../../engine/match';
import { COLOURS, GLYPHS, type Person, type Player } from '../../engine/players';
import { seedKey, seedOf, type Seed } from '../../engine/seed';
import { lookalikeKey } from '../../engine/text';
import type { LevelId } from './bots/levels';
import type { Options } from './types';

/*
 * The daily premiere: one match a day for one person, the same for everybody. What makes a match the premiere of a day
 * is its seed, which names the day, together with the table of that day: nothing has to be marked, so nothing can be
 * marked wrongly, and saves stay as they are.
 */

interface Bill extends Omit<Options, 'firstSeat'> {
  /** Who plays against the person, in the order of seats. */
  readonly levels: readonly LevelId[];
}

/** What is played on which day of the week: a gentle Monday, a gala on Sunday. Past premieres depend on it. */
export const PROGRAMME: Readonly<Record<Weekday, Bill>> = {
  monday: { advanced: false, claimOrder: 'top-first', levels: ['extra', 'agent'] },
  tuesday: { advanced: false, claimOrder: 'top-first', levels: ['extra', 'agent', 'agent'] },
  wednesday: { advanced: false, claimOrder: 'bottom-first', levels: ['agent', 'agent'] },
  thursday: { advanced: true, claimOrder: 'top-first', levels: ['agent', 'agent'] },
  friday: { advanced: true, claimOrder: 'top-first', levels: ['extra', 'agent', 'agent'] },
  saturday: { advanced: false, claimOrder: 'bottom-first', levels: ['agent', 'agent', 'mogul'] },
  sunday: { advanced: true, claimOrder: 'bottom-first', levels: ['agent', 'mogul', 'mogul'] },
};

/** Those who play against the person; the last ones step in for one whose name the person has. */
const UNDERSTUDIES = ['Vera', 'Otto', 'Lola', 'Monty'] as const;

const SEED_PREFIX = 'premiere-';

/** The seed code of a day's premiere, as it is shown and shared. */
function premiereSeed(day: Day): Seed {
  return seedOf(`${SEED_PREFIX}${day}`);
}

function cast(person: Person, levels: readonly LevelId[]): readonly Player[] {
  const names = UNDERSTUDIES.filter((name) => lookalikeKey(name) !== lookalikeKey(person.name));
  const colours = COLOURS.filter((colour) => colour !== person.colour);
  const glyphs = GLYPHS.filter((glyph) => glyph !== person.glyph);
  return levels.map((level, index) => ({
    kind: 'bot',
    level,
    name: names[index] ?? '',
    colour: colours[index] ?? COLOURS[0],
    glyph: glyphs[index] ?? GLYPHS[0],
  }));
}

/** The premiere of a day for this person. Whoever plays, cards and bots are the same. */
export function premiereSetup(day: Day, person: Person): MatchSetup<Options> {
  const { levels, ...options } = PROGRAMME[weekdayOf(day)];
  return { options, seed: premiereSeed(day), players: [person, ...cast(person, levels)] };
}

interface Setup {
  readonly seed: Seed;
  /** Of whatever game: the seed alone decides nothing. */
  readonly options: { readonly [Name in keyof Options]?: unknown };
  readonly players: readonly Player[];
}

/** Of which day a match is the premiere: by its seed, where the table is that day's too. */
export function premiereDayOf({ seed, options, players }: Setup): Day | undefined {
  const key = seedKey(seed);
  if (!key.startsWith(SEED_PREFIX)) return undefined;
  const day = readDay(key.slice(SEED_PREFIX.length));
  if (day === undefined) return undefined;
  const { levels, advanced, claimOrder } = PROGRAMME[weekdayOf(day)];
  const [person, ...bots] = players;
  const isTable =
    options.advanced === advanced &&
    options.claimOrder === claimOrder &&
    options.firstSeat === undefined &&
    person?.kind === 'person' &&
    bots.length === levels.length &&
    bots.every((bot, index) => bot.kind === 'bot' && bot.level === levels[index]);
  return isTable ? day : undefined;
}
