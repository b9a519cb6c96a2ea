// Sections 1 and 2: principles that every other rule leans on.
import { hexDistance } from '@grognard/geometry';
import { describe, expect, test } from 'vitest';
import { GRID } from '../data/field.ts';
import { distance, neighbours } from '../field/hexes.ts';
import { invariants } from '../invariants.ts';
import { napoleonica } from '../module.ts';
import { begin, hex, table } from './table.ts';

describe('principles', () => {
  test('NAP-GEO.2, GEO.6, NAP-GEN.9: distances are those of the cube; neighbours are at 1', () => {
    expect(distance(hex('F9'), hex('F5'))).toBe(4);
    expect(distance(hex('A1'), hex('K9'))).toBe(hexDistance(GRID, hex('A1'), hex('K9')));
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

  test('NAP-ACN.11, NAP-GEN.14: every question has an answer that refuses, and conceding is never offered', () => {
    const t = begin({});
    expect(t.legal().some(({ type }) => type === 'concede')).toBe(false);
    expect(t.refused({ type: 'concede' })).toBe(null);
  });
});
