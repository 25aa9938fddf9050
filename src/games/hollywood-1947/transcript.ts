import type {
  TranscribedStep,
  TranscriptFormat,
  TranscriptLine as Line,
} from '../../engine/transcript';
import { kindOf, posterSymbols } from './cards';
import type { Event, FullEvent } from './events';
import { performFully } from './perform';
import type { Hollywood1947, HollywoodOutcome1947, State } from './types';

/** The line of an event, with the truth behind it as `hidden`. */
function eventLine(event: FullEvent): Line {
  if (event.type !== 'premiere') return { ...event };
  const { round, poster, cards, symbols, winners } = event.premiere;
  return { type: event.type, round, poster, cards, symbols, winners };
}

/** How the table was set, decks in their order from the top, and what every card of the match is. */
function setupLine(event: Extract<Event, { type: 'table-set' }>, state: State): Line {
  const { loyalties, hands, ghosts, deck, posters, posterDeck, costumeDeck } = state;
  const allPosters = [...posters, ...posterDeck];
  return {
    ...event,
    hidden: { loyalties, hands, ghosts, deck, posterDeck: allPosters, costumeDeck },
    kinds: Object.fromEntries([...hands.flat(), ...ghosts, ...deck].map((id) => [id, kindOf(id)])),
    symbols: Object.fromEntries(allPosters.map((id) => [id, posterSymbols(id)])),
  };
}

function lines({ events, state, taken }: TranscribedStep<Hollywood1947>): readonly Line[] {
  if (taken === undefined)
    return events.map((event) =>
      event.type === 'table-set' ? setupLine(event, state) : eventLine(event),
    );
  const { before, seat, action } = taken;
  // Carried out once more, for what players were not told.
  const full = performFully(before, seat, action).events;
  return [{ type: 'decision', seat, action }, ...full.map(eventLine)];
}

function endLine({ result, winners, loyalties, wins }: HollywoodOutcome1947): Line {
  return { type: 'end', result, winners, loyalties, wins };
}

export const transcript: TranscriptFormat<Hollywood1947> = { lines, endLine };
