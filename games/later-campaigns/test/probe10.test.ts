import { expect, test } from 'vitest';
import { answer } from './refused.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';
const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;
test('certain violation', () => {
  const at = under(
    { units: { i: { at: '0,0' }, j: { at: '1,0' }, k: { at: '1,0' }, e: { at: '2,0', side: 'allied' } }, leaders: LEADERS, orders: { 'allied corps': 'delay' } },
    (spot) => [towards('attack', [spot('2,0')])],
  );
  at.play('french', { type: 'select', units: [0] });
  console.log('ZOC held pair', answer(at, { type: 'go', hex: at.at('1,0') }));
  const b = under(
    { units: { i: { at: '0,0' }, j: { at: '1,0' }, k: { at: '1,0' }, e: { at: '9,0', side: 'allied' } }, leaders: LEADERS, orders: { 'allied corps': 'delay' } },
    (spot) => [towards('attack', [spot('9,0')])],
  );
  b.play('french', { type: 'select', units: [0] });
  console.log('free pair', answer(b, { type: 'go', hex: b.at('1,0') }));
  b.play('french', { type: 'go', hex: b.at('1,0') });
  console.log(answer(b, { type: 'endMovement' }));
  const c = under(
    { units: { i: { at: '0,0' }, j: { at: '1,0', arm: 'cav' }, k: { at: '1,0', arm: 'cav' }, e: { at: '2,0', side: 'allied' } }, leaders: LEADERS, orders: { 'allied corps': 'delay' } },
    (spot) => [towards('attack', [spot('2,0')])],
  );
  c.play('french', { type: 'select', units: [0] });
  console.log('cav held pair', answer(c, { type: 'go', hex: c.at('1,0') }));
  const d = table({ units: { i: { at: '0,0' }, j: { at: '1,0' }, k: { at: '1,0' }, e: { at: '2,0', side: 'allied' } }, leaders: LEADERS, orders: { [CORPS]: 'fallBack', 'allied corps': 'delay' } });
});
test('night zone: only way', () => {
  for (const turn of [{}, { night: true }, { rain: true }]) {
  const at = under(
    { turns: [turn], units: { a: { at: '0,0' }, e: { at: '1,0', side: 'allied' }, f: { at: '-2,0', side: 'allied' }, g: { at: '-1,2', side: 'allied' }, h: { at: '1,-2', side: 'allied' } }, leaders: { ...LEADERS, reille: { at: '0,0', commands: [CORPS] } }, orders: { 'allied corps': 'delay' } },
    (spot) => [towards('fallBack', [spot('-9,0')])],
  );
  console.log(at.offers('french', 'select').length, at.asked());
  if (at.offers('french', 'select').length === 0) continue;
  at.play('french', { type: 'select', units: [0] });
  console.log(['1,-1', '0,-1', '-1,0', '-1,1', '0,1'].map((s) => answer(at, { type: 'step', hex: at.at(s) }).slice(0, 30)));
  }
});
