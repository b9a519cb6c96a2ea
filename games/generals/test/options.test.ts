import { describe, expect, test } from 'vitest';
import { generals } from '../module.ts';
import { options } from '../options.ts';
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

  test('GEN-R.99: markers come from an inventory, one to a sector', () => {
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

test.each([
  ['general', 5, 1],
  ['flag', 1, 3],
  ['flag', 3, 2],
  ['rose', 1, 2],
  ['rose', 3, 2],
])('GEN-R.99: each colour has so many markers: %s of %i VP: %i', (kind, vp, count) => {
  const markers = (many: number) =>
    ['a1', 'b1', 'c1', 'a2', 'b2'].slice(0, many).map((sector) => ({ sector, owner: 'black', kind, vp }));
  const others = [
    { sector: 'a3', owner: 'white', kind, vp },
    { sector: 'b3', owner: 'white', kind: 'rose', vp: kind === 'rose' ? 4 - vp : 1 },
  ];
  expect(fault({ objectives: [...markers(count), ...others] })).toBeNull();
  expect(fault({ objectives: markers(count + 1) })).toEqual({
    path: `options.objectives[${count}]`,
    code: 'wrong-marker',
  });
});

describe('what is offered for an option', () => {
  const offered = options.choices.flatMap(({ name, choices }) =>
    choices.map((choice) => [name, choice] as const),
  );
  test.each(offered)('%s: %j can be chosen', (name, choice) => {
    const setup = name === 'army' && choice !== null ? { setup: 'custom' } : {};
    expect(fault({ ...setup, [name]: choice })).toBeNull();
  });

  test('GEN-20.3: a handicap for either side, or the same for both', () => {
    const handicaps = options.each.handicap.choices;
    expect(handicaps.some(({ white, black }) => white > 0 && black === 0)).toBe(true);
    expect(handicaps.some(({ white, black }) => white === 0 && black > 0)).toBe(true);
    expect(handicaps.some(({ white, black }) => white === black && white > 0)).toBe(true);
  });
});
