// SAG-11.5: what is added to a Melee test.

import type { TestFacts } from '../cards/card.ts';
import { rulesOf } from '../cards/registry.ts';
import { meleeOf, shareOf } from '../field/melees.ts';
import { terrainAt } from '../field/terrain.ts';
import { has, isCavalry, isInfantry } from '../field/units.ts';
import type { Modifier } from '../state.ts';
import { modifierNames } from '../words/modifiers.ts';
import { cardModifiers } from './card-modifiers.ts';

export function meleeModifiers(facts: TestFacts): Modifier[] {
  const all = [...chargeBonuses(facts), ...postures(facts), ...grounds(facts), ...cardModifiers(facts)];
  return losesCharge(facts) ? all.filter((modifier) => modifier.charge !== true) : all;
}

/** SAG-R42: every Melee test until the end of the turn the marker was placed in. */
function chargeBonuses({ state, unit }: TestFacts): Modifier[] {
  if (unit.chargeTurn !== state.turn) return [];
  const charge: Modifier = { rule: 'SAG-14.3', label: modifierNames.charge, value: 1, charge: true };
  if (!has(unit, 'impact')) return [charge];
  return [charge, { rule: 'SAG-21.13', label: modifierNames.impact, value: 1, charge: true }];
}

function postures({ state, test, unit, against }: TestFacts): Modifier[] {
  const all: Modifier[] = [];
  // SAG-R43: beside a new Charge too.
  if (unit.disarray) all.push({ rule: 'SAG-14.5', label: modifierNames.disarray, value: -1 });
  if (unit.formation === 'echelon') all.push({ rule: 'SAG-22.5', label: modifierNames.echelon, value: 1 });
  if (unit.formation === 'line') all.push({ rule: 'SAG-22.1', label: modifierNames.line, value: -1 });
  if (unit.dismounted) all.push({ rule: 'SAG-21.18', label: modifierNames.dismounted, value: -1 });
  if (unit.outflankMarker && test.attacking)
    all.push({ rule: 'SAG-18.9', label: modifierNames.outflank, value: 1 });
  if (against === null) return all;
  if (isInfantry(unit) && isCavalry(against) && has(against, 'compact'))
    all.push({ rule: 'SAG-21.12', label: modifierNames.compact, value: -1 });
  const melee = meleeOf(state, unit.id);
  if (has(unit, 'relentless') && isInfantry(against) && melee && shareOf(melee, unit.id, 'tests') > 0)
    all.push({ rule: 'SAG-21.14', label: modifierNames.relentless, value: 1 });
  return all;
}

/** Terrain works for or against the attacker of this round; a River once, in the engaging round only (SAG-R40, SAG-R41). */
function grounds({ state, test, unit, against }: TestFacts): Modifier[] {
  if (against === null) return [];
  const [own, enemy] = [terrainAt(state, unit.at), terrainAt(state, against.at)];
  if (!test.attacking)
    return own === 'hill' && test.engaging ? [{ rule: 'SAG-8.9', label: modifierNames.hill, value: 1 }] : [];
  const all: Modifier[] = [];
  if (test.engaging && (own === 'river' || enemy === 'river'))
    all.push({ rule: 'SAG-8.7', label: modifierNames.river, value: -1 });
  if (enemy === 'building') all.push({ rule: 'SAG-8.11', label: modifierNames.building, value: -1 });
  return all;
}

/** SAG-22.2, 21.11: a Square cancels the charge bonuses of the Cavalry it fights, unless that has Breakthrough. */
function losesCharge({ state, unit, against }: TestFacts): boolean {
  if (against === null || against.formation !== 'square' || !isCavalry(unit)) return false;
  if (has(unit, 'breakthrough')) return false;
  return !state.effects.some((effect) => rulesOf(effect.card).grantsBreakthrough?.(effect, unit) === true);
}
