// SAG-G11, G18, F04, B04, P04: more weight in the Melee that is about to be fought.

import { BEHIND, inTable, placeOf } from '../field/places.ts';
import { isHeavyCavalry, isInfantry, unitAt } from '../field/units.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import { bonus, chargeBonus, modifierOf } from './builders.ts';
import type { CardRules } from './card.ts';
import { type Condition, during, isActive, unitHasCharged, unitIn, unitIsInfantry } from './conditions.ts';
import { addEffect } from './effects.ts';

const inMelee = during(cardRefusals.notInMelee, 'engage', 'continue');

export const fixBayonets: CardRules = bonus('G11', 'melee', 1, isActive, unitIsInfantry, inMelee);

export const soundTheCharge: CardRules = chargeBonus('G18', 1, isActive, unitHasCharged);

const isBacked: Condition = (context) => {
  const { at, owner } = unitIn(context);
  const backed = inTable(BEHIND, at).some((slot) => {
    const unit = unitAt(context.state, placeOf(owner, slot));
    return unit !== null && isInfantry(unit);
  });
  return backed ? null : cardRefusals.noInfantryBehind;
};

export const attackColumn: CardRules = bonus(
  'F04',
  'melee',
  2,
  isActive,
  unitIsInfantry,
  during(cardRefusals.startsNoMelee, 'engage'),
  isBacked,
);

const rides: Condition = (context) => (isHeavyCavalry(unitIn(context)) ? null : cardRefusals.notHeavyCavalry);
const scotland = chargeBonus('B04', 1, isActive, rides, unitHasCharged);

/** The bonus is for this round, the Breakthrough for the turn: two effects of one card. */
export const scotlandForever: CardRules = {
  ...scotland,
  uses: scotland.uses.map((use) => ({
    ...use,
    resolve(umpire, context, choice) {
      use.resolve(umpire, context, choice);
      const { by, occasion } = context;
      addEffect(umpire, { card: 'B04', by, unit: occasion.unit, lasts: 'turn' });
    },
  })),
  modifies: (effect, facts) =>
    effect.lasts === 'action' ? (scotland.modifies?.(effect, facts) ?? null) : null,
  grantsBreakthrough: (effect, unit) => effect.unit === unit.id,
};

export const revengeForJena: CardRules = {
  ...bonus('P04', 'melee', 1, isActive, inMelee),
  modifies: (effect, { test, unit }) =>
    test.kind === 'melee' && unit.id === effect.unit ? modifierOf('P04', unit.cas > 0 ? 2 : 1) : null,
};
