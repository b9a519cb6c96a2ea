// Units, leaders, HQs and armies of a scenario by number.
import type { Hex, HqId } from '../../vocabulary.ts';
import { wordsIn } from '../map/notation.ts';
import type { ScenarioSheet } from '../scenarios/sheets.ts';
import type { ArmySheet, BodySheet, HqSheet, LeaderSheet, TheatreMap, UnitSheet } from '../theatre.ts';
import type { Muster } from './muster.ts';
import { qualityOf } from './quality.ts';

export const layUnits = (all: Muster, bodies: readonly BodySheet[]): readonly UnitSheet[] =>
  all.units.map(({ army, formation, row }, unit) => {
    const nation = row.nation ?? army.nation;
    return {
      id: row.id,
      name: row.name,
      side: army.side,
      army: all.armies.indexOf(army),
      formation: bodies.findIndex(({ id }) => id === formation),
      division: divisionOf(bodies, unit),
      nation,
      arm: row.arm,
      mp: row.mp,
      troops: row.troops ?? '',
      ...qualityOf(row, nation),
    };
  });

/** Formations come first and may be divisions in size; a division of one is listed after them. */
const divisionOf = (bodies: readonly BodySheet[], unit: number): number =>
  bodies.findIndex(
    ({ kind, formation, units }, body) => kind === 'division' && formation !== body && units.includes(unit),
  );

export const layLeaders = (all: Muster, bodies: readonly BodySheet[]): readonly LeaderSheet[] =>
  all.leaders.map(({ army, row, noHqPenalty }) => ({
    id: row.id,
    name: row.name,
    side: army.side,
    army: all.armies.indexOf(army),
    role: row.role,
    rating: row.rating,
    mp: row.mp,
    commands: wordsIn(row.commands).flatMap((id) => {
      const body = bodies.findIndex((each) => each.id === id);
      return body >= 0 ? [body] : [];
    }),
    noHqPenalty,
    hq: hqOf(all, row.id),
  }));

const hqOf = ({ hqs }: Muster, leader: string): HqId => hqs.findIndex(({ oc }) => oc === leader);

export const layHqs = (all: Muster): readonly HqSheet[] =>
  all.hqs.map(({ army, id, name, oc }) => ({
    id,
    name,
    side: army.side,
    army: all.armies.indexOf(army),
    oc: all.leaders.findIndex(({ row }) => row.id === oc),
  }));

/** NLC-17.3: the edges the scenario gives each army. */
export const layArmies = (all: Muster, sheet: ScenarioSheet, { edges }: TheatreMap): readonly ArmySheet[] =>
  all.armies.map(({ id, name, side, nation }) => {
    const levels = sheet.armies.find(({ army }) => army === id);
    const supply = new Set<Hex>(levels?.supplyEdges.flatMap((edge) => edges[edge]));
    return {
      id,
      name,
      side,
      nation,
      demoralization: levels?.demoralization ?? 0,
      disintegration: levels?.disintegration ?? 0,
      supply: [...supply].sort((a, b) => a - b),
    };
  });
