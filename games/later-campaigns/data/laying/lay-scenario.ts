// NLC-A.3: a scenario with every id turned into a number: its window of the map, who takes part, what they are to do.
import { invariant } from '@grognard/kernel';
import type { Leg } from '../../state.ts';
import { bySide, type Hex, NOBODY, NOWHERE } from '../../vocabulary.ts';
import { courseIn, wordsIn } from '../map/notation.ts';
import type { LegRow, OrderRow, ScenarioSheet } from '../scenarios/sheets.ts';
import type { BodySheet, PlaceSheet, Prize, ScenarioOrder, Theatre } from '../theatre.ts';
import { campaignMap, windowNamed } from './campaign-map.ts';
import { layBodies } from './lay-bodies.ts';
import { layArmies, layHqs, layLeaders, layUnits } from './lay-counters.ts';
import { layMap } from './lay-map.ts';
import { layPlaces } from './lay-places.ts';
import { layTurns } from './lay-turns.ts';
import { type Muster, muster } from './muster.ts';
import { startingControl } from './starting-control.ts';

export function layScenario(sheet: ScenarioSheet): Theatre {
  const window = windowNamed(sheet.window);
  const map = layMap(campaignMap(window, sheet.specials));
  const all = muster(sheet);
  const bodies = layBodies(all, sheet);
  const places = layPlaces(map, window);
  const units = layUnits(all, bodies);
  const armies = layArmies(all, sheet, map);
  const hexes = new Map(map.hexIds.map((id, hex) => [id, hex]));
  const hexOf = (id: string): Hex => hexes.get(id) ?? NOWHERE;
  const at = new Map(
    sheet.setup.flatMap(([hex, counters]) =>
      wordsIn(counters).map((counter) => [counter, hexOf(hex)] as const),
    ),
  );
  const placed = (id: string): Hex => at.get(id) ?? NOWHERE;
  const legs = (rows: readonly LegRow[]): readonly Leg[] =>
    rows.map((row) => layLeg(row, places, all, hexOf));
  const setup = {
    units: all.units.map(({ row }) => placed(row.id)),
    leaders: all.leaders.map(({ row }) => placed(row.id)),
    hqs: all.hqs.map(({ id }) => placed(id)),
  };
  const { id, name, kind, summary, notes, firstSide, specials } = sheet;
  return {
    ...map,
    id,
    name,
    kind,
    summary,
    notes,
    firstSide,
    specials,
    places,
    turns: layTurns(sheet),
    units,
    leaders: layLeaders(all, bodies),
    hqs: layHqs(all),
    bodies,
    armies,
    setup,
    orders: sheet.orders.map((row) => layOrder(row, bodies, all, legs)),
    reinforcements: sheet.reinforcements.map(({ turn, hex, counters, order, hidden, condition }) => {
      const coming = new Set(wordsIn(counters));
      return {
        turn,
        hex: hexOf(hex),
        units: numbersOf(all.units, ({ row }) => coming.has(row.id)),
        leaders: numbersOf(all.leaders, ({ row }) => coming.has(row.id)),
        hqs: numbersOf(all.hqs, (hq) => coming.has(hq.id)),
        legs: order === undefined ? null : legs(order),
        hidden: hidden ?? false,
        condition: condition ?? null,
      };
    }),
    exits: sheet.exits.map(({ army, hex, pointsPerStrength }) => ({
      army: all.armies.findIndex((each) => each.id === army),
      hex: hexOf(hex),
      pointsPerStrength,
    })),
    control: startingControl(map, armies, [
      ...wordsIn(sheet.control.french).map((hex) => [hexOf(hex), 'french'] as const),
      ...wordsIn(sheet.control.allied).map((hex) => [hexOf(hex), 'allied'] as const),
      ...units.map(({ side }, unit) => [setup.units[unit] ?? NOWHERE, side] as const),
    ]),
    victory: prizesOf(sheet, all, hexOf),
    handicap: bySide((side) => (sheet.handicap?.side === side ? sheet.handicap.points : 0)),
  };
}

const numbersOf = <T>(list: readonly T[], fits: (one: T) => boolean): readonly number[] =>
  list.flatMap((one, number) => (fits(one) ? [number] : []));

function layLeg(row: LegRow, places: readonly PlaceSheet[], all: Muster, hexOf: (id: string) => Hex): Leg {
  const place = places.findIndex(({ id }) => id === row.place);
  invariant(row.place === undefined || place >= 0, `the window has a place ${row.place}`);
  return {
    type: row.type,
    target: row.place === undefined ? null : { kind: 'place', place },
    route: row.route === undefined ? [] : courseIn(row.route).map(hexOf),
    forced: row.forced ?? false,
    nextDay: row.startNextDay ?? false,
    superior:
      row.superior === undefined ? null : all.leaders.findIndex((leader) => leader.row.id === row.superior),
    defendHexes: [],
  };
}

function layOrder(
  { formation, leader, hq, division, legs, awaitAfter, startTurn }: OrderRow,
  bodies: readonly BodySheet[],
  all: Muster,
  lay: (legs: readonly LegRow[]) => readonly Leg[],
): ScenarioOrder {
  const id = division ?? formation ?? hq ?? `wing:${leader}`;
  const lent = bodies.findIndex((body) => body.id === `${id}@${formation}`);
  const body = lent >= 0 ? lent : bodies.findIndex((each) => each.id === id);
  invariant(body >= 0, `${id} takes part, with ${all.units.length} units`);
  return {
    body,
    legs: lay(legs),
    awaitAfter: awaitAfter ?? false,
    startTurn: startTurn ?? 1,
    divisional: division !== undefined,
  };
}

const prizesOf = (
  { objectives, prizes }: ScenarioSheet,
  { armies }: Muster,
  hexOf: (id: string) => Hex,
): readonly Prize[] => [
  ...objectives.map(
    ({ hex, side, points }): Prize => ({ kind: 'hex', side, points, hex: hexOf(hex), army: NOBODY }),
  ),
  ...prizes.map(
    ({ when, army, side, points }): Prize => ({
      kind: when,
      side,
      points,
      hex: NOWHERE,
      army: armies.findIndex(({ id }) => id === army),
    }),
  ),
];
