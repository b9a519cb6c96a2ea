// Areas that can be laid over the map, worked out from what the viewer knows.
import { within } from '@grognard/geometry';
import { commandArea } from '../../../command/command-area.ts';
import { controllerOf } from '../../../control/control.ts';
import { type Field, fieldOf } from '../../../ground/field.ts';
import { contactsOf } from '../../../ground/hexes.ts';
import { groupAt, termsOf } from '../../../movement/terms.ts';
import { reachOf } from '../../../reach/reach-of.ts';
import type { Read } from '../../../rule-types.ts';
import { hasLos, sees } from '../../../sight/line-of-sight.ts';
import { bombardRange } from '../../../strength/bombardment.ts';
import { isFlankedInAssault } from '../../../strength/flanks.ts';
import { isSupplied } from '../../../supply/supply.ts';
import { COMMAND_RANGE } from '../../../tables/ranges.ts';
import { type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../../../vocabulary.ts';

const hexesWhere = (field: Field, holds: (hex: Hex) => boolean): readonly Hex[] =>
  Array.from({ length: field.theatre.grid.size }, (_, hex) => hex).filter(holds);

/** NLC-5.4a */
export const zoneOf = (state: Read, side: Side): readonly Hex[] => {
  const field = fieldOf(state);
  const zone = field.zoc(side);
  return hexesWhere(field, (hex) => zone[hex] === 1);
};

/** NLC-12.1: hexes in which a leader who stands here commands. */
export function commandFrom(state: Read, side: Side, hex: Hex): readonly Hex[] {
  const area = commandArea(fieldOf(state), side, hex);
  return area.hexes.filter((each) => area.cost(each) <= COMMAND_RANGE);
}

/** NLC-8.3: what is seen from here. */
export function seenFrom(state: Read, hex: Hex): readonly Hex[] {
  const field = fieldOf(state);
  return [...within(field.theatre.grid, hex, field.visibility)].filter((each) => sees(field, hex, each));
}

export const hexOf = ({ units }: Read, unit: UnitId): Hex => units[unit]?.hex ?? NOWHERE;

export const unitsOnMap = (state: Read, side: Side): readonly UnitId[] => {
  const field = fieldOf(state);
  return [...state.units.keys()].filter(
    (unit) => hexOf(state, unit) !== NOWHERE && field.sideOf(unit) === side,
  );
};

/** Where a side has guns. */
export const batteriesOf = (state: Read, side: Side): readonly Hex[] => {
  const { units } = fieldOf(state).theatre;
  const guns = unitsOnMap(state, side).filter((unit) => units[unit]?.arm === 'art');
  return [...new Set(guns.map((unit) => hexOf(state, unit)))];
};

/** NLC-17.1 */
export const cutOff = (state: Read, side: Side): readonly Hex[] =>
  unitsOnMap(state, side)
    .filter((unit) => !isSupplied(state, fieldOf(state), unit))
    .map((unit) => hexOf(state, unit));

/** NLC-8.1a: what guns of a hex could fire at. */
export function arcFrom(state: Read, hex: Hex): readonly Hex[] {
  const field = fieldOf(state);
  return [...within(field.theatre.grid, hex, bombardRange(state))].filter((each) => hasLos(field, hex, each));
}

/** Where enemies who are seen could be after their next move, whatever their orders. */
export function threatOf(state: Read, side: Side): readonly Hex[] {
  const found = new Set<Hex>();
  for (const unit of unitsOnMap(state, otherSide(side))) {
    const hex = hexOf(state, unit);
    const group = groupAt(state, [unit], hex);
    const terms = { ...termsOf(state, group), mayEnterZoc: () => true };
    for (const each of reachOf(state, fieldOf(state), [unit], hex, terms).hexes) found.add(each);
  }
  return [...found];
}

/** NLC-7.6b: stacks that would be flanked if everybody beside them attacked now. */
export function flankedOf(state: Read, side: Side): readonly Hex[] {
  const field = fieldOf(state);
  return [...field.stacks()].filter((target) => {
    const defenders = field.atOf(target, side);
    if (defenders.length === 0) return false;
    const attackers = contactsOf(field.theatre, target).flatMap((hex) => field.atOf(hex, otherSide(side)));
    return attackers.length > 0 && isFlankedInAssault(state, field, { attackers, defenders, target });
  });
}

/** NLC-18.2 */
export const controlledBy = (state: Read, side: Side): readonly Hex[] =>
  hexesWhere(fieldOf(state), (hex) => controllerOf(state, hex) === side);
