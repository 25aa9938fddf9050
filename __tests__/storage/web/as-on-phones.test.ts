import { runOnWebStore } from '../../support/store-under-test';

/*
 * Everything that the tests of saves say of a phone's storage, once more with the web's store in between: kills at every
 * step, faults, hangs, two windows, bad saves.
 */

runOnWebStore(true);

describe.each([
  'archive',
  'bad-saves',
  'damage',
  'deleting',
  'every-game',
  'export-import',
  'fixtures',
  'hangs',
  'hints',
  'kill',
  'list',
  'opening',
  'two-tabs',
])('on the store of the web: %s', (name) => {
  jest.requireActual(`../${name}.test`);
});
