import { expect, test } from 'vitest';
import { meetingFronts } from '../combat/meeting-fronts.ts';
import type { BattleBorder, BattleSector } from '../vocabulary.ts';

const fronts = (sector: BattleSector, white: BattleBorder[], black: BattleBorder[]): string[] =>
  meetingFronts(sector, white, black).map(
    (front) => `${front.white.join('+')} against ${front.black.join('+')}`,
  );

test('GEN-12.4: one border each gives one front', () => {
  expect(fronts('a2', ['a1-a2'], ['a2-a3'])).toEqual(['a1-a2 against a2-a3']);
});

test('GEN-12.4, GEN-R.28: 1:k gives one front per border of the k-side, in canonical order', () => {
  expect(fronts('b2', ['b1-b2'], ['b2-b3', 'a2-b2', 'b2-c2'])).toEqual([
    'b1-b2 against a2-b2',
    'b1-b2 against b2-c2',
    'b1-b2 against b2-b3',
  ]);
  expect(fronts('a2', ['a2-b2', 'a1-a2'], ['a2-a3'])).toEqual(['a1-a2 against a2-a3', 'a2-b2 against a2-a3']);
});

test('GEN-12.4, GEN-R.28: 2:2 with neighbouring borders: opposite borders face each other, in the order of White', () => {
  expect(fronts('b2', ['a2-b2', 'b1-b2'], ['b2-b3', 'b2-c2'])).toEqual([
    'b1-b2 against b2-b3',
    'a2-b2 against b2-c2',
  ]);
});

test('GEN-12.4, GEN-R.28: 2:2 with opposite pairs: each White border faces the Black border next clockwise', () => {
  expect(fronts('b2', ['b1-b2', 'b2-b3'], ['a2-b2', 'b2-c2'])).toEqual([
    'b1-b2 against a2-b2',
    'b2-b3 against b2-c2',
  ]);
  expect(fronts('b2', ['a2-b2', 'b2-c2'], ['b1-b2', 'b2-b3'])).toEqual([
    'a2-b2 against b2-b3',
    'b2-c2 against b1-b2',
  ]);
});
