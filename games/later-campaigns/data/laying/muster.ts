// Who takes part in a scenario, sorted so that canonical order is the order of numbers (NLC-0).
import { ANGLO_ALLIED_ARMY } from '../armies/anglo-allied.ts';
import { FRENCH_ARMY } from '../armies/french.ts';
import { PRUSSIAN_ARMY } from '../armies/prussian.ts';
import type { ArmyRows, CounterRow, FormationRows, LeaderRow } from '../armies/sheets.ts';
import { wordsIn } from '../map/notation.ts';
import type { ScenarioSheet } from '../scenarios/sheets.ts';

export const ARMIES: readonly ArmyRows[] = [FRENCH_ARMY, ANGLO_ALLIED_ARMY, PRUSSIAN_ARMY];

export interface MusteredUnit {
  readonly army: ArmyRows;
  /** With attachments applied. */
  readonly formation: string;
  /** Formation and division as printed, `fr-1:1st-division`. */
  readonly division: string;
  readonly divisionName: string;
  readonly row: CounterRow;
}

export interface Muster {
  readonly armies: readonly ArmyRows[];
  readonly units: readonly MusteredUnit[];
  readonly formations: readonly { readonly army: ArmyRows; readonly rows: FormationRows }[];
  readonly leaders: readonly {
    readonly army: ArmyRows;
    readonly row: LeaderRow;
    readonly noHqPenalty: boolean;
  }[];
  readonly hqs: readonly {
    readonly army: ArmyRows;
    readonly id: string;
    readonly name: string;
    readonly oc: string;
  }[];
}

const byId = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function muster(sheet: ScenarioSheet): Muster {
  const present = new Set([
    ...sheet.setup.flatMap(([, counters]) => wordsIn(counters)),
    ...sheet.reinforcements.flatMap(({ counters }) => wordsIn(counters)),
  ]);
  const rank = ({ side }: ArmyRows): number => (side === sheet.firstSide ? 0 : 1);
  const sorted = <T extends { readonly army: ArmyRows }>(
    list: readonly T[],
    key: (one: T) => string,
  ): readonly T[] => list.toSorted((a, b) => rank(a.army) - rank(b.army) || byId(key(a), key(b)));

  const armies = ARMIES.filter(({ id }) => sheet.armies.some(({ army }) => army === id));
  const units = armies.flatMap((army) => unitsOf(army, sheet)).filter(({ row }) => present.has(row.id));
  const fielded = new Set(units.map(({ formation }) => formation));
  return {
    armies: armies.toSorted((a, b) => rank(a) - rank(b) || byId(a.id, b.id)),
    units: sorted(units, ({ formation, row }) => `${formation} ${row.id}`),
    formations: sorted(
      armies.flatMap((army) => army.formations.map((rows) => ({ army, rows }))),
      ({ rows }) => rows.id,
    ).filter(({ rows }) => fielded.has(rows.id)),
    leaders: sorted(
      armies.flatMap((army) => army.leaders.map((row) => ({ army, ...commander(row, sheet) }))),
      ({ row }) => row.id,
    ).filter(({ row }) => present.has(row.id)),
    hqs: sorted(
      armies.flatMap((army) => army.hqs.map((hq) => ({ army, ...hq }))),
      ({ id }) => id,
    ).filter(({ id }) => present.has(id)),
  };
}

function unitsOf(army: ArmyRows, { attachments }: ScenarioSheet): readonly MusteredUnit[] {
  return army.formations.flatMap(({ id, divisions }) =>
    divisions.flatMap((division) =>
      division.units.map((row) => ({
        army,
        formation: attachments[row.id] ?? id,
        division: `${id}:${division.id}`,
        divisionName: division.name,
        row,
      })),
    ),
  );
}

/** What the scenario changes about a leader. */
function commander(
  row: LeaderRow,
  { commanders }: ScenarioSheet,
): { readonly row: LeaderRow; readonly noHqPenalty: boolean } {
  const change = commanders.find(({ leader }) => leader === row.id);
  if (change === undefined) return { row, noHqPenalty: false };
  const { name = row.name, role = row.role, rating = row.rating, commands = row.commands } = change;
  return { row: { ...row, name, role, rating, commands }, noHqPenalty: change.noHqPenalty ?? false };
}
