// NLC-A.3: what a scenario says must agree with the orders of battle, with the map, and with itself. Sheets are part of the tree, so
// tests ask this of each, and nobody waits for it at the table.
import type { InputError } from '@grognard/kernel';
import { SIDES } from '../../vocabulary.ts';
import { wordsIn } from '../map/notation.ts';
import type { ScenarioSheet } from '../scenarios/sheets.ts';
import type { TheatreMap } from '../theatre.ts';
import { TERRAINS, type Terrain } from '../words.ts';
import { ARMIES } from './muster.ts';
import { namesIn } from './sound-names.ts';

/** The first thing wrong with a scenario, by field; null when it is sound. */
export function faultIn(
  sheet: ScenarioSheet,
  map: Pick<TheatreMap, 'hexIds' | 'terrain'>,
): InputError | null {
  const terrain = new Map(
    map.hexIds.map((id, hex) => [id, TERRAINS[map.terrain[hex] ?? 0] ?? ('clear' as Terrain)]),
  );
  for (const fault of [
    ...armiesIn(sheet),
    ...countersIn(sheet),
    ...ordersIn(sheet),
    ...hexesIn(sheet, terrain),
    ...stacksIn(sheet, terrain),
    ...namesIn(sheet, map),
  ])
    return fault;
  return null;
}

const wrong = (path: string, message: string): InputError => ({ code: 'impossible', path, message });

/** Combat units, leaders and HQs of the armies that take part, by side. */
function boxOf({ armies }: ScenarioSheet) {
  const present = ARMIES.filter(({ id }) => armies.some(({ army }) => army === id));
  const units = new Map(
    present.flatMap(({ side, formations }) =>
      formations.flatMap(({ divisions }) =>
        divisions.flatMap((each) => each.units.map(({ id }) => [id, side] as const)),
      ),
    ),
  );
  const staff = present.flatMap(({ leaders, hqs }) => [...leaders, ...hqs].map(({ id }) => id));
  const all = present.flatMap((army) => army.formations);
  const divisions = all.flatMap(({ id, divisions: parts }) => parts.map((part) => `${id}:${part.id}`));
  return {
    units,
    staff: new Set(staff),
    formations: new Set(all.map(({ id }) => id)),
    divisions: new Set(divisions),
  };
}

function* armiesIn(sheet: ScenarioSheet): Generator<InputError> {
  const { formations, units, staff } = boxOf(sheet);
  for (const [n, { army }] of sheet.armies.entries())
    if (!ARMIES.some(({ id }) => id === army)) yield wrong(`armies[${n}].army`, `There is no army ${army}.`);
  for (const formation of Object.keys(sheet.limits))
    if (!formations.has(formation))
      yield wrong(`limits.${formation}`, `No army that takes part has a formation ${formation}.`);
  for (const [unit, formation] of Object.entries(sheet.attachments))
    if (!units.has(unit) || !formations.has(formation))
      yield wrong(
        `attachments.${unit}`,
        `${unit} cannot be attached to ${formation}: one of them does not take part.`,
      );
  for (const [n, { leader }] of sheet.commanders.entries())
    if (!staff.has(leader))
      yield wrong(`commanders[${n}].leader`, `No army that takes part has a leader ${leader}.`);
}

/** Every counter of the scenario, with the field it stands in. */
function* listed({
  setup,
  reinforcements,
}: ScenarioSheet): Generator<readonly [path: string, counter: string]> {
  for (const [n, [, counters]] of setup.entries())
    for (const counter of wordsIn(counters)) yield [`setup[${n}]`, counter];
  for (const [n, { counters }] of reinforcements.entries())
    for (const counter of wordsIn(counters)) yield [`reinforcements[${n}].counters`, counter];
}

function* countersIn(sheet: ScenarioSheet): Generator<InputError> {
  const { units, staff } = boxOf(sheet);
  const seen = new Set<string>();
  for (const [path, counter] of listed(sheet)) {
    if (!units.has(counter) && !staff.has(counter))
      yield wrong(path, `No order of battle that takes part has a counter ${counter}.`);
    if (seen.has(counter)) yield wrong(path, `${counter} stands in two places.`);
    seen.add(counter);
  }
}

/** Orders in force are for who takes part; prizes and exits are of armies that do. */
function* ordersIn(sheet: ScenarioSheet): Generator<InputError> {
  const { formations, divisions, staff } = boxOf(sheet);
  const listedIds = new Set([...listed(sheet)].map(([, counter]) => counter));
  for (const [n, { formation, leader, hq, division, startTurn = 1 }] of sheet.orders.entries()) {
    const [given, ...more] = [formation, leader, hq].filter((id) => id !== undefined);
    if (given === undefined || more.length > 0)
      yield wrong(`orders[${n}]`, 'An order is for one formation, wing commander or HQ.');
    if (formation !== undefined && !formations.has(formation))
      yield wrong(`orders[${n}].formation`, `No army that takes part has a formation ${formation}.`);
    for (const id of [leader, hq])
      if (id !== undefined && !(staff.has(id) && listedIds.has(id)))
        yield wrong(`orders[${n}]`, `${id} takes no part in the scenario.`);
    if (division !== undefined && !divisions.has(division))
      yield wrong(`orders[${n}].division`, `No army that takes part has a division ${division}.`);
    if (startTurn > sheet.sky.length) yield wrong(`orders[${n}].startTurn`, `There is no turn ${startTurn}.`);
  }
  const isPresent = (army: string): boolean => sheet.armies.some((each) => each.army === army);
  for (const field of ['prizes', 'exits'] as const)
    for (const [n, { army }] of sheet[field].entries())
      if (!isPresent(army)) yield wrong(`${field}[${n}].army`, `The army ${army} takes no part.`);
}

function* hexesIn(sheet: ScenarioSheet, terrain: ReadonlyMap<string, Terrain>): Generator<InputError> {
  const named: (readonly [path: string, hex: string])[] = [
    ...sheet.setup.map(([hex], n) => [`setup[${n}]`, hex] as const),
    ...sheet.reinforcements.map(({ hex }, n) => [`reinforcements[${n}].hex`, hex] as const),
    ...sheet.exits.map(({ hex }, n) => [`exits[${n}].hex`, hex] as const),
    ...sheet.objectives.map(({ hex }, n) => [`objectives[${n}].hex`, hex] as const),
    ...SIDES.flatMap((side) => wordsIn(sheet.control[side]).map((hex) => [`control.${side}`, hex] as const)),
  ];
  for (const [path, hex] of named) {
    const ground = terrain.get(hex);
    if (ground === undefined) yield wrong(path, `Hex ${hex} is not in the window ${sheet.window}.`);
    if (ground === 'impassable') yield wrong(path, `Hex ${hex} is impassable: nobody can be there.`);
  }
  for (const [n, { turn }] of sheet.reinforcements.entries())
    if (turn > sheet.sky.length)
      yield wrong(
        `reinforcements[${n}].turn`,
        `There is no turn ${turn}: the scenario has ${sheet.sky.length}.`,
      );
}

/** NLC-5.3a, and nobody begins among enemies. */
function* stacksIn(sheet: ScenarioSheet, terrain: ReadonlyMap<string, Terrain>): Generator<InputError> {
  const { units } = boxOf(sheet);
  for (const [n, [hex]] of sheet.setup.entries()) {
    const here = sheet.setup.filter(([other]) => other === hex).flatMap(([, counters]) => wordsIn(counters));
    const sides = here.flatMap((counter) => units.get(counter) ?? []);
    const limit = terrain.get(hex) === 'woods' ? 1 : 2;
    if (sides.length > limit)
      yield wrong(`setup[${n}]`, `Hex ${hex} holds ${limit} units at most, not ${sides.length} (NLC-5.3a).`);
    if (new Set(sides).size > 1) yield wrong(`setup[${n}]`, `Units of both sides stand in hex ${hex}.`);
  }
}
