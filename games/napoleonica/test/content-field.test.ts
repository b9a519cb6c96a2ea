// The field, its zones, terrain, maps and scenarios as the rulebook prints them.
import { hexDistance, neighbour, neighboursOf } from '@grognard/geometry';
import { describe, expect, test } from 'vitest';
import { GRID, halfTurn, hexesNamed, hexName, hexNamed, rowOf } from '../data/field.ts';
import { MAP_IDS, MAPS, terrainOf } from '../data/maps.ts';
import { landmarksOn, SCENARIO_IDS, SCENARIOS } from '../data/scenarios.ts';
import { SLOT_TILES, TERRAIN, TERRAIN_CODES } from '../data/terrain.ts';
import { ZONES, zoneHexes } from '../data/zones.ts';
import { cellsOf, passage } from './rulebook.ts';

const names = (hexes: readonly number[]): readonly string[] => hexes.map(hexName);

describe('the field', () => {
  test('NAP-GEO.1: 95 hexes in nine rows, F5 in the centre', () => {
    expect(GRID.size).toBe(95);
    expect(hexName(47)).toBe('F5');
    expect([hexName(0), hexName(94), hexName(11), hexName(20)]).toEqual(['A1', 'K9', 'A2', 'J2']);
    expect(rowOf(hexNamed('A2'))).toBe(1);
  });

  test('NAP-GEO.2: distances by cube coordinates', () => {
    const far = (a: string, b: string) => hexDistance(GRID, hexNamed(a), hexNamed(b));
    expect([far('F5', 'F5'), far('F9', 'F1'), far('A1', 'K1'), far('A1', 'K9'), far('F4', 'G5')]).toEqual([
      0, 8, 10, 14, 1,
    ]);
  });

  test('NAP-GEO.3: the neighbours of F5 and F4', () => {
    const around = (name: string) => names(neighboursOf(GRID, hexNamed(name))).toSorted();
    expect(around('F5')).toEqual(['E4', 'E5', 'E6', 'F4', 'F6', 'G5']);
    expect(around('F4')).toEqual(['E4', 'F3', 'F5', 'G3', 'G4', 'G5']);
    expect(neighbour(GRID, hexNamed('F5'), 0)).toBe(hexNamed('G5'));
  });

  test('NAP-GEO.4: turned round, A1 lies on K9, A2 on J8, F5 on itself', () => {
    expect(names(hexesNamed('A1 A2 F5 C5').map(halfTurn))).toEqual(['K9', 'J8', 'F5', 'I5']);
  });

  test('NAP-GEO.7: the zones of both sides', () => {
    const counts = { Z7: 7, Z9: 9, Z13: 13, Z17: 17 };
    for (const zone of ZONES) {
      const [, south = '', north = ''] = cellsOf(zone);
      const listed = (text: string) => hexesNamed(text.replaceAll(', ', ' ').replaceAll('–', '-')).toSorted();
      expect([...zoneHexes(zone, 'south')].toSorted()).toEqual(listed(south));
      expect([...zoneHexes(zone, 'north')].toSorted()).toEqual(listed(north));
      expect(zoneHexes(zone, 'south')).toHaveLength(counts[zone]);
    }
  });
});

describe('terrain', () => {
  test.each(TERRAIN_CODES)('NAP-TER.9: the rulebook prints %s as it is played', (code) => {
    const { name, passable, difficult, blocksSight, ignores, unique } = TERRAIN[code];
    const [, printed = '', enter, hard, blocks, ignored = ''] = cellsOf(`\`${code}\``);
    expect(printed.replace(/ [[(].*/, '')).toBe(name);
    expect(printed.includes('(unique)')).toBe(unique);
    expect([enter === 'yes', hard === 'yes', blocks === 'yes']).toEqual([passable, difficult, blocksSight]);
    expect(ignores).toEqual({
      hits: ignored.includes('1 `H`') ? 1 : 0,
      retreats: ignored.includes('1 `<`') ? 1 : 0,
      rangedOnly: ignored.includes('ranged attacks only'),
    });
  });

  test('NAP-SCN.10: what may lie on a slot', () => {
    expect(SLOT_TILES.map((code) => TERRAIN[code].name)).toEqual([
      'Village',
      'Redoubt',
      'Ruins',
      'Shrine',
      'Windmill',
    ]);
  });
});

describe('maps', () => {
  const [, ...printed] = (passage('**NAP-MAP.1**', '### 18.3').split('```')[1] ?? '').trim().split('\n');
  test.each(MAP_IDS)('NAP-MAP.1: %s as the rulebook draws it', (id) => {
    const column = MAP_IDS.indexOf(id);
    expect([...MAPS[id].rows]).toEqual(printed.map((line) => line.trim().split(/ +/)[column]));
    expect(terrainOf(MAPS[id].rows)).toHaveLength(95);
  });

  test('NAP-MAP.1: MAP1, MAP2, MAP4, MAP5, MAP6 and MAP7 are the same from both sides, but for what grows there', () => {
    for (const id of ['MAP1', 'MAP2', 'MAP4', 'MAP5', 'MAP6', 'MAP7'] as const) {
      const passable = terrainOf(MAPS[id].rows).map((code) => TERRAIN[code].passable);
      expect(passable.every((open, hex) => open === passable[halfTurn(hex)])).toBe(true);
    }
  });
});

describe('scenarios', () => {
  test.each(SCENARIO_IDS)('NAP-SCN.1: the rulebook prints %s as it is played', (id) => {
    const scenario = SCENARIOS[id];
    const { south, north } = scenario.limits;
    const [, name, map, zones = '', limits, escalation, goal, text = ''] = cellsOf(id);
    expect([name, map, Number(escalation)]).toEqual([scenario.name, scenario.map, scenario.escalation]);
    expect(zones.startsWith(`${scenario.zones.south.zone} / ${scenario.zones.north.zone}`)).toBe(true);
    expect(limits).toBe(`${south} / ${north}`);
    const goals = scenario.goals;
    expect(goal).toBe(goals.south === goals.north ? `${goals.south}` : `S ${goals.south}, N ${goals.north}`);
    for (const hex of scenario.landmarks) expect(text).toContain(hexName(hex));
    expect(text.includes('South human, North Abyss')).toBe(!scenario.factions.south.includes('abyss'));
    expect(/worth (\d) VP instead/.exec(text)?.[1] ?? '2').toBe(String(scenario.commanderVp));
    expect(text.includes('First-game preset')).toBe(scenario.firstGame);
    expect(text.includes('Blizzard')).toBe(scenario.blizzard.length > 0);
  });

  test('NAP-SCN.1: North may also deploy in the redoubt of SC3 and before the gate of SC8', () => {
    expect(names(SCENARIOS.SC3.zones.north.more)).toEqual(['E3', 'F3', 'G3']);
    expect(names(SCENARIOS.SC8.zones.north.more)).toEqual(['D3', 'E3', 'F3', 'G3', 'H3']);
  });

  test('NAP-SCN.11: SC1, SC2 and SC4 go on any map; on MAP6 the bridges are D5, F5, H5', () => {
    expect(SCENARIO_IDS.filter((id) => SCENARIOS[id].anyMap)).toEqual(['SC1', 'SC2', 'SC4']);
    expect(names(landmarksOn('SC2', 'MAP6'))).toEqual(['D5', 'F5', 'H5']);
    expect(names(landmarksOn('SC2', 'MAP7'))).toEqual(['C5', 'F5', 'I5']);
  });

  test('NAP-SCN.12: own maps are for SC1 and SC4', () => {
    expect(SCENARIO_IDS.filter((id) => SCENARIOS[id].ownMap)).toEqual(['SC1', 'SC4']);
  });
});
