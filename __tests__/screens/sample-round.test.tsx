import { CLAIM_ORDER } from '../../src/screens/programme/pictures/claimOrder';
import { SAMPLE_COLUMNS, SAMPLE_REELS } from '../../src/screens/programme/pictures/sample';

const cards = SAMPLE_COLUMNS.flat();

test('[DEAL-1] [DEAL-2] the programme shows a round as it can be dealt', () => {
  expect(SAMPLE_COLUMNS.map((column) => column.length)).toEqual([4, 4, 3, 3]);
  expect(cards.filter(({ kind }) => typeof kind === 'number')).toHaveLength(3);
});

test('[SETUP-1] [PLACE-4] its twelve reels, three of each player, stand together from the bottom', () => {
  const reels = SAMPLE_REELS.flat();
  expect(reels).toHaveLength(12);
  for (const { glyph } of reels) {
    expect(reels.filter((reel) => reel.glyph === glyph)).toHaveLength(3);
  }
  SAMPLE_REELS.forEach((column, index) => {
    expect(column.length).toBeLessThanOrEqual(SAMPLE_COLUMNS[index]?.length ?? 0);
  });
});

test('[CLAIM-1] [CLAIM-3] cards light up column by column, top first, and two stay dark', () => {
  expect(CLAIM_ORDER).toHaveLength(cards.length - 2);
  const rank = ({ column, fromBottom }: (typeof CLAIM_ORDER)[number]) => column * 10 - fromBottom;
  expect([...CLAIM_ORDER].sort((a, b) => rank(a) - rank(b))).toEqual(CLAIM_ORDER);
});
