// Fights from near: who opposes whom in a row, both dice, both sums.
import type { Fighter, Plate, PlateRow, Sum } from '@grognard/desk';
import { sumOf } from '@grognard/desk/journal/sums.ts';
import { fightersOf } from '@grognard/desk/playback/plate-of.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Attack, Event, EventOf } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { frontName } from '../../names.ts';
import type { UnitId } from '../../vocabulary.ts';
import { logLines } from '../words/journal.ts';
import { diceOf, unitName } from '../words/names.ts';
import { plateTitles } from '../words/sentences-beats.ts';
import { verdictOf } from '../words/verdict.ts';

type Resolved = EventOf<'attackResolved'>;

/** Pairs a plate has room for. */
const ROWS = 3;

export interface RolledPlate {
  readonly plate: Plate;
  readonly events: readonly Event[];
}

const fighter = (unit: UnitId): Fighter => ({ target: { unit }, name: unitName(unit) });

const sum = ({ unit, natural, modifiers, modified }: Attack): Sum =>
  sumOf({
    die: { face: natural, look: diceOf(sideOf(unit)) },
    added: modifiers,
    total: modified,
    note: '',
  });

/** Whoever attacks and is attacked by the same unit has one row with it. */
function pairs(attacks: readonly Resolved[]): readonly (readonly Resolved[])[] {
  const rows: Resolved[][] = [];
  for (const attack of attacks) {
    const other = rows.find(
      ([first, second]) =>
        second === undefined && first?.unit === attack.target && first.target === attack.unit,
    );
    if (other === undefined) rows.push([attack]);
    else other.push(attack);
  }
  return rows;
}

function rowOf(row: readonly Resolved[]): PlateRow {
  const [first] = row;
  const told = row.find(({ hit }) => hit) ?? first;
  return {
    who: first === undefined ? [] : [fighter(first.unit), fighter(first.target)],
    sums: row.map(sum),
    outcome: told === undefined ? [] : [verdictOf(told)],
  };
}

function titleOf({ step, front }: Resolved): string {
  const title = plateTitles[step];
  return front === null ? title : tell(plateTitles.at, { title, front: frontName(front) });
}

/** Everything that was rolled in these events, so many rows at a time; attacks in pairs, other rolls line by line. */
export function platesOf(events: readonly Event[]): readonly RolledPlate[] {
  const attacks = events.flatMap((event) => (event.type === 'attackResolved' ? [event] : []));
  const [first] = attacks;
  if (first !== undefined) {
    const rows = pairs(attacks);
    return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) => {
      const some = rows.slice(i * ROWS, (i + 1) * ROWS);
      return { plate: { title: titleOf(first), rows: some.map(rowOf) }, events: some.flat() };
    });
  }
  const isBuilding = events.some(({ type }) => type === 'buildingHit');
  const title = isBuilding ? plateTitles.building : plateTitles.reaction;
  const rows = logLines(events)
    .filter(({ sums }) => sums.length > 0)
    .map(({ about, sums, text }) => ({ who: fightersOf(about, unitName).slice(0, 1), sums, outcome: text }));
  return Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, i) => ({
    plate: { title, rows: rows.slice(i * ROWS, (i + 1) * ROWS) },
    events,
  }));
}
