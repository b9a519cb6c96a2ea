// Reasons: what cannot be done, asked directly, and the rule that says so.
import { frozen } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { refuseDeclaration } from '../activation/declarations.ts';
import { refuseCharge, refuseEngage } from '../activation/engage-targets.ts';
import { refuseFire } from '../activation/fire-targets.ts';
import { refusePlacing } from '../deployment/deploying.ts';
import type { Declaration } from '../grammar.ts';
import type { Unit } from '../state.ts';
import { march } from './card-table.ts';
import { BUILDING, front, LINE, type TestTable, table, WOODS } from './table.ts';

const at = (t: TestTable, place: string): Unit => {
  const unit = t.unit(place);
  if (unit === null) throw new Error(`nobody stands in ${place}`);
  return unit;
};
const against = (t: TestTable, place: string, declaration: Declaration) =>
  refuseDeclaration(frozen(t.state), at(t, place), declaration)?.rule ?? null;

describe('declarations', () => {
  test('SAG-R30: an engaged unit fights on or disengages, and nothing else', () => {
    const t = table({
      A: { L1: 'FR-LINE', L2: 'FR-LINE', R1: 'FR-LINE' },
      B: { L1: 'BR-LINE', L2: 'BR-LINE', 'A:OFE': { card: 'PR-HUSS', exposed: true } },
      melees: [
        ['A:L1', 'B:L1'],
        ['A:OFE', 'A:R1'],
      ],
    });
    const B2 = t.idAt('B:L2');
    expect(against(t, 'A:L1', { kind: 'fire', target: B2 })).toBe('SAG-R30');
    expect(against(t, 'A:L1', { kind: 'engage', target: B2 })).toBe('SAG-R30');
    expect(against(t, 'A:L1', { kind: 'back', to: 'S1' })).toBe('SAG-R30');
    expect(against(t, 'A:L1', { kind: 'continue' })).toBeNull();
    expect(against(t, 'A:L1', { kind: 'disengage' })).toBeNull();
    expect(t.refused('A', { type: 'activate', unit: t.idAt('A:R1'), mode: 'outflankW' })).toBe('SAG-R30');
  });

  test('SAG-R55: an engaged unit is no partner of an exchange', () => {
    const t = table({
      A: { L1: 'FR-LINE', S1: 'FR-LINE', L2: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      melees: [['A:L1', 'B:L1']],
    });
    t.activate('A:S1');
    expect(t.refused('A', { type: 'declare', kind: 'advanceX', to: 'L1', with: t.idAt('A:L1') })).toBe(
      'SAG-R55',
    );
    expect(t.refused('A', { type: 'declare', kind: 'advanceX', to: 'L2', with: t.idAt('A:L2') })).toBeNull();
  });

  test('SAG-R50: a Square takes no Terrain by moving', () => {
    const scene = (formation: 'square' | 'line') =>
      table({
        A: { L1: { card: 'FR-LINE', formation }, L2: 'FR-LINE' },
        B: { L2: 'BR-LINE' },
        terrain: { 'B:L1': WOODS },
      });
    expect(against(scene('square'), 'A:L1', { kind: 'capture' })).toBe('SAG-R50');
    expect(against(scene('line'), 'A:L1', { kind: 'capture' })).toBeNull();
  });

  test('SAG-G15 Forced March: nobody takes two steps without it', () => {
    const t = table({ A: { L1: 'FR-LINE', L5: 'FR-LINE' }, B: {} });
    const steps = march({ kind: 'lateral', to: 'L2' }, { kind: 'lateral', to: 'L3' });
    expect(against(t, 'A:L1', steps)).toBe('SAG-G15');
    expect(against(t, 'A:L1', { kind: 'lateral', to: 'L2' })).toBeNull();
  });

  test('SAG-10.4: a gun does not reach beyond its arc', () => {
    const t = table({ A: { R1: 'FR-FART' }, B: front('BR-LINE', ...LINE) });
    const fire = (target: string) => against(t, 'A:R1', { kind: 'fire', target: t.idAt(target) });
    expect(['B:L1', 'B:L2', 'B:L3', 'B:L5'].map(fire)).toEqual([null, null, 'SAG-10.4', 'SAG-10.4']);
  });

  test('SAG-21.5: foot guns would not fire from the 1st Line, whatever brought them there', () => {
    const t = table({ A: { S1: 'FR-FART', S2: 'FR-HART' }, B: { L1: 'BR-LINE' } });
    const from = (place: string) =>
      refuseFire(frozen(t.state), at(t, place), 'A:L1', at(t, 'B:L1'))?.rule ?? null;
    expect([from('A:S1'), from('A:S2')]).toEqual(['SAG-21.5', null]);
  });
});

describe('engaging', () => {
  const facing = (card: string, ground?: string) =>
    table({
      A: { L1: card, L2: 'FR-LINE' },
      B: { L1: 'BR-LINE', L2: 'BR-LINE' },
      ...(ground === undefined ? {} : { terrain: { 'B:L1': ground } }),
    });
  const engage = (t: TestTable) => refuseEngage(frozen(t.state), at(t, 'A:L1'), at(t, 'B:L1'))?.rule ?? null;
  const charge = (t: TestTable) => refuseCharge(frozen(t.state), at(t, 'A:L1'), at(t, 'B:L1'))?.rule ?? null;

  test.each([
    ['FR-LINE', [null, null, null]],
    ['FR-HUSS', [null, null, 'SAG-21.3']],
    ['FR-CUIR', [null, 'SAG-21.4', 'SAG-21.4']],
    ['FR-HART', ['SAG-11.1', 'SAG-11.1', 'SAG-11.1']],
  ] as const)(
    'SAG-11.1, 21.3 and 21.4: %s against a unit in the open, in Woods, in a Building',
    (card, rules) => {
      expect([undefined, WOODS, BUILDING].map((ground) => engage(facing(card, ground)))).toEqual(rules);
    },
  );

  test.each([
    ['FR-LINE', ['SAG-14.1', 'SAG-14.1', 'SAG-14.1']],
    ['FR-HUSS', [null, 'SAG-21.3', 'SAG-21.3']],
    ['FR-CUIR', [null, 'SAG-21.3', 'SAG-21.4']],
  ] as const)('SAG-14.1 and 21.3: %s charging a unit in the open, in Woods, in a Building', (card, rules) => {
    expect([undefined, WOODS, BUILDING].map((ground) => charge(facing(card, ground)))).toEqual(rules);
  });
});

describe('slots', () => {
  test('SAG-2.1: no second unit into a slot of the Reserve', () => {
    const t = table({
      A: { ...front('FR-LINE', ...LINE), R1: 'FR-LINE' },
      B: front('PR-LINE', ...LINE),
      players: { A: { army: ['FR-LINE'] } },
      phase: 'reinforcements',
    });
    t.play('A', { type: 'reinforce', yes: true });
    expect(t.refused('A', { type: 'toReserve', slot: 'R1' })).toBe('SAG-2.1');
    expect(t.refused('A', { type: 'toReserve', slot: 'R2' })).toBeNull();
  });

  test('SAG-8.2: one Terrain card in a slot, also while both lay theirs unseen', () => {
    const t = table({
      A: front('FR-LINE', ...LINE),
      B: front('PR-LINE', ...LINE),
      phase: 'setup',
      frames: [
        { proc: 'setup', step: 'begin' },
        { proc: 'openingTerrain', step: 'decide', committed: [] },
      ],
      players: { A: { hand: ['G01', 'G02'] }, B: { hand: ['G01'] } },
      facts: { drafts: { A: { kind: 'terrain', slots: {} }, B: { kind: 'terrain', slots: {} } } },
    });
    t.play('A', { type: 'terrain', card: 'G01', slot: 'L1' });
    expect(t.refused('A', { type: 'terrain', card: 'G02', slot: 'L1' })).toBe('SAG-8.2');
    expect(t.refused('A', { type: 'terrain', card: 'G02', slot: 'L2' })).toBeNull();
  });

  const drawn = [...Array.from({ length: 9 }, () => 'FR-LINE'), 'FR-YG', 'FR-MG', 'FR-OG'];

  test('SAG-2.1: no second unit into a slot when deploying', () => {
    expect(refusePlacing(drawn, { L1: 'FR-LINE' }, 'FR-LINE', 'L1')?.rule).toBe('SAG-2.1');
    expect(refusePlacing(drawn, { L1: 'FR-LINE' }, 'FR-LINE', 'L2')).toBeNull();
  });

  test('SAG-4.7: three Guards leave no room in the Reserve for anybody else', () => {
    expect(refusePlacing(drawn, {}, 'FR-LINE', 'R1')?.rule).toBe('SAG-4.7');
    expect(refusePlacing(drawn, {}, 'FR-OG', 'R1')).toBeNull();
    const two = [...drawn.slice(0, 10), 'FR-LINE', 'FR-OG'];
    expect(refusePlacing(two, {}, 'FR-LINE', 'R1')).toBeNull();
    expect(refusePlacing(two, { R2: 'FR-LINE' }, 'FR-LINE', 'R1')?.rule).toBe('SAG-4.7');
  });
});
