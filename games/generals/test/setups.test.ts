import { simulationSource, startMatch } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { generals } from '../module.ts';
import { setup } from '../setup.ts';
import { SETUPS, type SetupName, type Side } from '../vocabulary.ts';
import { OPTIONS } from './field.ts';

const counts = (name: SetupName, side: Side, place: string): string => {
  const { units } = setup({ ...OPTIONS, setup: name });
  const here = units.filter((unit) => unit.side === side && unit.at === place);
  return ['I', 'C', 'A']
    .map((arm) => `${here.filter((unit) => unit.arm === arm).length}${arm}`)
    .filter((text) => !text.startsWith('0'))
    .join(' ');
};

describe('setups', () => {
  test.each([
    ['GEN-5.4: Marengo', 'marengo', '2I 4C', '4I 2A', '6I', '8I 4C'],
    ['GEN-5.6: Dennewitz', 'dennewitz', '4I 2C', '4I 2A', '4I 2C', '8I 4C'],
    ['GEN-5.7: Leuthen', 'leuthen', '6I', '4I 2A', '6I', '4I 8C'],
    ['GEN-5.8: Albuera', 'albuera', '4I 2C', '2I 4C', '4I 2C', '10I 2A'],
  ] as const)('%s', (_title, name, right, centre, left, reserve) => {
    expect([counts(name, 'white', 'c1'), counts(name, 'white', 'b1'), counts(name, 'white', 'a1')]).toEqual([
      right,
      centre,
      left,
    ]);
    expect([counts(name, 'black', 'a3'), counts(name, 'black', 'b3'), counts(name, 'black', 'c3')]).toEqual([
      right,
      centre,
      left,
    ]);
    expect([counts(name, 'white', 'rw'), counts(name, 'black', 'rb')]).toEqual([reserve, reserve]);
  });

  test("GEN-V.01, GEN-3.4, 5.3, 5.2, GEN-R.3: Marengo, each wing seen from its owner's chair", () => {
    const state = setup(OPTIONS);
    expect(counts('marengo', 'white', 'a1')).toBe('6I');
    expect(counts('marengo', 'white', 'c1')).toBe('2I 4C');
    expect(counts('marengo', 'black', 'c3')).toBe('6I');
    expect(counts('marengo', 'black', 'a3')).toBe('2I 4C');
    expect(state.units.filter(({ at }) => at.endsWith('2'))).toEqual([]);
    expect(state.pool).toBe(10);
    expect(state.vp).toEqual({ white: 0, black: 0 });
    expect(state.units.filter(({ token }) => token !== null)).toEqual([]);
  });

  test('GEN-V.02, GEN-5.5, 5.10, GEN-R.4: in La Rothière Black swaps its wings, so Cavalry faces Cavalry', () => {
    expect([counts('laRothiere', 'white', 'c1'), counts('laRothiere', 'white', 'a1')]).toEqual(['6C', '6I']);
    expect([counts('laRothiere', 'black', 'c3'), counts('laRothiere', 'black', 'a3')]).toEqual(['6C', '6I']);
    expect([counts('laRothiere', 'white', 'b1'), counts('laRothiere', 'black', 'b3')]).toEqual([
      '4I 2A',
      '4I 2A',
    ]);
    expect([counts('laRothiere', 'white', 'rw'), counts('laRothiere', 'black', 'rb')]).toEqual([
      '10I 2C',
      '10I 2C',
    ]);
  });

  test('GEN-V.03, GEN-2.1: every named setup places 20I 8C 2A, six to a home sector and twelve in reserve', () => {
    for (const name of SETUPS) {
      if (name === 'custom') continue;
      const { units } = setup({ ...OPTIONS, setup: name });
      for (const side of ['white', 'black'] as const) {
        const own = units.filter((unit) => unit.side === side);
        expect(['I', 'C', 'A'].map((arm) => own.filter((unit) => unit.arm === arm).length)).toEqual([
          20, 8, 2,
        ]);
        const home = side === 'white' ? ['a1', 'b1', 'c1', 'rw'] : ['a3', 'b3', 'c3', 'rb'];
        expect(home.map((sector) => own.filter(({ at }) => at === sector).length)).toEqual([6, 6, 6, 12]);
      }
    }
  });

  test('GEN-5.1: side B plays with the same objectives unless the lobby says otherwise', () => {
    expect(setup({ ...OPTIONS, side: 'B' }).markers).toEqual(setup({ ...OPTIONS, side: 'A' }).markers);
    expect(setup({ ...OPTIONS, side: 'B', objectives: 'none' }).markers).toEqual([]);
  });

  test('GEN-1.1: two seats play', () => {
    const match = startMatch(generals, OPTIONS, simulationSource(1));
    expect(match.seats).toEqual(['white', 'black']);
    expect(match.opening.events.map(({ type }) => type)).toEqual([
      'battleBegan',
      'armiesDeployed',
      'roundBegan',
      'phaseBegan',
    ]);
  });
});
