import { outcomeOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { refuseConfirm, refusePlacing } from '../deployment/deploying.ts';
import type { TerrainSlot } from '../vocabulary.ts';
import { front, LINE, SECOND, table, WOODS } from './table.ts';

describe('worked examples: reforming', () => {
  test('SAG-GV-07 Rally: with three casualties a total of 6 fails and 7 brings it into a free slot, face-up', () => {
    const scene = {
      A: { RTW: { card: 'FR-LINE', cas: 3 }, RTE: 'FR-LINE', ...front('FR-LINE', ...LINE) },
      B: front('PR-LINE', ...LINE),
      phase: 'reform',
    };
    const fails = table(scene).dice(3, 1);
    fails.play('A', { type: 'rally', unit: fails.idAt('A:RTW') });
    expect(fails.events.find(({ type }) => type === 'testRolled')).toMatchObject({ need: 7, success: false });
    expect(fails.unit('A:RTW')?.cas).toBe(3);
    const rallies = table(scene).dice(4);
    rallies.play('A', { type: 'rally', unit: rallies.idAt('A:RTW') });
    rallies.dice(1).play('A', { type: 'toReserve', slot: 'R4' });
    expect(rallies.unit('A:R4')).toMatchObject({ cas: 3, faceUp: true });
    expect(rallies.unit('A:RTW')).toBeNull();
  });

  test('SAG-GV-34 Regroup: from two casualties to one; next turn the last stays', () => {
    const t = table({
      A: { R4: { card: 'FR-LINE', cas: 2 }, ...front('FR-LINE', ...LINE) },
      B: front('PR-LINE', ...LINE),
      phase: 'reform',
    }).dice(4);
    t.play('A', { type: 'regroup', unit: t.idAt('A:R4') });
    expect(t.unit('A:R4')?.cas).toBe(1);
    const next = table({
      A: { R4: { card: 'FR-LINE', cas: 1 }, R5: { card: 'FR-LINE', cas: 2 }, ...front('FR-LINE', ...LINE) },
      B: front('PR-LINE', ...LINE),
      phase: 'reform',
    });
    expect(next.refused('A', { type: 'regroup', unit: next.idAt('A:R4') })).toBe('SAG-7.2');
  });

  test('SAG-GV-27, SAG-R19 Overflow: an unhurt unit goes under the deck unseen, a hurt one is worth a point', () => {
    const scene = {
      A: {
        RTW: 'FR-LINE',
        RTE: 'FR-LINE',
        ...front('FR-LINE', ...LINE),
        R1: { card: 'FR-YG', faceUp: false },
        R2: { card: 'FR-OG', cas: 2 },
        ...front('FR-LINE', 'R3', 'R4', 'R5'),
      },
      B: front('PR-LINE', ...LINE),
      phase: 'reform',
    } as const;
    const t = table(scene);
    t.play('A', { type: 'done' });
    t.dice(3).play('A', { type: 'rally', unit: t.idAt('A:RTW') });
    const rallied = t.idAt('A:RTW');
    expect(t.legal('A')).not.toContainEqual({ type: 'removeFromReserve', unit: rallied });
    const [sent] = t.dice(1).play('A', { type: 'removeFromReserve', unit: t.idAt('A:R1') });
    expect(t.player('A').army).toEqual([{ hidden: 'FR-YG', knownTo: ['A'] }]);
    expect(t.vp('B')).toBe(0);
    expect(sent).toMatchObject({ type: 'unitSentBack', ownerSees: 'A' });
    const hurt = table(scene);
    hurt.play('A', { type: 'done' });
    hurt.dice(3).play('A', { type: 'rally', unit: hurt.idAt('A:RTW') });
    hurt.dice(1).play('A', { type: 'removeFromReserve', unit: hurt.idAt('A:R2') });
    expect(hurt.vp('B')).toBe(1);
  });

  test('SAG-15.10, SAG-G13: what was played on a unit goes with it, and nothing else does', () => {
    const t = table({
      A: {
        RTW: 'FR-LINE',
        ...front('FR-LINE', ...LINE),
        ...front('FR-LINE', 'R1', 'R2', 'R3', 'R4'),
        R5: { card: 'FR-OG', cas: 2 },
      },
      B: front('PR-LINE', ...LINE),
      phase: 'reform',
      facts: {
        effects: [
          { card: 'G13', by: 'A', unit: 'A1', lasts: 'turn' },
          { card: 'G13', by: 'A', unit: 'A11', lasts: 'turn' },
        ],
      },
    });
    expect([t.idAt('A:RTW'), t.idAt('A:R5')]).toEqual(['A1', 'A11']);
    t.dice(3).play('A', { type: 'done' });
    t.play('A', { type: 'removeFromReserve', unit: 'A11' });
    expect(t.state.effects.map(({ unit }) => unit)).toEqual(['A1']);
  });
});

describe('worked examples: outflanking', () => {
  test.each([
    { card: 'BR-LDRA', slot: 'OFE', fails: 0, die: 5, arrives: true },
    { card: 'PR-LINE', slot: 'OFW', fails: 0, die: 4, arrives: false },
    { card: 'PR-LINE', slot: 'OFW', fails: 1, die: 4, arrives: false },
    { card: 'PR-LINE', slot: 'OFW', fails: 2, die: 4, arrives: true },
  ])('SAG-GV-20, SAG-GV-21, SAG-R62 Outflank: $card after $fails failures on a $die', (row) => {
    const { card, slot, fails, die, arrives } = row;
    const t = table({
      A: {
        ...front('FR-LINE', ...LINE),
        R1: { card: 'FR-LINE', faceUp: false },
        R2: { card: 'FR-YG', faceUp: false },
      },
      B: { ...front('PR-LINE', ...LINE), [slot]: { card, faceUp: false, outflankFails: fails } },
      players: { A: { army: ['FR-LINE'] } },
      phase: 'reinforcements',
      dice: [die],
    });
    expect(t.asked()).toBe('A');
    if (arrives)
      expect(t.unit(`A:${slot}`)).toMatchObject({ outflankMarker: true, faceUp: true, exposed: false });
    else expect(t.unit(`B:${slot}`)).toMatchObject({ outflankFails: fails + 1, faceUp: false });
    expect([t.unit('A:R1')?.faceUp, t.unit('A:R2')?.faceUp]).toEqual([arrives, arrives]);
  });
});

describe('worked examples: initiative', () => {
  const scene = {
    A: front('FR-LINE', ...LINE),
    B: front('BR-LINE', ...LINE),
    phase: 'initiative',
  } as const;

  test.each([
    { die: 4, first: 'B' },
    { die: 5, first: 'A' },
  ])('SAG-GV-23 Tie: 3 against 3, die $die', ({ die, first }) => {
    const t = table({ ...scene, players: { A: { hand: ['G04', 'G04'] }, B: { hand: ['G04', 'G04'] } } });
    t.play('A', { type: 'commit', card: 'G04' });
    t.dice(die).play('B', { type: 'commit', card: 'G04' });
    expect(t.state.first).toBe(first);
  });

  test('SAG-GV-24, SAG-R15 Bluff: worth 0, set aside, back at the end; the hand is filled to five without it', () => {
    const t = table({
      ...scene,
      players: {
        A: { hand: ['G04', 'G04', 'G03'], deck: ['G05', 'G05', 'G06'] },
        B: { hand: ['G02'], deck: ['G05', 'G05', 'G06', 'G06', 'G07'] },
      },
    });
    t.play('A', { type: 'commit', card: 'X-FR' });
    t.play('B', { type: 'commit', card: 'G02' });
    expect(t.state.first).toBe('B');
    expect(t.player('A').bluff).toBe('aside');
    expect(t.player('A').discard).toEqual([]);
    expect(t.player('B').discard).toEqual(['G02']);
    const end = table({
      ...scene,
      players: { A: { hand: ['G04', 'G04', 'G03'], bluff: 'aside', deck: ['G05', 'G05', 'G06'] }, B: {} },
      phase: 'reinforcements',
    });
    end.play('A', { type: 'done' });
    expect(end.player('A').hand).toHaveLength(5);
    expect(end.player('A').bluff).toBe('hand');
  });
});

describe('worked examples: deployment', () => {
  const SLOTS = [...LINE, ...SECOND, 'R1', 'R2', 'R3', 'R4', 'R5'] as readonly TerrainSlot[];
  const units = (guards: number): readonly string[] => [
    ...Array.from({ length: guards }, () => 'FR-YG'),
    ...Array.from({ length: 12 - guards }, () => 'FR-LINE'),
  ];
  /** How many units each zone holds when `guards` of the twelve are Guards. */
  const room = (guards: number): readonly [number, number, number] => {
    const drawn = units(guards);
    let slots = {};
    for (const slot of SLOTS)
      for (const unit of ['FR-LINE', 'FR-YG'])
        if (refusePlacing(drawn, slots, unit, slot) === null && count(slots, unit) < count2(drawn, unit))
          slots = { ...slots, [slot]: unit };
    expect(refuseConfirm(drawn, slots)).toBeNull();
    const zones = Object.keys(slots).map((slot) => slot[0]);
    return [count2(zones, 'L'), count2(zones, 'S'), count2(zones, 'R')];
  };
  const count2 = (items: readonly (string | undefined)[], one: string): number =>
    items.filter((item) => item === one).length;
  const count = (slots: object, one: string): number => count2(Object.values(slots), one);

  test.each([
    { guards: 4, zones: [5, 3, 4] },
    { guards: 3, zones: [5, 4, 3] },
    { guards: 2, zones: [5, 4, 3] },
  ])('SAG-GV-25, SAG-R12 Four Guards: $guards Guards among twelve', ({ guards, zones }) => {
    expect(room(guards)).toEqual(zones);
    expect(refusePlacing(units(guards), {}, 'FR-YG', 'S1')).toMatchObject({ rule: 'SAG-4.7' });
    const reserve = refusePlacing(units(guards), {}, 'FR-LINE', 'R1');
    if (guards >= 3) expect(reserve).toMatchObject({ rule: 'SAG-4.7' });
    else expect(reserve).toBeNull();
  });
});

describe('worked examples: the end', () => {
  const captured = (count: number) =>
    Array.from({ length: count }, () => ({ kind: 'unit', id: 'FR-LINE', vp: 1 }));
  const endOf = (a: readonly string[], b: readonly string[], players: object) =>
    outcomeOf(
      table({
        A: front('FR-LINE', ...a),
        B: front('PR-LINE', ...b),
        players,
        phase: 'reinforcements',
        frames: [{ proc: 'turn', step: 'checkpoint' }],
      }).match,
    );

  test('SAG-GV-28, SAG-R69 Collapse first: eleven points do not save a broken front', () => {
    const players = { A: { captured: captured(11) }, B: {} };
    expect(endOf(['L3', 'L4'], ['L1', 'L2', 'L3', 'L4'], players)).toMatchObject({
      winners: ['B'],
      rule: 'SAG-16.2',
    });
    expect(endOf(['L3', 'L4'], ['L1', 'L2'], players)).toMatchObject({ winners: [], rule: 'SAG-16.3' });
  });

  test('SAG-GV-39, SAG-R25 Forfeit: two units and three markers: the third marker is lost, the enemy goes on', () => {
    const t = table({
      A: { L1: 'FR-LINE', L2: 'FR-LINE' },
      B: front('PR-LINE', ...LINE),
      bothAct: true,
    });
    t.order('A:L1', { kind: 'back', to: 'S1' });
    t.order('B:L3', { kind: 'lateralX', to: 'L2', with: t.idAt('B:L2') });
    t.order('A:L2', { kind: 'back', to: 'S2' });
    t.order('B:L4', { kind: 'lateralX', to: 'L5', with: t.idAt('B:L5') });
    expect(t.events).toContainEqual({ type: 'markerForfeited', rule: 'SAG-R25', player: 'A' });
    expect(t.asked()).toBe('B');
  });

  test('SAG-GV-40, SAG-R51 Disarray recovery: front units test, all others simply lose it', () => {
    const scene = (die: number) => ({
      A: {
        L3: { card: 'FR-CUIR', disarray: true },
        S1: { card: 'FR-HUSS', disarray: true },
        L5: { card: 'FR-LANC', disarray: true },
        ...front('FR-LINE', 'L1', 'L2', 'L4'),
      },
      B: front('PR-LINE', ...LINE),
      melees: [['A:L5', 'B:L5']] as const,
      players: { A: { army: ['FR-LINE'] } },
      phase: 'reinforcements',
      dice: [die],
    });
    const marks = (die: number) => {
      const t = table(scene(die));
      return [t.unit('A:L3')?.disarray, t.unit('A:S1')?.disarray, t.unit('A:L5')?.disarray];
    };
    expect(marks(2)).toEqual([false, false, false]);
    expect(marks(1)).toEqual([true, false, false]);
  });
});

describe('worked examples: movement', () => {
  test('SAG-GV-42, SAG-R30 Movement options around a hole', () => {
    const scene = {
      A: { L4: 'FR-LINE' },
      B: {
        L1: 'PR-LINE',
        L2: { card: 'BR-LINE', cas: 2 },
        L4: 'PR-JAEG',
        L5: 'PR-LINE',
        S1: 'PR-LINE',
        S2: 'PR-LINE',
        S3: 'BR-LINE',
        S4: 'PR-LINE',
      },
      melees: [['A:L4', 'B:L4']] as const,
      first: 'B',
    } as const;
    expect(table(scene).declarations('B:S2')).toEqual([
      'advanceX L2',
      'advance L3',
      'lateralX S1',
      'lateralX S3',
    ]);
    const s3 = table(scene);
    expect(s3.declarations('B:S3')).toEqual(['advance L3', 'lateralX S2', 'lateralX S4']);
    const engaged = s3.idAt('B:L4');
    expect(s3.refused('B', { type: 'declare', kind: 'advanceX', to: 'L4', with: engaged })).toBe('SAG-R55');
    expect(table(scene).declarations('B:L2')).toContain('lateral L3');
    expect(table(scene).declarations('B:L4')).toEqual(['continue', 'disengage']);
  });

  test('SAG-GV-43 Advance and charge: in exchange with a free unit, never with an engaged one, never into Woods', () => {
    const scene = {
      A: { S2: 'FR-CUIR', L2: 'FR-LINE', L3: 'FR-LINE' },
      B: { L2: 'PR-LINE', L3: 'PR-LINE' },
      melees: [['A:L3', 'B:L3']] as const,
    } as const;
    const t = table(scene).dice(1, 1);
    expect(t.declarations('A:S2').filter((kind) => kind.startsWith('advance'))).toEqual([
      'advanceX L2',
      'advanceX L2 +charge B:L2',
    ]);
    const partner = t.idAt('A:L2');
    t.order('A:S2', { kind: 'advanceX', to: 'L2', with: partner, follow: 'charge', target: 'B:L2' });
    expect(t.unit('A:S2')).toMatchObject({ id: partner, activated: false });
    expect(t.unit('A:L2')).toMatchObject({ chargeTurn: 1 });
    const woods = table({ ...scene, terrain: { 'B:L2': WOODS } });
    expect(woods.declarations('A:S2').filter((kind) => kind.startsWith('advance'))).toEqual(['advanceX L2']);
  });
});
