import { describe, expect, test } from 'vitest';
import { generals } from '../module.ts';
import { OPTIONS } from './field.ts';

const fault = (raw: unknown) => {
  const parsed = generals.parseOptions(raw);
  return parsed.ok ? null : { path: parsed.error.path, code: parsed.error.code };
};
const rose = (sector: string) => ({ sector, owner: 'white', kind: 'rose', vp: 1 });

describe('options from outside', () => {
  test('Section 24: an empty object gives the defaults', () => {
    expect(generals.parseOptions({})).toEqual({ ok: true, value: OPTIONS });
  });

  test.each([
    [null, 'options', 'wrong-field'],
    [[], 'options', 'wrong-field'],
    [{ fog: true }, 'options.fog', 'unknown-option'],
    [{ setup: 'austerlitz' }, 'options.setup', 'wrong-field'],
    [{ turned: 'yes' }, 'options.turned', 'wrong-field'],
    [{ terrain: 'C' }, 'options.terrain', 'wrong-field'],
    [{ handicap: { white: 4 } }, 'options.handicap.white', 'wrong-field'],
    [{ handicap: { red: 1 } }, 'options.handicap.red', 'unknown-field'],
    [{ objectives: 'many' }, 'options.objectives', 'wrong-field'],
    [
      { objectives: [{ sector: 'rw', owner: 'white', kind: 'flag', vp: 1 }] },
      'options.objectives[0].sector',
      'wrong-field',
    ],
    [
      { objectives: [{ sector: 'a1', owner: 'white', kind: 'flag' }] },
      'options.objectives[0].vp',
      'missing-field',
    ],
  ])('%j is refused at %s', (raw, path, code) => {
    expect(fault(raw)).toEqual({ path, code });
  });

  test('GEN-2.2 and GEN-5.12: a Custom army has 30 units within the box limit', () => {
    const army = (I: number, C: number, A: number) => ({
      setup: 'custom',
      army: { white: { I, C, A }, black: { I: 20, C: 8, A: 2 } },
    });
    expect(fault(army(14, 12, 4))).toBeNull();
    expect(fault(army(13, 13, 4))).toEqual({ path: 'options.army.white.C', code: 'wrong-field' });
    expect(fault(army(25, 0, 5))).toEqual({ path: 'options.army.white.A', code: 'wrong-field' });
    expect(fault(army(20, 8, 1))).toEqual({ path: 'options.army.white', code: 'wrong-army' });
    expect(fault({ ...army(20, 8, 2), setup: 'marengo' })).toEqual({
      path: 'options.army',
      code: 'wrong-army',
    });
  });

  test('R.99: markers come from an inventory, one to a sector', () => {
    expect(fault({ objectives: [rose('a1'), rose('b1')] })).toBeNull();
    expect(fault({ objectives: [rose('a1'), rose('b1'), rose('c1')] })).toEqual({
      path: 'options.objectives[2]',
      code: 'wrong-marker',
    });
    expect(fault({ objectives: [rose('a1'), rose('a1')] })).toEqual({
      path: 'options.objectives[1].sector',
      code: 'wrong-marker',
    });
    expect(fault({ objectives: [{ ...rose('a1'), vp: 5 }] })).toEqual({
      path: 'options.objectives[0].vp',
      code: 'wrong-marker',
    });
    const generalsOf = ['b1', 'b2'].map((sector) => ({ sector, owner: 'white', kind: 'general', vp: 5 }));
    expect(fault({ objectives: generalsOf })).toEqual({
      path: 'options.objectives[1]',
      code: 'wrong-marker',
    });
  });
});

test('GEN-20.3: no handicap may be said for one side, and is what the other gets', () => {
  const parsed = generals.parseOptions({ handicap: { white: 0 } });
  expect(parsed.ok && parsed.value.handicap).toEqual({ white: 0, black: 0 });
});
