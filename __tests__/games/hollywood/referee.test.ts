import { randomBot } from '../../../src/engine/bot';
import { entry } from '../../../src/games/hollywood';
import { CLAIM_ORDERS } from '../../../src/games/hollywood/types';
import { transcriptOf } from '../../../scripts/lib/transcript';
import { seed } from '../../support/hollywood';
import { referee } from './referee/referee';

const MATCHES = 40;

const VARIANTS = [3, 4].flatMap((players) =>
  [false, true].flatMap((advanced) =>
    CLAIM_ORDERS.map((claimOrder) => ({ players, advanced, claimOrder })),
  ),
);

describe('an independent referee, written from the rulebooks, finds nothing wrong', () => {
  it.each(VARIANTS)(
    `in ${MATCHES} matches of $players, advanced: $advanced, $claimOrder`,
    ({ players, ...options }) => {
      const bots = Array.from({ length: players }, () => randomBot);
      for (let number = 1; number <= MATCHES; number += 1) {
        const lines = [...transcriptOf(entry, bots, options, seed(`referee-${number}`))];
        expect(referee(lines.join('\n'))).toEqual([]);
      }
    },
  );
});
