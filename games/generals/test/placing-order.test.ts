import { expect, test } from 'vitest';
import { sortForPlacing } from '../combat/placing-order.ts';
import { unitOf } from '../field/units.ts';
import { field } from './field.ts';

test('GEN-R.54: of routed units the number decides, whoever has used an order', () => {
  const state = field('a1: wI1~+ wI2~ wI3+ wI4');
  const units = ['wI2', 'wI4', 'wI3', 'wI1'].map((id) => unitOf(state, id));
  sortForPlacing(units, () => false);
  expect(units.map(({ id }) => id)).toEqual(['wI4', 'wI3', 'wI1', 'wI2']);
});
