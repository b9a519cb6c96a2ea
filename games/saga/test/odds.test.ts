import { viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { actionOdds } from '../odds/action-odds.ts';
import { oddsOf } from '../odds/odds.ts';
import { prospectsIn } from '../odds/prospects.ts';
import { gunReach, retreatWays } from '../odds/reach.ts';
import type { UnitView } from '../view.ts';
import { unitIn } from '../view-units.ts';
import { BUILDING, table } from './table.ts';

const viewAt = (scene: Parameters<typeof table>[0]) => viewOf(table(scene).match, 'A');
const scene = { A: { L1: 'FR-LINE', S1: 'FR-FART' }, B: { L1: 'BR-LINE', L2: 'BR-LINE' } };

describe('SAG-3.1: chances before the die', () => {
  it('SAG-10.3: Fire 3 hits on a natural 3, and twice on a 6', () => {
    const odds = oddsOf(viewAt(scene), { kind: 'fire', unit: 'A1', against: 'B1' });
    expect(odds).toEqual({ added: 3, chance: 4 / 6, two: 1 / 6 });
  });
  it('SAG-8.11: a Building takes one from it', () => {
    const view = viewAt({ ...scene, terrain: { 'B:L1': BUILDING } });
    expect(oddsOf(view, { kind: 'fire', unit: 'A1', against: 'B1' })).toMatchObject({ added: 2, two: 0 });
  });
  it('SAG-3.4: a natural 1 fails every Morale test, whatever is added', () => {
    const guard = viewAt({ ...scene, A: { L1: 'FR-OG', S1: 'FR-FART' } });
    const odds = oddsOf(guard, { kind: 'morale', unit: 'A1', need: 6, cause: 'casualties' });
    expect(odds?.chance).toBeCloseTo(5 / 6);
  });
  it('says nothing about a unit the viewer does not know', () => {
    const hidden = viewAt({ ...scene, B: { L1: 'BR-LINE', R1: { card: 'BR-LINE', faceUp: false } } });
    expect(oddsOf(hidden, { kind: 'fire', unit: 'A1', against: 'B2' })).toBeNull();
    expect(prospectsIn(hidden)).toEqual([]);
  });
  it('SAG-7.3: rallying is a Morale test of 6, of 7 with three casualties', () => {
    const rally = (cas: number) =>
      actionOdds(viewAt({ ...scene, A: { RTW: { card: 'FR-LINE', cas } } }), { type: 'rally', unit: 'A1' });
    expect(rally(2)?.chance).toBeGreaterThan(rally(3)?.chance ?? 1);
  });
  it('says nothing about an action that leads to no test', () => {
    expect(actionOdds(viewAt(scene), { type: 'pass' })).toBeNull();
  });
});

describe('SAG-3.1: chances of whoever is about to roll', () => {
  it('SAG-18.11, SAG-R32: a gun answers an outflanker with Fire at -1, not with its Melee', () => {
    const round = { step: 'attacker', attacker: 'B2', defender: 'A2', onAttacker: 0, onDefender: 0 };
    const raided = (engaging: boolean) => ({
      ...viewAt({
        A: { L1: 'FR-LINE', R5: 'FR-FART' },
        B: { L1: 'PR-LINE', 'A:OFE': 'PR-LINE' },
        melees: [['A:OFE', 'A:R5']],
        first: 'B',
      }),
      frames: [{ proc: 'round', ...round, engaging }],
    });
    const gun = (engaging: boolean) => prospectsIn(raided(engaging)).find(({ unit }) => unit === 'A2');
    const fire = oddsOf(raided(true), { kind: 'fire', unit: 'A2', against: 'B2' });
    expect(gun(true)).toMatchObject({ kind: 'fire', odds: { added: (fire?.added ?? 0) - 1 } });
    expect(gun(false)?.kind).toBe('melee');
  });
  it('SAG-12.1: before casualties the shot is rolled, and nothing more is promised of it', () => {
    const fire = { proc: 'fire', unit: 'A1', target: 'B1', at: 'B:L1', byCard: false, shots: 1 };
    const hits = { proc: 'hits', batch: [{ unit: 'B1', hits: 1, byFire: true }], at: 0 };
    const view = viewAt(scene);
    const at = (...frames: readonly { readonly proc: string; readonly step: string }[]) =>
      prospectsIn({ ...view, frames });
    expect(at({ ...fire, step: 'ready' })).toHaveLength(1);
    expect(at({ ...fire, step: 'again' }, { ...hits, step: 'protected' })).toEqual([]);
  });
  it('SAG-2.11: who retreats has failed, and no chance to pass is shown any more', () => {
    const t = table({ A: { L3: { card: 'FR-LINE', cas: 1 } }, B: { L3: 'BR-LINE' } });
    const view = viewOf(t.match, 'A');
    const morale = { proc: 'morale', step: 'ask', unit: 'A1', need: 6 };
    const above = (...procs: readonly string[]) =>
      prospectsIn({
        ...view,
        frames: [morale, ...procs.map((proc) => ({ proc, step: 'side', unit: 'A1' }))],
      });
    expect(above()).toHaveLength(1);
    expect(above('retreat')).toEqual([]);
    expect(above('retreat', 'win')).toEqual([]);
  });
});

describe('reach', () => {
  const view = viewAt(scene);
  const at = (id: string): UnitView => {
    const unit = unitIn(view, id);
    if (unit === undefined) throw new Error(`there is no ${id}`);
    return unit;
  };
  it('SAG-10.4: a gun in S1 reaches both slots it stands behind, and three rows', () => {
    expect(gunReach(at('A2'))).toEqual(expect.arrayContaining(['B:L1', 'B:L2', 'B:S1']));
    expect(gunReach(at('A2')).some((place) => place.startsWith('B:R'))).toBe(false);
    expect(gunReach(at('A1'))).toEqual([]);
  });
  it('SAG-2.11: from L1 the way back is west; the middle may choose', () => {
    expect(retreatWays(view, at('A1'))).toEqual([{ place: 'A:RTW', isTaken: false }]);
    expect(retreatWays(view, { ...at('A1'), at: 'A:L3' }).map(({ place }) => place)).toEqual([
      'A:RTW',
      'A:RTE',
    ]);
    expect(retreatWays(view, { ...at('A1'), at: 'B:L3' })).toEqual([]);
  });
});
