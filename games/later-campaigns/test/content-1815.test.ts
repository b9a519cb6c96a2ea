// The map, the orders of battle and the scenarios of 1815: sound in themselves and with each other.
import { HEX_DIRECTIONS, hexDistance, neighboursOf, OFF_MAP } from '@grognard/geometry';
import { describe, expect, it } from 'vitest';
import { commandArea } from '../command/command-area.ts';
import { ARMIES } from '../data/laying/muster.ts';
import { BRIDGES } from '../data/map/bridges.ts';
import { CRESTS } from '../data/map/crests.ts';
import { LEVEL_ROWS } from '../data/map/levels.ts';
import { courseIn, runsIn, sidesIn, stepFrom, wordsIn } from '../data/map/notation.ts';
import { PLACES } from '../data/map/places.ts';
import { ROADS } from '../data/map/roads.ts';
import { TERRAIN_ROWS } from '../data/map/terrain.ts';
import { WATERS } from '../data/map/waters.ts';
import { WINDOWS } from '../data/map/windows.ts';
import { WOODS } from '../data/map/woods.ts';
import { SHEETS } from '../data/set-ups.ts';
import { BRIDGE, CREST, IMPASSABLE, RIVER, type Theatre, WATER } from '../data/theatre.ts';
import { hexNamed, theatreNamed, theatreOf } from '../data/theatres.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { distance, limitOf, linkedTo, terrainOf } from '../ground/hexes.ts';
import { NOBODY, NOWHERE, type Side } from '../vocabulary.ts';
import { scene } from './position.ts';

const THEATRES: readonly Theatre[] = SHEETS.flatMap(({ id }) => theatreNamed(id) ?? []);
const campaign = theatreOf({ options: { scenario: 'campaign' } });

const twice = (items: readonly string[]): readonly string[] =>
  items.filter((item, i) => items.indexOf(item) !== i);

describe('the map', () => {
  it('has 70 columns and 99 rows, no letter unknown', () => {
    expect(TERRAIN_ROWS).toHaveLength(99);
    expect(LEVEL_ROWS).toHaveLength(99);
    for (const row of TERRAIN_ROWS) expect(row).toMatch(/^[.wtc]{70}$/);
    for (const row of LEVEL_ROWS) expect(row).toMatch(/^\d{70}$/);
  });

  it('NLC-5.2b: no road crosses water without a bridge, and no bridge stands on dry ground', () => {
    const { grid, hexsides, links } = campaign;
    for (let at = 0; at < hexsides.length; at += 1) {
      if ((grid.neighbours[at] ?? OFF_MAP) === OFF_MAP) continue;
      const bits = hexsides[at] ?? 0;
      if ((bits & BRIDGE) !== 0) expect(bits & WATER).toBe(WATER);
      if ((links[at] ?? 0) > 0 && (bits & WATER) !== 0) expect(bits & BRIDGE).toBe(BRIDGE);
    }
  });

  it('roads and trails are one net, each stretch a part of its course', () => {
    const seen = new Set([linkedStart()]);
    for (const hex of seen) for (const next of linkedTo(campaign, hex)) seen.add(next);
    const linked = campaign.hexIds.flatMap((_, hex) => (linkedTo(campaign, hex).length > 0 ? [hex] : []));
    expect(linked.filter((hex) => !seen.has(hex))).toEqual([]);
  });

  it('NLC-12.2b: the stretches of a road follow on one another, from its first hex to its last', () => {
    for (const { id, course, stretches } of ROADS) {
      let end = 0;
      for (const [start, length] of stretches) {
        expect(start, id).toBe(end);
        expect(length, id).toBeGreaterThan(0);
        end = start + length;
      }
      expect(end, id).toBe(courseIn(course).length - 1);
    }
  });

  it('NLC-5.1b: no side of an impassable hex is crossed, out or in', () => {
    const { theatre, at } = scene({ impassable: ['0,0'] });
    const { grid, hexsides } = theatre;
    const middle = at('0,0');
    const bits = HEX_DIRECTIONS.flatMap((direction) => {
      const beside = grid.neighbours[middle * 6 + direction] ?? OFF_MAP;
      return [hexsides[middle * 6 + direction], hexsides[beside * 6 + ((direction + 3) % 6)]];
    });
    expect(bits).toEqual(Array(12).fill(IMPASSABLE));
  });

  const linkedStart = (): number => campaign.hexIds.findIndex((_, hex) => linkedTo(campaign, hex).length > 0);

  it('no stray piece of water: each touches another', () => {
    const { grid, hexsides } = campaign;
    const isWet = (a: number, b: number): boolean => {
      const way = HEX_DIRECTIONS.find((direction) => grid.neighbours[6 * a + direction] === b);
      return way !== undefined && ((hexsides[6 * a + way] ?? 0) & WATER) !== 0;
    };
    for (const { name, stretches } of WATERS)
      for (const { hex, direction } of stretches.flatMap(sidesIn)) {
        const [a, b] = [hexNamed(campaign, hex), hexNamed(campaign, stepFrom(hex, direction))];
        const around = neighboursOf(grid, a).filter((each) => neighboursOf(grid, b).includes(each));
        expect(
          around.some((each) => isWet(each, a) || isWet(each, b)),
          `${name} at ${hex}`,
        ).toBe(true);
      }
  });

  it('every hexside listed is on the map; bridges, crests and woods are where they are said to be', () => {
    const sides = [...WATERS, ...CRESTS].flatMap(({ stretches }) => stretches).flatMap(sidesIn);
    for (const { hex, direction } of [...sides, ...BRIDGES.flatMap(([side]) => sidesIn(side))]) {
      expect(hexNamed(campaign, hex)).not.toBe(NOWHERE);
      expect(hexNamed(campaign, stepFrom(hex, direction))).not.toBe(NOWHERE);
    }
    for (const [name, hexes] of WOODS)
      for (const hex of runsIn(hexes))
        expect(terrainOf(campaign, hexNamed(campaign, hex)), name).toBe('woods');
    expect(campaign.hexsides.filter((bits) => (bits & CREST) !== 0)).toHaveLength(2 * 159);
  });

  it('NLC-A.2: towns have the terrain of their kind, and no building is without a name', () => {
    for (const [id, , kind, hexes] of PLACES) {
      const terrain = terrainOf(campaign, hexNamed(campaign, wordsIn(hexes)[0] ?? ''));
      if (kind === 'town') expect(terrain, id).toBe('town');
    }
    const inhabited = new Set(PLACES.flatMap(([, , , hexes]) => wordsIn(hexes)));
    for (const [hex, id] of campaign.hexIds.entries())
      if (['town', 'chateau'].includes(terrainOf(campaign, hex))) expect(inhabited).toContain(id);
    const chateaux = campaign.terrain.filter((_, hex) => terrainOf(campaign, hex) === 'chateau');
    expect(chateaux.length).toBe(9);
  });

  it('places have names of their own and hexes in their window', () => {
    for (const { places, grid } of THEATRES) {
      expect(twice(places.map(({ id }) => id))).toEqual([]);
      for (const { hexes } of places) for (const hex of hexes) expect(hex).toBeLessThan(grid.size);
    }
  });

  it('NLC-A.5: the Dyle in spate cannot be crossed where it has no bridge', () => {
    const wavre = theatreOf({ options: { scenario: 'wavre' } });
    const dyle = WATERS.filter(({ name }) => name === 'Dyle').flatMap(({ stretches }) =>
      stretches.flatMap(sidesIn),
    );
    for (const { hex, direction } of dyle) {
      const here = hexNamed(wavre, hex);
      if (here !== NOWHERE) expect((wavre.hexsides[6 * here + direction] ?? 0) & RIVER).toBe(RIVER);
    }
  });

  it('roads come over the edge of each window where it says', () => {
    for (const { id, entries, columns, rows } of WINDOWS)
      for (const [edge, hex, road] of entries) {
        const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
        const onEdge = {
          N: row === rows[0],
          S: row === rows[1],
          W: column === columns[0],
          E: column === columns[1],
        };
        expect(onEdge[edge], `${id} ${hex}`).toBe(true);
        const course = ROADS.find((each) => each.id === road)?.course ?? '';
        expect(courseIn(course), `${id} ${road}`).toContain(hex);
      }
  });
});

describe('the orders of battle', () => {
  const rows = ARMIES.flatMap(({ formations }) =>
    formations.flatMap(({ divisions }) => divisions.flatMap(({ units }) => units)),
  );

  it('187 units and whoever leads them have ids of their own', () => {
    expect(rows).toHaveLength(187);
    const ids = ARMIES.flatMap(({ leaders, hqs, formations }) =>
      [...leaders, ...hqs, ...formations].map(({ id }) => id),
    );
    expect(twice([...ids, ...rows.map(({ id }) => id)])).toEqual([]);
  });

  it('NLC-6.1, NLC-6.2: faces; NLC-2.1b: a formation has its leader', () => {
    for (const { id, steps, arm, gun, mp } of rows) {
      const [front = 0, reverse] = steps;
      expect(steps.length, id).toBe(front === 1 ? 1 : 2);
      if (reverse !== undefined) expect(reverse, id).toBe(Math.floor(front / 2 + 0.5));
      expect(gun !== undefined, id).toBe(arm === 'art');
      expect([4, 6, 7], id).toContain(mp);
    }
    for (const { leaders, formations } of ARMIES)
      for (const { id, leader } of formations)
        expect(wordsIn(leaders.find((each) => each.id === leader)?.commands ?? '')[0]).toBe(id);
  });

  it('NLC-2.2a, NLC-2.2b, NLC-2.2c, NLC-2.2d, NLC-2.2e, NLC-2.2g: morale and pursuit by nation, arm and guard', () => {
    const named = (id: string) => campaign.units.find((unit) => unit.id === id);
    expect(named('fr-1-charlet')).toMatchObject({ morale: 4, moraleDefending: 4 });
    expect(named('aa-1-saxe-weimar')?.morale).toBe(3);
    expect(named('aa-1-bijlandt')?.morale).toBe(3);
    expect(named('fr-g-friant')).toMatchObject({ morale: 5, steps: [7, 4] });
    expect(named('aa-1-maitland')).toMatchObject({ morale: 4, moraleDefending: 5, ignoresStepLoss: true });
    expect(named('aa-1-ompteda')).toMatchObject({ morale: 4, moraleDefending: 4, ignoresStepLoss: true });
    expect(named('pr-1-steinmetz')?.steps).toEqual([9, 5, 3]);
    expect(
      campaign.units
        .filter(({ nation, arm }) => nation === 'british' && arm === 'cav')
        .map(({ morale, pursuit }) => [morale, pursuit]),
    ).not.toContainEqual([4, 4]);
    for (const { nation, arm, steps, morale } of campaign.units)
      if (nation === 'prussian' && arm === 'inf') expect(morale).toBe((steps[0] ?? 0) <= 3 ? 3 : 4);
    expect(named('fr-gc-lancers')).toMatchObject({ pursuit: 5 });
    expect(named('fr-c4-dubois')).toMatchObject({ pursuit: 4, light: false });
    expect(named('fr-1-bruno')).toMatchObject({ pursuit: 4, light: true });
  });
});

describe.each(THEATRES.map((theatre) => [theatre.id, theatre] as const))('%s', (id, theatre) => {
  const sheet = SHEETS.find((each) => each.id === id);
  const sideOf = (unit: number): Side => theatre.units[unit]?.side ?? 'french';

  it('every counter comes once, and to a hex in the window', () => {
    const counters = [
      ...(sheet?.setup ?? []).flatMap(([, list]) => wordsIn(list)),
      ...(sheet?.reinforcements ?? []).flatMap(({ counters: list }) => wordsIn(list)),
    ];
    expect(twice(counters)).toEqual([]);
    const known = [...theatre.units, ...theatre.leaders, ...theatre.hqs].map((each) => each.id);
    expect([...counters].sort()).toEqual([...known].sort());
    for (const [hex] of sheet?.setup ?? []) expect(hexNamed(theatre, hex), hex).not.toBe(NOWHERE);
    for (const { hex, condition } of theatre.reinforcements) {
      expect(Object.values(theatre.edges).flat()).toContain(hex);
      expect(linkedTo(theatre, hex).length).toBeGreaterThan(0);
      if (condition !== null) expect(theatre.specials).toContain(condition);
    }
  });

  it('units appear where they belong', () => {
    const rows = ARMIES.flatMap(({ formations }) =>
      formations.flatMap(({ divisions }) => divisions.flatMap(({ units }) => units)),
    );
    const elsewhere = new Set(
      rows.flatMap(({ id: unit, onlyIn }) =>
        onlyIn === undefined || onlyIn.includes(sheet?.base ?? id) ? [] : [unit],
      ),
    );
    expect(theatre.units.filter(({ id: unit }) => elsewhere.has(unit))).toEqual([]);
  });

  it('NLC-5.3a: no stack too high, no enemies together, infantry alone in chateaux', () => {
    const stacks = Map.groupBy(theatre.units.keys(), (unit) => theatre.setup.units[unit] ?? NOWHERE);
    for (const [hex, units] of stacks) {
      if (hex === NOWHERE) continue;
      const isChateau = terrainOf(theatre, hex) === 'chateau';
      expect(units.length, theatre.hexIds[hex]).toBeLessThanOrEqual(isChateau ? 1 : limitOf(theatre, hex));
      expect(new Set(units.map(sideOf)).size).toBe(1);
      if (isChateau) expect(theatre.units[units[0] ?? 0]?.arm).toBe('inf');
    }
  });

  it('every formation has one order, a leader, a limit that no one counter reaches, and one overall commander', () => {
    for (const [
      body,
      { id: name, kind, formation, leader, units, demoralization, army },
    ] of theatre.bodies.entries()) {
      if (formation !== body) continue;
      expect(kind).not.toBe('party');
      expect(
        theatre.orders.filter((order) => order.body === body),
        name,
      ).toHaveLength(1);
      expect(leader, name).not.toBe(NOBODY);
      const strengths = units.map((unit) => theatre.units[unit]?.steps[0] ?? 0);
      const total = strengths.reduce((sum, each) => sum + each, 0);
      expect(demoralization, name).toBe(
        Math.min(total, Math.max(2, Math.round(total * 0.4), Math.max(...strengths) + 1)),
      );
      const chiefs = theatre.leaders.filter(
        (each) => each.role === 'oc' && each.army === army && each.commands.includes(body),
      );
      expect(chiefs, name).toHaveLength(1);
    }
  });

  it('NLC-14.1: armies are demoralized at 30 %, disintegrate at 50 % of what surely comes, and are supplied', () => {
    const unsure = new Set(
      theatre.reinforcements.filter(({ condition }) => condition !== null).flatMap(({ units }) => units),
    );
    for (const [army, { demoralization, disintegration, supply }] of theatre.armies.entries()) {
      const total = theatre.units.reduce(
        (sum, unit, i) => sum + (unit.army === army && !unsure.has(i) ? (unit.steps[0] ?? 0) : 0),
        0,
      );
      expect([demoralization, disintegration]).toEqual([Math.round(total * 0.3), Math.round(total * 0.5)]);
      expect(supply.length).toBeGreaterThan(0);
    }
  });

  it('NLC-F.1: orders are March and Attack, closed by one of any type; marches lead to their target', () => {
    for (const { legs } of theatre.orders)
      for (const [i, { type, target, route }] of legs.entries()) {
        if (i < legs.length - 1) expect(['march', 'attack']).toContain(type);
        expect(target === null).toBe(type === 'reserve');
        expect(route.length > 1).toBe(type === 'march');
        for (const [step, hex] of route.entries())
          if (step > 0) expect(hexDistance(theatre.grid, hex, route[step - 1] ?? hex)).toBe(1);
        if (target?.kind === 'place') {
          const place = theatre.places[target.place];
          expect(place?.kind).not.toBe('wood');
          if (type === 'march') expect(place?.hexes).toContain(route.at(-1));
        }
      }
  });

  it('hours follow each other, and points are for hexes somebody holds', () => {
    for (const [i, { day, clock }] of theatre.turns.entries()) {
      const before = theatre.turns[i - 1];
      if (before !== undefined)
        expect(day * 24 + Number(clock) / 100).toBe(before.day * 24 + Number(before.clock) / 100 + 1);
    }
    for (const { kind, hex, army, side } of theatre.victory) {
      if (kind === 'hex') expect(theatre.control[hex]).not.toBe('0');
      else expect(theatre.armies[army]?.side).not.toBe(side);
    }
    for (const { hex } of theatre.exits) expect(Object.values(theatre.edges).flat()).toContain(hex);
  });

  it('NLC-12.1a: whoever has no order of his division starts in command', () => {
    const { state } = scene({});
    const empty: Field = fieldOf({
      ...state,
      options: { ...state.options, scenario: id },
      units: [],
      leaders: [],
      hqs: [],
    });
    const own = new Set(
      theatre.orders
        .filter(({ divisional }) => divisional)
        .flatMap(({ body }) => theatre.bodies[body]?.units ?? []),
    );
    for (const [unit, { id: name, formation, side }] of theatre.units.entries()) {
      const [hex, chief] = [
        theatre.setup.units[unit] ?? NOWHERE,
        theatre.setup.leaders[theatre.bodies[formation]?.leader ?? NOBODY] ?? NOWHERE,
      ];
      if (hex === NOWHERE || chief === NOWHERE || own.has(unit)) continue;
      expect(commandArea(empty, side, chief).cost(hex), name).toBeLessThanOrEqual(6);
    }
  });

  it('NLC-0: canonical order is the order of numbers', () => {
    const keys = theatre.units.map(
      ({ side, formation, id: name }) =>
        `${side === theatre.firstSide ? 0 : 1} ${theatre.bodies[formation]?.id} ${name}`,
    );
    expect(keys).toEqual([...keys].sort());
    expect(distance(theatre, 0, 1)).toBe(1);
  });
});
