// NLC-20.10, NLC-R117: a unit that misses a morale check by 3 or more is gone, and its neighbours look to themselves.
import { eliminate } from '../changes/steps.ts';
import { isOnMap, sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { type MoraleContext, moraleOf, PLAIN } from '../morale/morale.ts';
import type { Read, Table } from '../rule-types.ts';
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { noteRout } from './aftermath.ts';

const SHATTERED = 3;

/** Each unit of a group compares the roll with its own morale. */
export const shatteredBy = (
  state: Read,
  units: readonly UnitId[],
  roll: number,
  context: MoraleContext,
): readonly UnitId[] =>
  state.options.rout ? units.filter((id) => roll - moraleOf(state, id, context).value >= SHATTERED) : [];

/** Each unit tests once in a chain. */
export function rout(table: Table, shattered: readonly UnitId[]): void {
  const { state } = table;
  const tested = new Set(shattered);
  const running = [...shattered];
  for (const id of running) {
    if (!isOnMap(state, id)) continue;
    const beside = neighboursOf(state, id).filter((friend) => !tested.has(friend));
    eliminate(table, id, 'NLC-20.10');
    noteRout(state, sideOf(state, id));
    for (const friend of beside) {
      tested.add(friend);
      if (isShattered(table, friend)) running.push(friend);
    }
  }
}

/** Friendly units in hexes next to it, and in its own; NLC-20.2.3a: a line stands in two. */
function neighboursOf(state: Read, id: UnitId): readonly UnitId[] {
  const { theatre } = fieldOf(state);
  const here = hexesOf(state, id);
  const side = sideOf(state, id);
  const isBeside = (other: UnitId): boolean =>
    hexesOf(state, other).some((at) => here.some((hex) => distance(theatre, hex, at) <= 1));
  return [...state.units.keys()].filter(
    (other) => other !== id && isOnMap(state, other) && sideOf(state, other) === side && isBeside(other),
  );
}

const hexesOf = (state: Read, id: UnitId): readonly Hex[] => {
  const { hex, extended } = unitAt(state, id);
  return extended === NOWHERE ? [hex] : [hex, extended];
};

function isShattered(table: Table, id: UnitId): boolean {
  const { state } = table;
  const morale = moraleOf(state, id, PLAIN).value;
  const roll = table.random.die(6, `NLC-20.10 rout ${sheetOf(state, id).id}`);
  const side = sideOf(state, id);
  table.emit({
    type: 'moraleTested',
    rule: 'NLC-20.10',
    side,
    units: [id],
    roll,
    morale,
    passed: roll <= morale,
  });
  return roll - morale >= SHATTERED;
}
