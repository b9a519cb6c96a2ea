// SAG-10.3: what is added to a Fire test, in the Reserve as in the lines (SAG-R105). Every Infantry unit has -1 against an evader
// (SAG-R47).

import type { TestFacts } from '../cards/card.ts';
import { zoneOf } from '../field/places.ts';
import { terrainAt } from '../field/terrain.ts';
import { cardOf, has, isInfantry, isOutflanker } from '../field/units.ts';
import type { Modifier } from '../state.ts';
import { modifierNames } from '../words/modifiers.ts';

export function fireModifiers({ state, test, unit, against }: TestFacts): Modifier[] {
  const all: Modifier[] = [];
  if (has(unit, 'accurate') && against !== null && cardOf(against).status === 'standard')
    all.push({ rule: 'SAG-21.9', label: modifierNames.accurate, value: 1 });
  if (unit.formation === 'line') all.push({ rule: 'SAG-22.1', label: modifierNames.line, value: 1 });
  if (has(unit, 'canister') && against !== null && isPointBlank(unit, against))
    all.push({ rule: 'SAG-21.8', label: modifierNames.canister, value: 2 });
  if (test.engaging) all.push({ rule: 'SAG-18.11', label: modifierNames.surprised, value: -1 });
  if (against === null) return all;
  if (against.formation === 'square')
    all.push({ rule: 'SAG-22.3', label: modifierNames.targetInSquare, value: 1 });
  const terrain = terrainAt(state, against.at);
  if (terrain === 'woods') all.push({ rule: 'SAG-8.10', label: modifierNames.woods, value: -1 });
  if (terrain === 'building') all.push({ rule: 'SAG-8.11', label: modifierNames.building, value: -1 });
  if (against.evadedTurn === state.turn && isInfantry(unit))
    all.push({ rule: 'SAG-17.5', label: modifierNames.evaded, value: -1 });
  return all;
}

/** SAG-21.8: straight ahead in the 1st Line, or in the Reserve against an outflanker. */
function isPointBlank(unit: TestFacts['unit'], target: TestFacts['unit']): boolean {
  const zone = zoneOf(unit.at);
  return zone === 'L' || (zone === 'R' && isOutflanker(target));
}
