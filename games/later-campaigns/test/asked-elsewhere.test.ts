// What was asked of one table makes no difference to another, nor does what was taken back: both share records with it.
import { startFrom, submit, undo } from '@grognard/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { type TestTable, table } from './table.ts';

const FRENCH = 'french';

/** Infantry with 3 MP on an open field, one of them spent. */
function aHexOnItsWay(): TestTable {
  const at = table({
    units: { i: { at: '-1,0', mp: 3 }, e: { at: '9,0', side: 'allied' } },
    leaders: {
      reille: { at: '0,1', commands: ['french corps'] },
      hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: { 'allied corps': 'delay' },
  });
  at.play(FRENCH, { type: 'select', units: [at.unit('i')] });
  return at;
}

/** Aside, and then to the goal: what is left is just enough. */
function goRound(at: TestTable): void {
  at.play(FRENCH, { type: 'step', hex: at.at('0,-1') });
  at.play(FRENCH, { type: 'go', hex: at.at('1,0') });
}

test('NLC-D.2, NLC-J.1: where a copy of the table has let a group ride is no way for who has stepped aside', () => {
  const at = aHexOnItsWay();
  const { module, state, options, source } = at.match;
  const copy = startFrom(module, module.clone(state), options, source);
  const ride: Action = { type: 'go', hex: at.at('1,0') };
  expect(submit(copy, FRENCH, ride).ok).toBe(true);
  goRound(at);
  expect(at.hexOf('i')).toBe(at.at('1,0'));
});

test('NLC-D.2, NLC-J.1: nor is a way that was ridden and taken back', () => {
  const at = aHexOnItsWay();
  at.play(FRENCH, { type: 'go', hex: at.at('1,0') });
  expect(undo(at.match, FRENCH).ok).toBe(true);
  goRound(at);
  expect(at.hexOf('i')).toBe(at.at('1,0'));
});
