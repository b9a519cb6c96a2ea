import { frozen } from '@grognard/kernel';
import { randomGame } from '@grognard/testkit/random-play.ts';
import { describe, expect, test } from 'vitest';
import { isEngaged, isOutflanker } from '../field/units.ts';
import { saga } from '../module.ts';
import { hasStep, refuseStep, stepsOf } from '../movement/steps.ts';
import { front, LINE, SECOND, table, WOODS } from './table.ts';

const moves = (t: ReturnType<typeof table>, place: string): readonly string[] =>
  t.declarations(place).filter((kind) => !/^(fire|engage)/.test(kind));

describe('movement', () => {
  test('SAG-13.1: 2nd Line to a free slot in front', () => {
    const t = table({ A: { S1: 'FR-LINE', S4: 'FR-LINE' }, B: {} });
    expect(moves(t, 'A:S1')).toEqual(['advance L1', 'advance L2', 'lateral S2']);
    t.order('A:S1', { kind: 'advance', to: 'L2' });
    expect(t.unit('A:L2')).not.toBeNull();
    expect(t.unit('A:S1')).toBeNull();
  });

  test('SAG-13.2: or in exchange with an unengaged unit there', () => {
    const t = table({
      A: { S1: 'FR-GREN', L1: 'FR-LINE', L2: 'FR-LINE' },
      B: { L2: 'PR-LINE' },
      melees: [['A:L2', 'B:L2']],
    });
    expect(moves(t, 'A:S1')).toEqual(['advanceX L1', 'lateral S2']);
    t.order('A:S1', { kind: 'advanceX', to: 'L1', with: t.idAt('A:L1') });
    expect([t.unit('A:L1')?.card.hidden, t.unit('A:S1')?.card.hidden]).toEqual(['FR-GREN', 'FR-LINE']);
  });

  test('SAG-13.3 and 13.4: one slot sideways, free or in exchange; no Charge follows', () => {
    const t = table({ A: { L2: 'FR-CUIR', L3: 'FR-LINE', S4: 'FR-LINE' }, B: front('PR-LINE', ...LINE) });
    expect(moves(t, 'A:L2')).toEqual(['lateral L1', 'lateralX L3', 'back S1', 'back S2']);
    t.order('A:L2', { kind: 'lateralX', to: 'L3', with: t.idAt('A:L3') });
    expect([t.unit('A:L3')?.card.hidden, t.unit('A:L2')?.card.hidden]).toEqual(['FR-CUIR', 'FR-LINE']);
  });

  test('SAG-13.5: back to a free slot behind, two for the Center and one for a Wing', () => {
    const t = table({ A: { L3: 'FR-LINE', L1: 'FR-LINE', S2: 'FR-LINE' }, B: {} });
    expect(moves(t, 'A:L3').filter((kind) => kind.startsWith('back'))).toEqual(['back S3']);
    const wing = table({ A: { L3: 'FR-LINE', L1: 'FR-LINE' }, B: {} });
    expect(moves(wing, 'A:L1').filter((kind) => kind.startsWith('back'))).toEqual(['back S1']);
  });

  test('SAG-13.6 and 13.7: from the Reserve into the 2nd Line, free or in exchange', () => {
    const t = table({ A: { R1: 'FR-OG', S2: 'FR-LINE', L1: 'FR-LINE' }, B: {} });
    expect(moves(t, 'A:R1')).toEqual(['commit S1', 'relieve S2', 'commit S3', 'commit S4']);
    t.order('A:R1', { kind: 'relieve', to: 'S2', with: t.idAt('A:S2') });
    expect([t.unit('A:S2')?.card.hidden, t.unit('A:R1')?.card.hidden]).toEqual(['FR-OG', 'FR-LINE']);
  });

  test('SAG-13.8: disengaging is a 7+ Morale test, +1 for Light Cavalry from Infantry', () => {
    const leave = (card: string, foe: string) => {
      const t = table({ A: { L1: card, S4: 'FR-LINE' }, B: { L1: foe }, melees: [['A:L1', 'B:L1']] }).dice(3);
      t.order('A:L1', { kind: 'disengage' });
      return t.events.flatMap((event) =>
        event.type === 'testRolled' ? [[event.need, event.sum?.total]] : [],
      )[0];
    };
    expect(leave('FR-LINE', 'PR-LINE')).toEqual([7, 6]);
    expect(leave('FR-HUSS', 'PR-LINE')).toEqual([7, 8]);
    expect(leave('FR-HUSS', 'PR-DRAG')).toEqual([7, 7]);
    expect(leave('FR-CUIR', 'PR-LINE')).toEqual([7, 7]);
  });

  test('SAG-13.9 and SAG-R77: uncontrolled Terrain in front is taken', () => {
    const scene = {
      A: { L1: { card: 'FR-LINE', formation: 'line' }, L2: 'FR-CUIR', S4: 'FR-LINE' },
      B: { L3: 'PR-LINE' },
      terrain: { 'B:L1': WOODS, 'B:L2': WOODS, 'A:L1': 'G01' },
    } as const;
    const t = table(scene);
    t.order('A:L1', { kind: 'capture' });
    expect([t.ground('A:L1'), t.ground('B:L1')]).toEqual([WOODS, null]);
    expect(t.unit('A:L1')?.formation).toBeNull();
    expect(t.player('A').discard).toEqual(['G01']);
    const horse = table(scene);
    horse.activate('A:L2');
    expect(horse.refused('A', { type: 'declare', kind: 'capture' })).toBe('SAG-21.4');
    const held = table({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
      terrain: { 'B:L1': WOODS },
    });
    expect(held.declarations('A:L1')).not.toContain('capture');
  });

  test('SAG-13.10: guns shift inside the Reserve, free or in exchange', () => {
    const t = table({ A: { R1: 'FR-FART', R2: 'FR-LINE', L1: 'FR-LINE' }, B: {} });
    expect(moves(t, 'A:R1').filter((kind) => kind.startsWith('shift'))).toEqual([
      'shiftX R2',
      'shift R3',
      'shift R4',
      'shift R5',
    ]);
    const foot = table({ A: { R1: 'FR-FART', R2: 'FR-LINE', L1: 'FR-LINE' }, B: {} });
    expect(moves(foot, 'A:R2').some((kind) => kind.startsWith('shift'))).toBe(false);
  });

  test('SAG-R50: a Square does not move, is not moved and does not disengage, but may fire', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', formation: 'square' }, S1: 'FR-LINE', L3: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
    });
    t.activate('A:S1');
    expect(t.refused('A', { type: 'declare', kind: 'advanceX', to: 'L1', with: t.idAt('A:L1') })).toBe(
      'SAG-R50',
    );
    const square = table({
      A: { L1: { card: 'FR-LINE', formation: 'square' }, L3: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
    }).dice(1);
    square.activate('A:L1');
    expect(square.events).toContainEqual(
      expect.objectContaining({
        type: 'actionDeclared',
        declaration: { kind: 'fire', target: square.idAt('B:L1') },
      }),
    );
    const engaged = table({
      A: { L1: { card: 'FR-LINE', formation: 'square' }, L3: 'FR-LINE' },
      B: { L1: 'PR-LINE' },
      melees: [['B:L1', 'A:L1']],
    }).dice(1, 1);
    engaged.activate('A:L1');
    expect(engaged.events).toContainEqual(
      expect.objectContaining({ type: 'actionDeclared', declaration: { kind: 'continue' } }),
    );
  });

  test('SAG-R56: no way from the 2nd Line to the Reserve, from the Reserve to the 1st Line, or from front to back in exchange', () => {
    const full = { ...front('FR-LINE', ...LINE, ...SECOND), R1: 'FR-LINE' };
    const kinds = (place: string): readonly string[] => moves(table({ A: full, B: {} }), place);
    expect(kinds('A:S1')).toEqual(['advanceX L1', 'advanceX L2', 'lateralX S2']);
    expect(kinds('A:R1').every((kind) => kind.startsWith('relieve'))).toBe(true);
    expect(kinds('A:L2')).toEqual(['lateralX L1', 'lateralX L3']);
  });

  test('SAG-R53: Deploy goes with any move that changes slots, one shot only', () => {
    const t = table({ A: { S1: 'FR-HART', S4: 'FR-LINE' }, B: front('PR-LINE', ...LINE) });
    const kinds = t.declarations('A:S1');
    expect(kinds).toContain('lateral S2 +afterfire B:L3');
    expect(kinds).toContain('lateral S2 +beforefire B:L1');
    expect(kinds).toContain('advance L1 +afterfire B:L1');
  });

  test('SAG-13.1 to 13.7: whether a unit has any step is what the list of its steps says', () => {
    let compared = 0;
    for (let seed = 1; seed <= 6; seed += 1)
      randomGame(saga, {
        seed,
        options: () => ({}),
        maxDecisions: 5_000,
        visit({ state }, decision) {
          if (decision % 20 !== 0) return;
          const position = saga.clone(state as never);
          for (const unit of position.field) {
            if (unit === null || isEngaged(frozen(position), unit.id) || isOutflanker(unit)) continue;
            const steps = stepsOf(frozen(position), unit).filter(
              (step) => refuseStep(frozen(position), unit, step) === null,
            );
            expect(hasStep(frozen(position), unit), `${unit.id} at ${unit.at}`).toBe(steps.length > 0);
            compared += 1;
          }
        },
      });
    expect(compared).toBeGreaterThan(300);
  });
});
