import { getPathFromState, getStateFromPath } from '@react-navigation/native';

import { linking } from '../../src/navigation/linking';

function routesOf(path: string) {
  return getStateFromPath(path, linking.config)?.routes.map(({ name, params }) => ({
    name,
    params,
  }));
}

test('the bare address is the marquee', () => {
  expect(routesOf('/')).toEqual([{ name: 'Marquee', params: undefined }]);
});

test('a game has its programme at an address of its own, with the marquee beneath', () => {
  expect(routesOf('/games/hollywood')).toEqual([
    { name: 'Marquee', params: undefined },
    { name: 'Programme', params: { game: 'hollywood' } },
  ]);
});

test.each(['/nowhere', '/games', '/games/hollywood/extras', '/%E2%98%85'])(
  '%s leads to the page for lost visitors, with the marquee beneath',
  (path) => {
    expect(routesOf(path)?.map(({ name }) => name)).toEqual(['Marquee', 'NotFound']);
  },
);

test('the commentary on a match has an address of its own, with the marquee beneath', () => {
  expect(routesOf('/matches/abc/commentary')).toEqual([
    { name: 'Marquee', params: undefined },
    { name: 'Commentary', params: { match: 'abc' } },
  ]);
});

test('the credits have an address of their own, with the marquee beneath', () => {
  expect(routesOf('/licences')?.map(({ name }) => name)).toEqual(['Marquee', 'Licences']);
});

test.each([
  ['/games/hollywood/rules', { game: 'hollywood' }],
  ['/games/hollywood/rules/lost-star', { game: 'hollywood', section: 'lost-star' }],
])('%s opens the rules there, with the marquee beneath', (path, params) => {
  expect(routesOf(path)).toEqual([
    { name: 'Marquee', params: undefined },
    { name: 'Rules', params },
  ]);
  const state = getStateFromPath(path, linking.config);
  expect(state && getPathFromState(state, linking.config)).toBe(path);
});

test('the first night has an address of its own, with the marquee beneath', () => {
  expect(routesOf('/first-night')?.map(({ name }) => name)).toEqual(['Marquee', 'FirstNight']);
});

test.each([
  ['/hall-of-fame', 'HallOfFame'],
  ['/premiere', 'Premiere'],
])('%s has its screen, with the marquee beneath', (path, name) => {
  expect(routesOf(path)?.map((route) => route.name)).toEqual(['Marquee', name]);
});

test('an address survives a reload', () => {
  const state = getStateFromPath('/games/hollywood', linking.config);
  expect(state && getPathFromState(state, linking.config)).toBe('/games/hollywood');
});
