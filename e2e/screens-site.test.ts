import { expect, test } from 'vitest';
import { LOOKED_AT } from './fits/looked-at.ts';
import { allScreens } from './screens/all-screens.ts';
import { lookAtScreens } from './screens/look-at.ts';

lookAtScreens(null);

test('every screen that shall be measured is there', () => {
  const names = allScreens.map(({ name }) => name);
  expect(LOOKED_AT.filter((name) => !names.includes(name))).toEqual([]);
});
