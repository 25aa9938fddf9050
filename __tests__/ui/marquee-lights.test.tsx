import { bulbsAround } from '../../src/ui/marquee/bulbs';

test('bulbs stand on the frame, at even distances, none of them twice', () => {
  const bulbs = bulbsAround(300, 120, 10, 24);
  for (const { x, y } of bulbs) {
    const isOnFrame = [10, 290].includes(Math.round(x)) || [10, 110].includes(Math.round(y));
    expect(isOnFrame).toBe(true);
  }
  const gaps = bulbs.map((bulb, index) => {
    const next = bulbs[(index + 1) % bulbs.length] ?? bulb;
    return Math.hypot(next.x - bulb.x, next.y - bulb.y);
  });
  expect(Math.min(...gaps)).toBeGreaterThan(20);
  expect(Math.max(...gaps)).toBeLessThan(28);
});

test('a frame that is not measured yet has no bulbs', () => {
  expect(bulbsAround(0, 0, 10, 24)).toEqual([]);
});
