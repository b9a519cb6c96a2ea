import { describe, expect, test } from 'vitest';
import { front, LINE, SECOND, table } from './table.ts';

const wall = front('PR-LINE', ...LINE, ...SECOND);

describe('fire', () => {
  test('SAG-10.1: Infantry and Cavalry fire at the unit in front of them; Fire 0 forbids nothing', () => {
    const t = table({ A: { L2: 'FR-CUIR', S4: 'FR-LINE' }, B: wall }).dice(6);
    expect(t.declarations('A:L2').filter((kind) => kind.startsWith('fire'))).toEqual(['fire B:L2']);
    t.order('A:L2', { kind: 'fire', target: 'B:L2' });
    expect(t.unit('B:L2')?.cas).toBe(1);
  });

  test('SAG-10.2: an engaged unit cannot be fired at', () => {
    const t = table({
      A: { S1: 'FR-FART', L1: 'FR-LINE' },
      B: wall,
      melees: [['A:L1', 'B:L1']],
    });
    t.activate('A:S1');
    expect(t.refused('A', { type: 'declare', kind: 'fire', target: t.idAt('B:L1') })).toBe('SAG-10.2');
  });

  test.each([
    { die: 2, cas: 0 },
    { die: 3, cas: 1 },
    { die: 5, cas: 1 },
    { die: 6, cas: 2 },
  ])('SAG-10.3: Fire 3 and a $die', ({ die, cas }) => {
    const t = table({ A: { L1: 'FR-LINE', S4: 'FR-LINE' }, B: wall }).dice(die);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.unit('B:L1')?.cas).toBe(cas);
  });

  test('SAG-10.4: guns fire three spaces: from the Reserve at the 1st Line, from the 2nd Line at both', () => {
    const t = table({ A: { R2: 'FR-FART', S4: 'FR-LINE' }, B: wall });
    expect(t.declarations('A:R2').filter((kind) => kind.startsWith('fire'))).toEqual([
      'fire B:L1',
      'fire B:L2',
      'fire B:L3',
    ]);
    expect(t.refused('A', { type: 'declare', kind: 'fire', target: t.idAt('B:L1') })).toBeNull();
    const far = table({ A: { R2: 'FR-LINE', S4: 'FR-FART' }, B: wall });
    expect(far.declarations('A:S4').filter((kind) => kind.startsWith('fire'))).toHaveLength(4);
  });

  test('SAG-10.5: units never block the guns', () => {
    const t = table({ A: { S2: 'FR-FART', ...front('FR-LINE', ...LINE) }, B: wall });
    expect(t.declarations('A:S2')).toContain('fire B:S2');
  });

  test('SAG-10.6 and SAG-R54: Light Cavalry may fire after a move sideways in the 1st Line, exchange included, not in the 2nd', () => {
    const t = table({ A: { L2: 'FR-HUSS', L3: 'FR-LINE', S4: 'FR-LINE' }, B: wall }).dice(5);
    expect(t.declarations('A:L2')).toContain('lateralX L3 +afterfire B:L3');
    t.order('A:L2', {
      kind: 'lateralX',
      to: 'L3',
      with: t.idAt('A:L3'),
      follow: 'fire',
      order: 'after',
      target: 'B:L3',
    });
    expect(t.unit('B:L3')?.cas).toBe(1);
    const second = table({ A: { S2: 'FR-HUSS', S4: 'FR-LINE' }, B: wall });
    expect(second.declarations('A:S2').filter((kind) => kind.includes('fire'))).toEqual([]);
    const heavy = table({ A: { L2: 'FR-CUIR', S4: 'FR-LINE' }, B: wall });
    expect(heavy.declarations('A:L2').filter((kind) => kind.includes('+'))).toEqual([]);
  });

  test('SAG-10.7 and SAG-R52: Horse Artillery in the 1st Line fires straight ahead only, and need not', () => {
    const t = table({ A: { L2: 'FR-HART', S4: 'FR-LINE' }, B: wall });
    const kinds = t.declarations('A:L2');
    expect(kinds.filter((kind) => kind.startsWith('fire'))).toEqual(['fire B:L2']);
    expect(kinds).toContain('back S1');
    const enters = table({ A: { S2: 'FR-HART', S4: 'FR-LINE' }, B: wall });
    expect(enters.declarations('A:S2')).toContain('advance L2');
  });

  test('SAG-R03: an empty slot in front is no window to the line behind', () => {
    const t = table({ A: { L1: 'FR-LINE', L2: 'FR-CUIR' }, B: front('PR-LINE', 'S1', 'S2', 'L4') });
    expect(t.declarations('A:L1').some((kind) => /fire|engage/.test(kind))).toBe(false);
  });

  test('SAG-R83: a face-down unit behind the lines is a legal target and is turned up when declared', () => {
    const t = table({
      A: { R1: { card: 'FR-OG', faceUp: false }, L1: 'FR-LINE' },
      B: { 'A:OFW': 'PR-HUSS', S1: 'PR-LINE' },
      first: 'B',
    }).dice(1);
    t.order('A:OFW', { kind: 'fire', target: 'A:R1' });
    expect(t.unit('A:R1')?.faceUp).toBe(true);
  });
});
