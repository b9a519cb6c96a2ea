// Whatever may be under orders of its own in a scenario: formations, divisions (NLC-R168), parties (NLC-R158), wings, HQs.
import { NOBODY, type Side, type UnitId } from '../../vocabulary.ts';
import { wordsIn } from '../map/notation.ts';
import type { ScenarioSheet } from '../scenarios/sheets.ts';
import type { BodySheet } from '../theatre.ts';
import type { Muster, MusteredUnit } from './muster.ts';

type Draft = Omit<BodySheet, 'side' | 'army'> & { readonly armyId: string };

const EMPTY = { formation: NOBODY, leader: NOBODY, hq: NOBODY, demoralization: 0, units: [] } as const;

export function layBodies(all: Muster, sheet: ScenarioSheet): readonly BodySheet[] {
  const formations = all.formations.map(({ army, rows }, number): Draft => {
    const { id, name, kind } = rows;
    return {
      ...EMPTY,
      id,
      name,
      kind,
      armyId: army.id,
      formation: number,
      leader: all.leaders.findIndex(({ row }) => row.id === rows.leader),
      demoralization: sheet.limits[id] ?? 0,
      units: unitsWhere(all, (unit) => unit.formation === id),
    };
  });
  const numberOf = new Map(formations.map(({ id }, number) => [id, number]));
  const drafts = [
    ...formations,
    ...divisionsOf(all, numberOf),
    ...partiesOf(all, sheet, formations),
    ...wingsOf(all),
    ...hqBodies(all),
  ];
  return drafts.map(({ armyId, ...body }) => {
    const army = all.armies.findIndex(({ id }) => id === armyId);
    const side: Side = all.armies[army]?.side ?? sheet.firstSide;
    return { ...body, army, side };
  });
}

const unitsWhere = ({ units }: Muster, fits: (unit: MusteredUnit) => boolean): readonly UnitId[] =>
  units.flatMap((unit, number) => (fits(unit) ? [number] : []));

/** NLC-R168: units present of one division and one formation, at least one of them no gun. */
function divisionsOf(all: Muster, numberOf: ReadonlyMap<string, number>): readonly Draft[] {
  const drafts = new Map<string, Draft>();
  for (const { army, formation, division, divisionName, row } of all.units) {
    // Lent to another formation a part of a division is a division of its own.
    const id = division.startsWith(`${formation}:`) ? division : `${division}@${formation}`;
    if (row.arm === 'art' || drafts.has(id)) continue;
    drafts.set(id, {
      ...EMPTY,
      id,
      name: divisionName,
      kind: 'division',
      armyId: army.id,
      formation: numberOf.get(formation) ?? NOBODY,
      units: unitsWhere(all, (unit) => unit.division === division && unit.formation === formation),
    });
  }
  return [...drafts.values()];
}

/** NLC-R158: units of one formation that come together without its leader. */
function partiesOf(all: Muster, sheet: ScenarioSheet, formations: readonly Draft[]): readonly Draft[] {
  return sheet.reinforcements.flatMap(({ counters }, group) => {
    const coming = new Set(wordsIn(counters));
    return formations.flatMap((formation, number): readonly Draft[] => {
      const leader = all.leaders[formation.leader]?.row.id;
      const units = formation.units.filter((unit) => coming.has(all.units[unit]?.row.id ?? ''));
      if (units.length === 0 || (leader !== undefined && coming.has(leader))) return [];
      const { id, name, armyId } = formation;
      return [{ ...EMPTY, id: `${id}+${group + 1}`, name, kind: 'party', armyId, formation: number, units }];
    });
  });
}

const wingsOf = ({ leaders }: Muster): readonly Draft[] =>
  leaders.flatMap(({ army, row }, leader) =>
    row.role === 'wc'
      ? [{ ...EMPTY, id: `wing:${row.id}`, name: row.name, kind: 'wing', armyId: army.id, leader }]
      : [],
  );

const hqBodies = ({ hqs }: Muster): readonly Draft[] =>
  hqs.map(({ army, id, name }, hq) => ({ ...EMPTY, id, name, kind: 'hq', armyId: army.id, hq }));
