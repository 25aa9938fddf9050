import type {
  TranscribedStep,
  TranscriptFormat,
  TranscriptLine as Line,
} from '../../engine/transcript';
import { ABILITIES } from './cards/abilities';
import { ACTORS } from './cards/actors';
import { AWARDS } from './cards/awards';
import { DIRECTORS } from './cards/directors';
import { NEWS } from './cards/news';
import { OBJECTIVES } from './cards/objectives';
import { SCRIPTS } from './cards/scripts';
import { performFully } from './perform';
import type { ExecutiveProducer, ExecutiveProducerOutcome, State } from './types';

/** What every card says, so that a reader needs no list of them. */
const CARDS: Line = {
  type: 'cards',
  scripts: SCRIPTS,
  actors: ACTORS,
  directors: DIRECTORS,
  news: NEWS,
  awards: AWARDS,
  objectives: OBJECTIVES,
  abilities: ABILITIES,
};

/** How the table was set, decks in their order from the top. */
function setupLines(event: ExecutiveProducer['event'], state: State): readonly Line[] {
  if (event.type !== 'table-set') return [{ ...event }];
  const { news: hands, objectives, decks, awardDeck } = state;
  return [CARDS, { ...event, hidden: { hands, objectives, decks, awardDeck } }];
}

function lines({ events, state, taken }: TranscribedStep<ExecutiveProducer>): readonly Line[] {
  if (taken === undefined) return events.flatMap((event) => setupLines(event, state));
  const { before, seat, action } = taken;
  // Carried out once more, for what players were not told.
  const full = performFully(before, seat, action).events;
  return [{ type: 'decision', seat, action }, ...full.map((event) => ({ ...event }))];
}

function endLine({ winners, scores }: ExecutiveProducerOutcome): Line {
  return { type: 'end', scores, winners };
}

export const transcript: TranscriptFormat<ExecutiveProducer> = { lines, endLine };
