import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const spare = { S4: 'FR-LINE' };
/** A fires at B:L2 with these dice. */
const shot = (target: string | object, ...dice: readonly number[]) => {
  const t = table({ A: { L2: 'FR-OG', ...spare }, B: { L2: target as 'PR-LINE' } }).dice(...dice);
  t.order('A:L2', { kind: 'fire', target: 'B:L2' });
  return t;
};

describe('casualties and retreat', () => {
  test('SAG-12.1: every hit is a casualty marker', () => {
    expect(shot('PR-LINE', 2).unit('B:L2')?.cas).toBe(1);
  });

  test('SAG-12.2: as many casualties as Cohesion destroy the unit, for the enemy to capture', () => {
    const t = shot({ card: 'PR-LINE', cas: 3 }, 2);
    expect(t.unit('B:L2')).toBeNull();
    expect(t.player('A').captured).toEqual([{ kind: 'unit', id: 'PR-LINE', vp: 2 }]);
  });

  test('SAG-12.3: the second casualty calls for 6+, alone or together with the first', () => {
    for (const [cas, die] of [
      [0, 5],
      [1, 2],
    ] as const) {
      const t = shot({ card: 'PR-LINE', cas }, die, 3);
      t.play('B', { type: 'morale', how: 'roll' });
      expect(t.events.findLast(({ type }) => type === 'testRolled')).toMatchObject({
        kind: 'morale',
        need: 6,
      });
    }
  });

  test('SAG-12.4: each further casualty calls for 7+', () => {
    const t = shot({ card: 'PR-LINE', cas: 2 }, 2, 4);
    t.play('B', { type: 'morale', how: 'roll' });
    expect(t.events.findLast(({ type }) => type === 'testRolled')).toMatchObject({ need: 7, success: true });
  });

  test('SAG-12.5 and SAG-R33: two casualties on one make two tests, 6+ then 7+, and the first failure ends it', () => {
    const both = shot({ card: 'PR-LINE', cas: 1 }, 5, 4, 4);
    both.play('B', { type: 'morale', how: 'roll' }, { type: 'morale', how: 'roll' });
    const needs = both.events.flatMap((event) =>
      event.type === 'testRolled' && event.kind === 'morale' ? [event.need] : [],
    );
    expect(needs).toEqual([6, 7]);
    const fails = shot({ card: 'PR-LINE', cas: 1 }, 5, 1);
    fails.play('B', { type: 'morale', how: 'roll' });
    expect(fails.unit('B:RTW')).not.toBeNull();
    expect(fails.asked()).toBe('A');
  });

  test('SAG-12.6: the owner may fail on purpose before rolling', () => {
    const t = shot({ card: 'PR-LINE', cas: 1 }, 2);
    t.play('B', { type: 'morale', how: 'fail' });
    expect(t.unit('B:RTW')?.cas).toBe(2);
    expect(t.events.filter(({ type }) => type === 'testRolled')).toHaveLength(1);
  });

  test('SAG-12.7, SAG-R82 and SAG-R84: all markers but casualties go; attached cards stay', () => {
    const t = table({
      A: { L2: 'FR-OG', ...spare },
      B: { L2: { card: 'PR-LINE', cas: 1, formation: 'line', activated: true, attached: ['G08'] } },
    }).dice(2);
    t.order('A:L2', { kind: 'fire', target: 'B:L2' });
    t.play('B', { type: 'morale', how: 'fail' });
    expect(t.unit('B:RTW')).toMatchObject({ cas: 2, formation: null, activated: false, attached: ['G08'] });
    expect(t.player('A').captured).toEqual([]);
  });

  test('SAG-12.8 and SAG-R91: blocked, it takes a casualty and owes nothing more', () => {
    const blocked = table({
      A: { L1: 'FR-OG', ...spare },
      B: { RTW: 'PR-LINE', L1: { card: 'PR-LINE', cas: 1 } },
    }).dice(5);
    blocked.order('A:L1', { kind: 'fire', target: 'B:L1' });
    blocked.play('B', { type: 'morale', how: 'fail' });
    expect(blocked.unit('B:L1')).toBeNull();
    expect(blocked.vp('A')).toBe(2);
    const lives = table({
      A: { L1: 'FR-OG', ...spare },
      B: { RTW: 'PR-LINE', L1: { card: 'BR-LINE', cas: 1 } },
    }).dice(2);
    lives.order('A:L1', { kind: 'fire', target: 'B:L1' });
    lives.play('B', { type: 'morale', how: 'fail' });
    expect(lives.unit('B:L1')?.cas).toBe(3);
    expect(lives.asked()).toBe('A');
  });

  test('SAG-R34: a blocked unit keeps its slot, its markers and its Melee', () => {
    const t = table({
      A: { L1: 'FR-LINE', ...spare },
      B: { RTW: 'PR-LINE', L1: { card: 'PR-LINE', cas: 1, formation: 'line', activated: true } },
      melees: [['A:L1', 'B:L1']],
    }).dice(4, 1);
    t.order('A:L1', { kind: 'continue' });
    t.play('B', { type: 'morale', how: 'fail' });
    expect(t.unit('B:L1')).toMatchObject({ cas: 3, formation: 'line', activated: true });
    expect(t.state.melees).toHaveLength(1);
    expect(t.player('A').meleeWins).toBe(0);
  });

  test('SAG-R85: killed by a blocked retreat it was eliminated by the opponent, who wins the Melee', () => {
    const t = table({
      A: { L1: 'FR-LINE', ...spare },
      B: { RTW: 'PR-LINE', L1: { card: 'PR-JAEG', cas: 1 } },
      melees: [['A:L1', 'B:L1']],
    }).dice(4, 1);
    t.order('A:L1', { kind: 'continue' });
    t.play('B', { type: 'morale', how: 'fail' });
    expect(t.unit('B:L1')).toBeNull();
    expect(t.player('A').captured).toHaveLength(1);
    expect(t.player('A').meleeWins).toBe(1);
  });

  test('SAG-R35: an either-side unit takes the free side and is blocked only when both are taken', () => {
    const t = table({
      A: { L3: 'FR-OG', ...spare },
      B: { L3: { card: 'PR-LINE', cas: 1 }, RTE: 'PR-LINE' },
    }).dice(2);
    t.order('A:L3', { kind: 'fire', target: 'B:L3' });
    t.play('B', { type: 'morale', how: 'fail' });
    expect(t.unit('B:RTW')?.cas).toBe(2);
  });

  test('SAG-R57: Support comes from the 2nd Line to Infantry in front of it, one each, in any kind of combat', () => {
    const t = table({
      A: { L2: 'FR-OG', ...spare },
      B: { L2: 'PR-LINE', S1: 'PR-LAND', S2: { card: 'PR-LAND', cas: 2 }, S3: 'PR-LAND' },
    }).dice(5, 1);
    t.order('A:L2', { kind: 'engage', target: 'B:L2' });
    expect(t.legal('B')).toEqual([
      { type: 'support', unit: t.idAt('B:S1'), yes: true },
      { type: 'support', unit: t.idAt('B:S1'), yes: false },
    ]);
    t.play('B', { type: 'support', unit: t.idAt('B:S1'), yes: true });
    t.play('B', { type: 'support', unit: t.idAt('B:S2'), yes: true });
    expect(t.unit('B:L2')?.cas).toBe(0);
    expect(t.unit('B:S1')?.cas).toBe(1);
    expect(t.unit('B:S2')).toBeNull();
    expect(t.vp('A')).toBe(1);
    const horse = table({ A: { L2: 'FR-OG', ...spare }, B: { L2: 'PR-DRAG', S1: 'PR-LAND' } }).dice(2);
    horse.order('A:L2', { kind: 'fire', target: 'B:L2' });
    expect(horse.unit('B:L2')?.cas).toBe(1);
  });

  test('SAG-R89: the combat unit tests before its supporter', () => {
    const t = table({
      A: { L2: 'FR-OG', ...spare },
      B: { L2: { card: 'PR-LINE', cas: 1 }, S1: { card: 'AL-BRUN', cas: 1 } },
    }).dice(5, 6, 6);
    t.order('A:L2', { kind: 'fire', target: 'B:L2' });
    t.play(
      'B',
      { type: 'support', unit: t.idAt('B:S1'), yes: true },
      { type: 'morale', how: 'roll' },
      { type: 'morale', how: 'roll' },
    );
    const testers = t.events.flatMap((event) =>
      event.type === 'testRolled' && event.kind === 'morale' ? [event.unit] : [],
    );
    expect(testers).toEqual([t.idAt('B:L2'), t.idAt('B:S1')]);
  });

  test('SAG-R58: a steadfast winner that wants to leave must really roll and fail', () => {
    const scene = {
      A: { L1: { card: 'FR-OG', cas: 1 }, ...spare },
      B: { L1: { card: 'PR-LINE', cas: 3 } },
    };
    const stays = table(scene).dice(4, 3, 5);
    stays.order('A:L1', { kind: 'engage', target: 'B:L1' });
    stays.play('A', { type: 'recoverCas', yes: false }, { type: 'winner', how: 'leave' });
    expect(stays.unit('A:L1')?.cas).toBe(2);
    const leaves = table(scene).dice(4, 3, 1);
    leaves.order('A:L1', { kind: 'engage', target: 'B:L1' });
    leaves.play('A', { type: 'recoverCas', yes: false }, { type: 'winner', how: 'leave' });
    expect(leaves.unit('A:RTW')?.cas).toBe(2);
  });
});
