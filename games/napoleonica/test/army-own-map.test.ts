// NAP-SCN.6, NAP-SCN.12: maps and battles of one's own.
import { reading } from '@grognard/kernel/forms.ts';
import { describe, expect, test } from 'vitest';
import type { CustomBattle } from '../army/custom-battle.ts';
import { customBattleForm, rosterForm } from '../army/forms.ts';
import { mapFaults, refuseMap } from '../army/own-map.ts';
import { MAP_IDS, MAPS } from '../data/maps.ts';
import { zoneHexes } from '../data/zones.ts';

const zones = { south: zoneHexes('Z9', 'south'), north: zoneHexes('Z9', 'north') };
const plain = Array.from({ length: 9 }, (_, row) => '.'.repeat(row % 2 === 0 ? 11 : 10));
/** The plain with other rows, by number from 1. */
const withRows = (rows: { readonly [row: number]: string }): readonly string[] =>
  plain.map((row, index) => rows[index + 1] ?? row);

describe('a map of one’s own', () => {
  test('NAP-SCN.12: an open plain will do, and so will the maps of the box', () => {
    expect(refuseMap(plain, zones)).toBeNull();
    for (const id of MAP_IDS) if (id !== 'MAP8') expect(mapFaults(MAPS[id].rows, zones)).toEqual([]);
  });

  test('NAP-SCN.12: nine rows of eleven and ten letters of the terrain table', () => {
    expect(refuseMap(plain.slice(1), zones)?.with).toEqual({ count: 8 });
    expect(refuseMap(withRows({ 2: '.'.repeat(11) }), zones)?.with).toEqual({
      row: 2,
      count: 11,
      length: 10,
    });
    expect(refuseMap(withRows({ 3: '.....?.....' }), zones)).toMatchObject({
      rule: 'NAP-SCN.12',
      with: { letter: '?', row: 3 },
    });
  });

  test('NAP-SCN.12: forty hexes may be closed, forty-one may not', () => {
    const closed = { 3: 'MMMMMMMMMM.', 4: 'MMMMMMMMM.', 5: 'MMMMMMMMMM.', 6: 'MMMMMMMMM.' };
    expect(refuseMap(withRows({ ...closed, 7: 'MM.........' }), zones)).toBeNull();
    expect(refuseMap(withRows({ ...closed, 7: 'MMM........' }), zones)).toMatchObject({
      rule: 'NAP-SCN.12',
      with: { count: 41, most: 40 },
    });
  });

  test('NAP-SCN.12: all open ground hangs together', () => {
    expect(refuseMap(withRows({ 5: '~~~~~~~~~~~' }), zones)?.with).toEqual({ hex: 'A6' });
    expect(refuseMap(withRows({ 5: '~~~~=~~~~~~' }), zones)).toBeNull();
  });

  test('NAP-SCN.12: each zone in use keeps seven open hexes', () => {
    expect(refuseMap(withRows({ 9: '..MMM......' }), zones)).toMatchObject({
      with: { side: 'south', count: 6, least: 7 },
    });
    expect(refuseMap(withRows({ 9: '..MM.......' }), zones)).toBeNull();
    const wide = { ...zones, south: zoneHexes('Z13', 'south') };
    expect(refuseMap(withRows({ 9: '..MMM......' }), wide)).toBeNull();
  });
});

describe('a battle of one’s own', () => {
  const usual: CustomBattle = {
    map: 'MAP1',
    zones: { south: 'Z9', north: 'Z13' },
    limits: { south: 200, north: 250 },
    escalation: 6,
    goals: { south: 6, north: null },
    commanderVp: 3,
    landmarks: [{ hex: 'F5', scores: 'hold' }],
  };
  const read = (changes: object) => {
    const result = reading(() => customBattleForm({ ...usual, ...changes }, 'battle'));
    return result.ok ? null : result.error;
  };

  test('NAP-SCN.6: a limit, a goal and a Commander’s worth of each side’s own', () => {
    expect(read({})).toBeNull();
    expect(read({ limits: { south: 99, north: 250 } })?.path).toBe('battle.limits.south');
    expect(read({ goals: { south: 2, north: null } })?.path).toBe('battle.goals.south');
    expect(read({ commanderVp: 5 })?.path).toBe('battle.commanderVp');
    expect(read({ escalation: 5 })?.path).toBe('battle.escalation');
  });

  test('NAP-SCN.6: up to three Landmarks, on passable hexes, one on each', () => {
    expect(read({ map: 'MAP2', landmarks: [{ hex: 'A5', scores: 'hold' }] })?.message).toContain(
      '(NAP-SCN.6)',
    );
    const twice = { hex: 'F5', scores: 'majority' };
    expect(read({ landmarks: [twice, twice] })?.message).toContain('two Landmarks');
    expect(read({ landmarks: [twice, twice, twice, twice] })?.path).toBe('battle.landmarks');
    expect(read({ landmarks: [{ hex: 'K2', scores: 'hold' }] })?.message).toContain('a hex, such as F5');
  });

  test('NAP-SCN.12: its own map is told by the rule it breaks', () => {
    expect(read({ map: plain })).toBeNull();
    expect(read({ map: plain.slice(1) })?.message).toBe(
      'A map has 9 rows, this one has 8. Give 9. (NAP-SCN.12)',
    );
    expect(read({ map: 'MAP9' })?.path).toBe('battle.map');
  });

  test('NAP-ARM.8: an army from outside names what it does not know', () => {
    const army = (units: unknown) => reading(() => rosterForm({ faction: 'france', units }, 'army'));
    expect(army([{ unit: 'FR01' }])).toEqual({
      ok: true,
      value: { faction: 'france', units: [{ unit: 'FR01', detachment: null }] },
    });
    expect(army([{ unit: 'FR15' }])).toMatchObject({ ok: false, error: { path: 'army.units[0].unit' } });
    expect(army([{ unit: 'FR01', detachment: 'DT9' }])).toMatchObject({
      error: { path: 'army.units[0].detachment' },
    });
  });
});
