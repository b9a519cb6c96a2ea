// SAG-13.8, 17.3, 18.4: what is added to Morale, Evade and Outflank tests by the rules themselves.

import type { TestFacts } from '../cards/card.ts';
import { has, isInfantry, isLightCavalry } from '../field/units.ts';
import type { Modifier } from '../state.ts';
import { modifierNames } from '../words/modifiers.ts';

export function moraleModifiers({ test, unit, against }: TestFacts): Modifier[] {
  const slipsAway =
    test.cause === 'disengage' && against !== null && isLightCavalry(unit) && isInfantry(against);
  return slipsAway ? [{ rule: 'SAG-13.8', label: modifierNames.slipsAway, value: 1 }] : [];
}

export function evadeModifiers({ unit, against }: TestFacts): Modifier[] {
  const all: Modifier[] = [];
  if (against !== null && isInfantry(against))
    all.push({ rule: 'SAG-17.3', label: modifierNames.againstInfantry, value: 1 });
  if (has(unit, 'fast')) all.push({ rule: 'SAG-21.15', label: modifierNames.fast, value: 1 });
  return all;
}

/** SAG-R62: failures of this attempt add up. */
export function outflankModifiers({ unit }: TestFacts): Modifier[] {
  const all: Modifier[] = [];
  if (isLightCavalry(unit)) all.push({ rule: 'SAG-18.4', label: modifierNames.lightCavalry, value: 1 });
  if (unit.outflankFails > 0)
    all.push({ rule: 'SAG-18.4', label: modifierNames.earlier, value: unit.outflankFails });
  return all;
}
