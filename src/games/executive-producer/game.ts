import { defineGame, type Step } from '../../engine/game';
import { publicEvent, reveals } from './events';
import { legalActions, toAct } from './legal';
import { maxActions } from './bound';
import { STUDIO_CHOICES, choicesThatFit, type StudioChoice } from './cards/studios';
import { LENGTHS, SEATS } from './numbers';
import { performFully } from './perform';
import { concealed, privacy } from './privacy';
import { refuse } from './refuse';
import { outcomeOf } from './scoring';
import { SECRETS } from './secrets';
import { setupFully } from './setup';
import type { FullStep } from './take';
import type { ExecutiveProducer } from './types';
import { viewOf } from './view';
import { determinize } from './worlds';

function asTold({ state, events }: FullStep): Step<ExecutiveProducer> {
  return { state, events: events.map(publicEvent) };
}

export const executiveProducer = defineGame<ExecutiveProducer>({
  id: 'executive-producer',
  rulesVersion: 1,
  seats: SEATS,
  options: {
    length: { kind: 'choice', values: LENGTHS, default: 'short' },
    firstSeat: { kind: 'seat' },
    studios: {
      kind: 'some',
      values: STUDIO_CHOICES,
      default: [],
      atMost: (seats, _options, wanted) => choicesThatFit(seats, wanted as readonly StudioChoice[]),
    },
  },
  secrets: SECRETS,
  setup: (options, players, seed) => asTold(setupFully(options, players, seed)),
  toAct,
  legalActions,
  privacy,
  concealed,
  perform: (state, seat, action) => asTold(performFully(state, seat, action)),
  refuse,
  view: viewOf,
  determinize,
  outcome: outcomeOf,
  progress: ({ round }) => ({ round }),
  reveals,
  maxActions,
});
