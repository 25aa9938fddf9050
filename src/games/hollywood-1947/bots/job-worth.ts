import type { JobId } from '../cards';

/** What a job is good for on a round in which nothing is known, in chances to win. */
export const JOB_WORTH: Readonly<Record<JobId, number>> = {
  screenwriter: 0.02,
  producer: 0.015,
  director: 0.03,
  gaffer: 0.03,
  cinematographer: 0.015,
  actress: 0.02,
  actor: 0.02,
  composer: 0.025,
  editor: 0.025,
  'costume-designer': 0.01,
};
