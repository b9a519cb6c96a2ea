import { describe, expect, test } from 'vitest';
import { BUILDING, front, HILL, LINE, RIVER, table, WOODS } from './table.ts';

const totals = (t: ReturnType<typeof table>): readonly (number | undefined)[] =>
  t.events.flatMap((event) => (event.type === 'testRolled' ? [event.sum?.total] : []));

describe('Terrain', () => {
  const laying = (A: Parameters<typeof table>[0]['A'], extra: object = {}) =>
    table({
      A: A ?? {},
      B: front('PR-LINE', ...LINE),
      players: { A: { hand: [HILL, RIVER, WOODS, BUILDING] } },
      phase: 'reform',
      ...extra,
    });

  test('SAG-8.1: it lies in L, S and R slots of the own board, occupied or not', () => {
    const t = laying(front('FR-LINE', ...LINE));
    const slots = new Set(t.legal('A').flatMap((action) => (action.type === 'terrain' ? [action.slot] : [])));
    expect([...slots]).toEqual([
      'L1',
      'L2',
      'L3',
      'L4',
      'L5',
      'S1',
      'S2',
      'S3',
      'S4',
      'R1',
      'R2',
      'R3',
      'R4',
      'R5',
    ]);
  });

  test('SAG-8.2 and SAG-R22: one card per slot; a new one replaces the old', () => {
    const t = laying(front('FR-LINE', ...LINE), { terrain: { 'A:L1': HILL } });
    t.play('A', { type: 'terrain', card: WOODS, slot: 'L1' });
    expect(t.ground('A:L1')).toBe(WOODS);
    expect(t.player('A').discard).toEqual([HILL]);
  });

  test('SAG-8.3: never under an engaged unit, nor under one that may not stand there', () => {
    const t = laying(
      { ...front('FR-LINE', 'L2', 'L3', 'L4', 'L5'), L1: 'FR-LINE', S1: 'FR-CUIR' },
      { melees: [['A:L1', 'B:L1']] },
    );
    expect(t.refused('A', { type: 'terrain', card: HILL, slot: 'L1' })).toBe('SAG-8.3');
    expect(t.refused('A', { type: 'terrain', card: WOODS, slot: 'S1' })).toBe('SAG-8.3');
    expect(t.refused('A', { type: 'terrain', card: HILL, slot: 'S1' })).toBeNull();
  });

  test.each([
    { card: 'FR-LINE', fits: [HILL, RIVER, WOODS, BUILDING] },
    { card: 'FR-HUSS', fits: [HILL, RIVER, WOODS] },
    { card: 'FR-CUIR', fits: [HILL, RIVER] },
    { card: 'FR-FART', fits: [HILL, RIVER] },
    { card: 'FR-HART', fits: [HILL, RIVER] },
  ])('SAG-8.4, 21.3 and 21.4: where $card may stand', ({ card, fits }) => {
    const t = laying({ ...front('FR-LINE', ...LINE), S1: card });
    const legal = [HILL, RIVER, WOODS, BUILDING].filter(
      (terrain) => t.refused('A', { type: 'terrain', card: terrain, slot: 'S1' }) === null,
    );
    expect(legal).toEqual(fits);
  });

  test('SAG-8.5 and SAG-R96: moving onto Woods or Building costs the Formation, Hill and River do not', () => {
    const into = (terrain: string) => {
      const t = table({
        A: { L1: { card: 'FR-LINE', formation: 'line' }, S4: 'FR-LINE' },
        B: {},
        terrain: { 'A:L2': terrain },
      });
      t.order('A:L1', { kind: 'lateral', to: 'L2' });
      return t.unit('A:L2')?.formation;
    };
    expect([WOODS, BUILDING, HILL, RIVER].map(into)).toEqual([null, null, 'line', 'line']);
  });

  test('SAG-8.5, SAG-13.4: in an exchange the partner loses its Formation as well, by the ground it comes to', () => {
    const into = (terrain: string) => {
      const t = table({
        A: { L1: 'FR-LINE', L2: { card: 'FR-LINE', formation: 'line' }, S4: 'FR-LINE' },
        B: {},
        terrain: { 'A:L1': terrain },
      });
      const partner = t.idAt('A:L2');
      t.order('A:L1', { kind: 'lateralX', to: 'L2', with: partner });
      expect(t.unit('A:L1')?.id).toBe(partner);
      return t.unit('A:L1')?.formation;
    };
    expect([WOODS, BUILDING, HILL, RIVER].map(into)).toEqual([null, null, 'line', 'line']);
  });

  test('SAG-R23: Woods laid under a unit leave its Formation alone', () => {
    const t = laying({
      ...front('FR-LINE', 'L2', 'L3', 'L4', 'L5'),
      L1: { card: 'FR-LINE', formation: 'line' },
    });
    t.play('A', { type: 'terrain', card: WOODS, slot: 'L1' });
    expect(t.unit('A:L1')?.formation).toBe('line');
  });

  test('SAG-R23: Woods captured as a move (SAG-13.9) cost the Formation', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', formation: 'line' }, S4: 'FR-LINE' },
      B: { L5: 'PR-LINE' },
      terrain: { 'B:L1': WOODS },
    });
    t.order('A:L1', { kind: 'capture' });
    expect(t.ground('A:L1')).toBe(WOODS);
    expect(t.unit('A:L1')?.formation).toBeNull();
  });

  test('SAG-8.6 and SAG-R21: uncontrolled Terrain goes to the pile of its first owner at the end of the turn', () => {
    const t = table({
      A: front('FR-LINE', ...LINE),
      B: front('PR-LINE', ...LINE),
      phase: 'reinforcements',
      frames: [{ proc: 'turn', step: 'checkpoint' }],
      players: { A: { hand: ['G05'] }, B: { hand: ['G05'] } },
      facts: {
        terrain: [
          { at: 'A:S1', card: WOODS, owner: 'B' },
          { at: 'A:L1', card: HILL, owner: 'A' },
        ],
      },
    });
    expect(t.ground('A:S1')).toBeNull();
    expect(t.ground('A:L1')).toBe(HILL);
    expect([t.player('A').discard, t.player('B').discard]).toEqual([[], [WOODS]]);
  });

  test('SAG-8.7: a River under either unit costs the attacker 1', () => {
    const t = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': RIVER },
    }).dice(4, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(totals(t)).toEqual([5, 4]);
  });

  test('SAG-8.8 and SAG-R07: everything but River blocks the guns, a Hill too', () => {
    const sees = (terrain: string): boolean => {
      const t = table({
        A: { S1: 'FR-FART', S4: 'FR-LINE' },
        B: { S2: 'PR-LINE' },
        terrain: { 'A:L2': terrain },
      });
      return t.declarations('A:S1').includes('fire B:S2');
    };
    expect([HILL, WOODS, BUILDING, RIVER].map(sees)).toEqual([false, false, false, true]);
  });

  test('SAG-R06: hidden only if every path is blocked; the own Terrain of the target never hides it', () => {
    const t = table({
      A: { S1: 'FR-FART', S4: 'FR-LINE' },
      B: { S1: 'PR-LINE' },
      terrain: { 'A:L2': WOODS, 'B:S1': BUILDING },
    });
    expect(t.declarations('A:S1')).toContain('fire B:S1');
    const hidden = table({
      A: { S1: 'FR-FART', S4: 'FR-LINE' },
      B: { S1: 'PR-LINE' },
      terrain: { 'A:L2': WOODS, 'B:L1': HILL },
    });
    hidden.activate('A:S1');
    expect(hidden.refused('A', { type: 'declare', kind: 'fire', target: hidden.idAt('B:S1') })).toBe(
      'SAG-8.8',
    );
  });

  test('SAG-8.9: a Hill gives +1 in the round in which the unit is engaged, and only then', () => {
    const t = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE', S3: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': HILL },
    }).dice(1, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(totals(t)).toEqual([3, 5]);
    const later = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': HILL, 'A:L1': HILL },
      melees: [['A:L1', 'B:L1']],
    }).dice(1, 1);
    later.order('A:L1', { kind: 'continue' });
    expect(totals(later)).toEqual([3, 4]);
  });

  test.each([
    { terrain: WOODS, rule: 'SAG-8.10' },
    { terrain: BUILDING, rule: 'SAG-8.11' },
  ])('SAG-8.10 and 8.11: fire at a unit in $terrain has -1', ({ terrain, rule }) => {
    const t = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': terrain },
    }).dice(3);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.unit('B:L1')?.cas).toBe(0);
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({
      sum: { modifiers: [{ rule, value: -1 }] },
    });
  });

  test('SAG-8.11: and so has the Melee of whoever attacks a Building', () => {
    const t = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': BUILDING },
    }).dice(4, 1);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(totals(t)).toEqual([5, 4]);
  });

  test('SAG-R103: Terrain stays when its unit leaves', () => {
    const t = table({ A: { L1: 'FR-LINE', S4: 'FR-LINE' }, B: {}, terrain: { 'A:L1': WOODS } });
    t.order('A:L1', { kind: 'lateral', to: 'L2' });
    expect(t.ground('A:L1')).toBe(WOODS);
  });

  test('SAG-R105: Terrain works in the Reserve too', () => {
    const t = table({
      A: { R1: 'FR-LINE', L1: 'FR-LINE' },
      B: { 'A:OFW': { card: 'PR-HUSS', exposed: true }, S1: 'PR-LINE' },
      terrain: { 'A:R1': WOODS },
      first: 'B',
    });
    expect(t.declarations('A:OFW')).toContain('engage A:R1');
    t.dice(1, 1).order('A:OFW', { kind: 'engage', target: 'A:R1' });
    expect(t.events.some(({ type }) => type === 'unitCharged')).toBe(false);
    expect(t.state.melees).toHaveLength(1);
  });
});
