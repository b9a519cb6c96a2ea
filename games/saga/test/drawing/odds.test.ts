import { viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { oddsOf, prospectsIn } from '../../board/odds.ts';
import { BUILDING, table } from '../table.ts';

const viewAt = (scene: Parameters<typeof table>[0]) => viewOf(table(scene).match, 'A');

describe('SAG-3.1: chances before the die', () => {
  const scene = { A: { L1: 'FR-LINE', S1: 'FR-FART' }, B: { L1: 'BR-LINE', L2: 'BR-LINE' } };
  it('SAG-10.3: Fire 3 hits on a natural 3, and twice on a 6', () => {
    const odds = oddsOf(viewAt(scene), { kind: 'fire', unit: 'A1', against: 'B1' });
    expect(odds).toEqual({ added: 3, chance: 4 / 6, two: 1 / 6 });
  });
  it('SAG-8.11: a Building takes one from it', () => {
    const view = viewAt({ ...scene, terrain: { 'B:L1': BUILDING } });
    expect(oddsOf(view, { kind: 'fire', unit: 'A1', against: 'B1' })).toMatchObject({ added: 2, two: 0 });
  });
  it('SAG-3.4: a natural 1 fails every Morale test, whatever is added', () => {
    const odds = oddsOf(viewAt(scene), { kind: 'morale', unit: 'A1', need: 6, cause: 'casualties' });
    expect(odds?.chance).toBeCloseTo(5 / 6);
  });
  it('says nothing about a unit the viewer does not know', () => {
    const hidden = viewAt({ ...scene, B: { L1: 'BR-LINE', R1: { card: 'BR-LINE', faceUp: false } } });
    expect(oddsOf(hidden, { kind: 'fire', unit: 'A1', against: 'B2' })).toBeNull();
    expect(prospectsIn(hidden)).toEqual([]);
  });
});
