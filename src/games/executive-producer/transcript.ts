import type {
  TranscribedStep,
  TranscriptFormat,
  TranscriptLine as Line,
} from '../../engine/transcript';
import { performFully } from './perform';
import type { ExecutiveProducer, ExecutiveProducerOutcome, State } from './types';

/** How the table was set, decks in their order from the top. */
function setupLine(event: ExecutiveProducer['event'], state: State): Line {
  if (event.type !== 'table-set') return { ...event };
  const { news: hands, objectives, decks, awardDeck } = state;
  return { ...event, hidden: { hands, objectives, decks, awardDeck } };
}

function lines({ events, state, taken }: TranscribedStep<ExecutiveProducer>): readonly Line[] {
  if (taken === undefined) return events.map((event) => setupLine(event, state));
  const { before, seat, action } = taken;
  // Carried out once more, for what players were not told.
  const full = performFully(before, seat, action).events;
  return [{ type: 'decision', seat, action }, ...full.map((event) => ({ ...event }))];
}

function endLine({ winners, scores }: ExecutiveProducerOutcome): Line {
  return { type: 'end', scores, winners };
}

export const transcript: TranscriptFormat<ExecutiveProducer> = { lines, endLine };
