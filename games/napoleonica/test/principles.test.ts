// Sections 1 and 2: principles that every other rule leans on.
import { describe, expect, test } from 'vitest';
import { distance, neighbours } from '../field/hexes.ts';
import { invariants } from '../invariants.ts';
import { napoleonica } from '../module.ts';
import { begin, hex, table } from './table.ts';

describe('principles', () => {
  test('NAP-GEO.2, NAP-GEO.6, NAP-GEN.9: distances are those of the cube; neighbours are at 1', () => {
    expect(distance(hex('F9'), hex('F5'))).toBe(4);
    // K9 is c 10, r 8: q = 10 - 8 / 2 = 6, s = -14; A1 is the origin.
    expect(distance(hex('A1'), hex('K9'))).toBe(14);
    expect(distance(hex('K1'), hex('A9'))).toBe(14);
    expect(distance(hex('F4'), hex('F8'))).toBe(4);
    expect(neighbours(hex('F5')).every((near) => distance(near, hex('F5')) === 1)).toBe(true);
  });

  test('NAP-GEO.5: two units on one hex are refused', () => {
    const parsed = napoleonica.parsePosition({
      battle: {
        units: [
          { type: 'FR01', owner: 'A', at: 'F5' },
          { type: 'AB01', owner: 'B', at: 'F5' },
        ],
      },
    });
    expect(parsed).toMatchObject({ ok: false, error: { path: 'battle.units[1].at' } });
  });

  test('NAP-GEN.3: scenario and card text beat general rules: a card activation may only attack', () => {
    const t = table({ A: { F9: 'FR09' }, B: { F5: 'AB01' }, players: { A: { hand: ['F05'] } } });
    t.play({ type: 'play', card: 'F05' }, { type: 'pickUnit', unit: 0 });
    expect(t.options('move')).toEqual([]);
  });

  test('NAP-GEN.8: a unit is never its own ally', () => {
    const t = table({ A: { F6: 'FR01' }, B: { F5: 'AB01', E5: 'AB01' } })
      .attack('F6', 'F5')
      .dice('<-');
    expect(t.until('results', 'retreat').asked()).toBe('B retreat.step');
  });

  test('NAP-GEN.10: what is optional may be declined, what cannot be done is skipped', () => {
    const t = table({
      A: { F9: { type: 'FR01', models: 3 } },
      B: { A1: 'AB01' },
      players: { A: { hand: ['F15'] } },
    });
    t.play({ type: 'play', card: 'F15' }, { type: 'stop' });
    expect(t.asked()).toBe('A turn.choose');
  });

  test('NAP-GEN.11, NAP-CMP.11: Blanks are unlimited, Orders are 17', () => {
    const t = table({ A: { F9: { type: 'FR01', blanks: 50 } }, B: { A1: 'AB01' } });
    expect(invariants['seventeen Orders']?.(t.match.state)).toBe(null);
    expect(
      napoleonica.parsePosition({
        battle: {
          units: [{ type: 'FR01', owner: 'A', at: 'F5' }],
          players: { A: { screen: 'PP' } },
        },
      }),
    ).toMatchObject({ ok: false, error: { path: 'battle.players.A.screen' } });
  });

  test('NAP-RUL.47, NAP-CMP.12: two units of a type share the tablet', () => {
    const t = table({
      A: { F9: { type: 'FR01', models: 2 }, E9: { type: 'FR01', models: 3 } },
      B: { A1: 'AB01' },
    });
    expect(t.player('A').tablet.line1).toEqual(['FR01', 'FR01', 'FR01']);
    expect(invariants['models missing are on the tablet']?.(t.match.state)).toBe(null);
  });

  test('NAP-ACN.11: to decline is the none or the no of the same action', () => {
    const t = table({ A: { F6: 'AB06' }, B: { F5: 'FR01' }, players: { B: { hand: ['F12'] } } });
    t.attack('F6', 'F5');
    expect(t.options('square').map(({ yes }) => yes)).toEqual([true, false]);
    t.play({ type: 'square', yes: false });
    expect(t.options('lay')).toContainEqual({ type: 'lay', card: null });
    t.play({ type: 'lay', card: null }, { type: 'lay', card: 'F12' });
    expect(t.options('apply').map(({ yes }) => yes)).toEqual([true, false]);
  });

  test('NAP-GEN.14: one may concede at any question, and it is never offered', () => {
    const t = begin({});
    expect(t.legal().some(({ type }) => type === 'concede')).toBe(false);
    expect(t.refused({ type: 'concede' })).toBe(null);
  });
});
