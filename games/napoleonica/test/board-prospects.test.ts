// What the field shows before anything is done: sight and what blocks it, targets from a hex, planned attacks, Orders nobody has seen.
import { viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { unseenOrders } from '../board/input/known-orders.ts';
import {
  blockBetween,
  coveredFrom,
  diceAgainst,
  plannedAttack,
  targetsFrom,
} from '../board/input/prospects.ts';
import { hexName } from '../data/field.ts';
import { distance } from '../field/hexes.ts';
import { lettersOf } from '../field/orders.ts';
import type { BattleView } from '../view.ts';
import { hex, type Scene, type TestTable, table } from './table.ts';

function seen(scene: Scene): { readonly shown: TestTable; readonly view: BattleView } {
  const shown = table(scene);
  const { battle } = viewOf(shown.match, 'A');
  if (battle === null) throw new Error('There is no battle.');
  return { shown, view: battle };
}
const name = (at: number | null): string | null => (at === null ? null : hexName(at));

describe('sight', () => {
  const scene = { A: { F9: 'FR01' }, B: { F1: 'AB01' } };

  test('NAP-LOS.2: a Forest between two hexes is named as what blocks', () => {
    const { view } = seen({ ...scene, terrain: { F7: 'F' } });
    expect(name(blockBetween(view, hex('F9'), hex('F5')))).toBe('F7');
    expect(blockBetween(view, hex('F9'), hex('F8'))).toBeNull();
  });

  test('NAP-LOS.2: so is a unit, of whatever side', () => {
    const { view } = seen({ A: { F9: 'FR01', F7: 'FR02' }, B: { F1: 'AB01' } });
    expect(name(blockBetween(view, hex('F9'), hex('F5')))).toBe('F7');
  });

  test('NAP-LOS.6: a unit covers what is within its range and in its sight', () => {
    const { shown, view } = seen({ ...scene, terrain: { F8: 'F' } });
    const covered = coveredFrom(view, shown.at('F9'), hex('F9')).map(hexName);
    expect(covered).toContain('F8');
    expect(covered).toContain('D9');
    expect(covered).not.toContain('C9');
  });
});

describe('while armies are set up', () => {
  const guns = { A: { F8: 'FR09' }, B: { F1: 'AB01' } };
  const farthest = (facts: object): number => {
    const { shown, view } = seen({ ...guns, facts });
    return Math.max(...coveredFrom(view, shown.at('F8'), hex('F8')).map((at) => distance(at, hex('F8'))));
  };

  test('NAP-ATK.2: a battery covers as much as it will in the first round', () => {
    expect(farthest({ round: 0 })).toBe(5);
    expect(farthest({ round: 1 })).toBe(5);
  });
});

describe('an attack before it is declared', () => {
  test('NAP-ATK.3: whom a unit could attack from a hex it may move to', () => {
    const { shown, view } = seen({ A: { F9: 'FR01' }, B: { F5: 'AB01' } });
    const from = (place: string) => targetsFrom(view, shown.at('F9'), hex(place)).length;
    expect([from('F9'), from('F8'), from('F7'), from('F6')]).toEqual([0, 0, 1, 1]);
  });

  test('NAP-ABL.20, NAP-MOV.3: nobody from a hex that ends the activation, unless a Ranger enters it', () => {
    const { shown, view } = seen({
      A: { F9: 'FR09', D9: 'FR01', H9: 'FR02' },
      B: { F5: 'AB01' },
      terrain: { E7: 'F', G7: 'F' },
    });
    const from = (unit: string, place: string) => targetsFrom(view, shown.at(unit), hex(place)).length;
    expect([from('F9', 'F9'), from('F9', 'F8')]).toEqual([1, 0]);
    expect([from('D9', 'E7'), from('H9', 'G7')]).toEqual([0, 1]);
  });

  test('NAP-ABL.5: the dice told beside a choice are those of its plan, Buckshot with them', () => {
    const { shown, view } = seen({ A: { F9: 'FR09' }, B: { F8: 'AB01', F5: 'AB02' } });
    const dice = (place: string) => diceAgainst(view, shown.at('F9'), shown.at(place), 0);
    expect([dice('F8'), dice('F5')]).toEqual([4, 3]);
    expect(plannedAttack(view, shown.at('F9'), shown.at('F8'))?.pool).toHaveLength(4);
  });

  test('NAP-ATK.17, NAP-ADD.2: the pool with its Flanking die, and what ground and Shield take', () => {
    const { shown, view } = seen({
      A: { F6: 'FR01', G5: 'FR02' },
      B: { F5: 'AB01' },
      terrain: { F5: 'F' },
    });
    const plan = plannedAttack(view, shown.at('F6'), shown.at('F5'));
    expect(plan?.kind).toBe('melee');
    expect(plan?.pool.map(({ die }) => die)).toEqual(['Y', 'Y', 'Y']);
    expect(plan?.ignores.map(({ label }) => label)).toEqual(['Forest']);
    expect(plan?.damage.expected).toBeLessThan(1);
    expect(plan?.damage.destroys).toBeGreaterThan(0);
  });
});

test('NAP-HID.1: Orders of the enemy that nobody has seen are those in his pouch and hand', () => {
  const { shown } = seen({ A: { F9: 'FR01' }, B: { F1: 'AB01' } });
  shown.activate('F9');
  const { battle } = viewOf(shown.match, 'B');
  expect(battle === null ? '' : lettersOf(unseenOrders(battle, 'A'))).toBe('GGGGGGGBBBBBRRRP');
});
