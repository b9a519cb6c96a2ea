// NLC-20.2.3b: a brigade in extended line moves as it stands, both halves one hex at a time.
import { otherHalf, sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, isInContact } from '../ground/hexes.ts';
import { stepPrice } from '../reach/step-price.ts';
import type { MoveTerms } from '../reach/terms.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { LEAVE_ZOC } from '../tables/terrain-effects.ts';
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { steppedAt } from './stepped.ts';
import { hasRoom, isOfOneDivision } from './stops.ts';
import { termsOf } from './terms.ts';

/** The hexes of a hexside both halves can step to; to change places is no move. */
export function lineSteps(state: Read, { units, hex: here }: Group): readonly (readonly [Hex, Hex])[] {
  const { theatre } = fieldOf(state);
  const half = otherHalf(state, units, here);
  if (half === NOWHERE) return [];
  const next = contactsOf(theatre, half);
  return contactsOf(theatre, here).flatMap((hex) =>
    next
      .filter((line) => line !== hex && isInContact(theatre, hex, line) && !(hex === half && line === here))
      .map((line) => [hex, line] as const),
  );
}

/** The group after such a step; null when it cannot make it. */
export function lineStepped(state: Read, group: Group, hex: Hex, line: Hex): Group | null {
  const terms = termsOf(state, group);
  const half = otherHalf(state, group.units, group.hex);
  return steppedAt(state, group, hex, (id) =>
    unitAt(state, id).extended === NOWHERE
      ? stepPrice(state, fieldOf(state), id, group.hex, hex, terms)
      : linePrice(state, id, terms, [
          [group.hex, hex],
          [half, line],
        ]),
  );
}

/** Half-points: the dearer of the two hexes, and NLC-5.4c once if either half leaves a zone. */
function linePrice(
  state: Read,
  unit: UnitId,
  terms: MoveTerms,
  steps: readonly (readonly [Hex, Hex])[],
): number {
  const field = fieldOf(state);
  let [dearest, leaving] = [0, 0];
  for (const [from, to] of steps) {
    const more = field.inEnemyZoc(sideOf(state, unit), from) ? LEAVE_ZOC : 0;
    leaving = Math.max(leaving, more);
    dearest = Math.max(dearest, stepPrice(state, field, unit, from, to, terms) - more);
  }
  return dearest + leaving;
}

/** NLC-20.2.3e: whether infantry other than the line stands in a hex. */
export const hasOtherInfantry = (state: Read, units: readonly UnitId[], hex: Hex): boolean =>
  fieldOf(state)
    .at(hex)
    .some((id) => !units.includes(id) && sheetOf(state, id).arm === 'inf');

/** NLC-R126: whether there is room for the second half. */
export function hasRoomForHalf(state: Read, { units }: Group, hex: Hex): boolean {
  const line = { units: units.filter((id) => unitAt(state, id).extended !== NOWHERE) };
  return hasRoom(state, line, hex) && isOfOneDivision(state, line, hex);
}
