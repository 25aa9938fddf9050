import fc from 'fast-check';

import { MARK_WAY } from '../../src/ui/motion/ground';
import { GROUND_MARKS, Places } from '../../src/ui/motion/Places';
import { roomFrom } from '../../src/ui/turn/room';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A view as it is measured when the table is turned by some degrees about a point of the screen. */
function turnedView({ x, y, width, height }: Box, degrees: number) {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const corners = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ].map(([left = 0, top = 0]) => ({
    x: 195 + left * cosine - top * sine,
    y: 422 + left * sine + top * cosine,
  }));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    getBoundingClientRect: () => ({
      x: left,
      y: top,
      width: Math.max(...xs) - left,
      height: Math.max(...ys) - top,
    }),
    offsetWidth: width,
    offsetHeight: height,
  };
}

const boxes = fc.record({
  x: fc.integer({ min: -400, max: 400 }),
  y: fc.integer({ min: -400, max: 400 }),
  width: fc.integer({ min: 1, max: 300 }),
  height: fc.integer({ min: 1, max: 300 }),
});

function placesTurned(degrees: number, own: Box, origin: Box): Places {
  const places = new Places();
  const mark = { x: -195, y: -422, width: 1, height: 1 };
  const steps = [mark, { ...mark, x: mark.x + MARK_WAY }, { ...mark, y: mark.y + MARK_WAY }];
  GROUND_MARKS.forEach((name, index) => {
    places.markRef(name)(turnedView(steps[index] ?? mark, degrees));
  });
  places.ref('own')(turnedView(own, degrees));
  places.ref('origin')(turnedView(origin, degrees));
  return places;
}

test('a place is where it was laid out, however the table is turned and while it turns', () => {
  fc.assert(
    fc.property(boxes, boxes, fc.integer({ min: 0, max: 359 }), (own, origin, degrees) => {
      const seen = placesTurned(degrees, own, origin).rect('own', 'origin');
      expect(seen?.x).toBeCloseTo(own.x - origin.x);
      expect(seen?.y).toBeCloseTo(own.y - origin.y);
      expect(seen).toMatchObject({ width: own.width, height: own.height });
    }),
  );
});

test('a finger on a turned table is where it is for whoever sits there', () => {
  const origin = { x: 10, y: 20, width: 100, height: 50 };
  const places = placesTurned(180, origin, origin);
  // 30 across and 5 down from the corner of the place, on a table turned upside down.
  const point = places.pointFrom('origin', { x: 195 - 40, y: 422 - 25 });
  expect(point?.x).toBeCloseTo(30);
  expect(point?.y).toBeCloseTo(5);
});

test('without marks the ground is the screen', () => {
  const places = new Places();
  const at = (x: number, y: number) => ({
    getBoundingClientRect: () => ({ x, y, width: 4, height: 6 }),
  });
  places.ref('own')(at(30, 50));
  places.ref('origin')(at(10, 20));
  expect(places.rect('own', 'origin')).toEqual({ x: 20, y: 30, width: 4, height: 6 });
  expect(places.pointFrom('origin', { x: 1, y: 1 })).toBeUndefined();
});

test('a screen has its notch where whoever sits there sees it', () => {
  const phone = { width: 390, height: 844, insets: { top: 47, right: 1, bottom: 34, left: 2 } };
  expect(roomFrom('bottom', phone)).toEqual(phone);
  expect(roomFrom('left', phone)).toEqual({
    width: 844,
    height: 390,
    insets: { top: 1, right: 34, bottom: 2, left: 47 },
  });
  expect(roomFrom('top', phone)).toEqual({
    width: 390,
    height: 844,
    insets: { top: 34, right: 2, bottom: 47, left: 1 },
  });
  expect(roomFrom('right', phone)).toEqual({
    width: 844,
    height: 390,
    insets: { top: 2, right: 47, bottom: 1, left: 34 },
  });
});

test('a place that rests is measured once for a layout, and one that moves every time', () => {
  const places = new Places();
  const at = { x: 100, y: 50 };
  const getBoundingClientRect = jest.fn(() => ({ ...at, width: 20, height: 10 }));
  places.ref('table')({ getBoundingClientRect: () => ({ x: 10, y: 10, width: 300, height: 300 }) });
  places.ref('panel')({ getBoundingClientRect });
  const first = { x: 90, y: 40, width: 20, height: 10 };
  expect(places.rect('panel', 'table')).toEqual(first);
  at.x = 200;
  expect(places.rect('panel', 'table')).toEqual(first);
  expect(getBoundingClientRect).toHaveBeenCalledTimes(1);
  expect(places.rect('table', { itself: 'panel' })).toMatchObject({ x: -190, y: -40 });
  places.forget();
  expect(places.rect('panel', 'table')).toEqual({ ...first, x: 190 });
});

test('a place is not known from before it was on the screen, nor after it has gone', () => {
  const places = new Places();
  const attach = places.ref('panel');
  places.ref('table')({ getBoundingClientRect: () => ({ x: 0, y: 0, width: 300, height: 300 }) });
  attach({ getBoundingClientRect: () => ({ x: 0, y: 0, width: 0, height: 0 }) });
  expect(places.rect('panel', 'table')).toBeUndefined();
  const shown = { x: 5, y: 6, width: 20, height: 10 };
  attach({ getBoundingClientRect: () => shown });
  expect(places.rect('panel', 'table')).toEqual(shown);
  attach(null);
  expect(places.rect('panel', 'table')).toBeUndefined();
});
