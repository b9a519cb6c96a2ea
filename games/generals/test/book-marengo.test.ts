// The first round of the battle the book tells, phase by phase. The orders are chosen to fit what is told, and the dice fall
// so that it comes out: the rules allow the round, but this is no independent check of it.
import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { order, table } from './table.ts';

const MARENGO =
  'a1: wI1-6 | b1: wI7-10 wA1-2 | c1: wI11-12 wC1-4 | rw: wI13-20 wC5-8 | c3: bI1-6 | b3: bI7-10 bA1-2 | a3: bI11-12 bC1-4 | rb: bI13-20 bC5-8';

const times = (count: number, action: Action): Action[] => Array.from({ length: count }, () => action);

/** 10 orders a side: the ride by the right, guns on the centre; Black masses on the other wing. */
const WHITE = [
  ...times(2, order('c1', 'C', 'c2', 'b2')),
  ...times(2, order('b1', 'A', 'b2')),
  ...times(2, order('a1', 'I', 'a2')),
  ...times(2, order('c1', 'I', 'c2')),
  ...times(2, order('rw', 'I', 'a1')),
];
const BLACK = [
  ...times(2, order('a3', 'I', 'a2')),
  ...times(4, order('a3', 'C', 'a2')),
  order('b3', 'A', 'a3'),
  order('b3', 'A', 'b2'),
  ...times(2, order('rb', 'I', 'a3')),
];

const DICE = [
  // White's four at the centre rout two; Black's lone battery hits nobody.
  ...[6, 6, 1, 1, 1, 1],
  // Fire in a2: White's two muskets, then Black's.
  ...[6, 1, 1, 1],
  // Melee in a2: White's two, then Black's Infantry and three Cavalry.
  ...[6, 3, 1, 1, 1, 1],
];

const fire = (order: number): Action => ({ type: 'fire', order, range: 2 });

describe('GEN-5.4: the book’s Marengo, round 1', () => {
  const battle = table({ phase: 'planning', units: MARENGO, dice: DICE });
  const hits = (step: string): readonly string[] =>
    battle.of('attackResolved').flatMap((event) => (event.step === step && event.hit ? [event.target] : []));

  test('GEN-6.1: both write 10 orders', () => {
    battle.play('white', ...WHITE).play('black', ...BLACK);
    expect(battle.why('white', order('b1', 'I', 'b2'))).toBe('GEN-6.1');
    expect(battle.why('black', order('b3', 'I', 'b2'))).toBe('GEN-6.1');
    battle.commit('white', 'black');
  });

  test('GEN-8.1: White’s Cavalry takes the right front; Black holds his back', () => {
    battle.activate('white', 0, 1).commit('black');
    expect(battle.tell('wC1', 'wC2')).toBe('wC1 c2, wC2 c2');
  });

  test('GEN-9.11: two batteries rout two Infantry in the opposing centre, one hits nobody', () => {
    battle.play('white', fire(2), fire(3)).play('black', fire(7)).commit('white', 'black');
    expect(hits('bombard')).toEqual(['bI7', 'bI8']);
  });

  test('GEN-7.2, 10.1: everybody marches, and both want a2; five cross the border, the fourth Cavalry waits', () => {
    battle.activate('white', 0, 1, 4, 5, 6, 7);
    battle.play('black', ...[0, 1, 2, 3, 4].map((one): Action => ({ type: 'activate', order: one })));
    expect(battle.why('black', { type: 'activate', order: 5 })).toBe('GEN-7.2');
    battle.commit('black');
    expect(battle.tell('wC1', 'wC2', 'wI11')).toBe('wC1 b2, wC2 b2, wI11 c2');
  });

  test('GEN-12.34: White’s muskets rout one Infantry and lose nobody', () => {
    expect(hits('ranged')).toEqual(['bI11']);
  });

  test('GEN-12.28, 12.40: two Cavalry without an opponent hit from the flank; Black loses one more Infantry and has a2', () => {
    battle.commit('black');
    battle.play(
      'black',
      { type: 'target', unit: 'bC2', at: 'wI1' },
      { type: 'target', unit: 'bC3', at: 'wI2' },
    );
    battle.commit('black');
    expect(hits('melee')).toEqual(['bI12', 'wI1', 'wI2']);
    expect([battle.count('white', 'a2'), battle.count('black', 'a2')]).toEqual(['', '3C']);
  });

  test('GEN-11.5: a battery and two Infantry from the reserve fill the emptied position, the fourth Cavalry joins', () => {
    battle.activate('white', 8, 9).activate('black', 5, 6, 8, 9);
    expect([battle.count('black', 'a2'), battle.count('black', 'a3')]).toEqual(['4C', '2I 1A']);
  });

  test('GEN-16.5: White holds more of the field: the first point', () => {
    battle.passTo('planning', 2);
    expect(battle.state.vp).toEqual({ white: 1, black: 0 });
  });
});
