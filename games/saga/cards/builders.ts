// The shapes most cards have: a bonus on a test of the activated unit, an attachment, an order for the whole army.

import type { Frozen } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import type { Effect, Modifier } from '../state.ts';
import type { StrategyCardId, TestKind } from '../vocabulary.ts';
import { cardRefusals } from '../words/card-refusals.ts';
import type { CardRules, CardUse, TestFacts } from './card.ts';
import { type Condition, conditions, isActive, unitCarriesNone, unitIn } from './conditions.ts';
import { addEffect, attach, ruleOf } from './effects.ts';

export const modifierOf = (card: StrategyCardId, value: number): Modifier => ({
  rule: ruleOf(card),
  label: strategyCard(card).name,
  value,
});

/** The card works on the unit the window is about until the activation ends. */
export const worksOnUnit =
  (card: StrategyCardId): CardUse['resolve'] =>
  (umpire, { by, occasion }) =>
    addEffect(umpire, { card, by, unit: occasion.unit, lasts: 'action' });

/** The card works for the whole army until the turn ends. */
export const worksThisTurn =
  (card: StrategyCardId): CardUse['resolve'] =>
  (umpire, { by }) =>
    addEffect(umpire, { card, by, unit: null, lasts: 'turn' });

const isTestOf = (effect: Frozen<Effect>, { test, unit }: TestFacts, kind: TestKind): boolean =>
  test.kind === kind && unit.id === effect.unit;

/** W-ACT: so much on every test of this kind that the unit makes in this action. */
export function bonus(
  id: StrategyCardId,
  kind: TestKind,
  value: number,
  ...all: readonly Condition[]
): CardRules {
  const modifier = modifierOf(id, value);
  return {
    id,
    uses: [{ window: 'W-ACT', refuse: conditions(id, ...all), resolve: worksOnUnit(id) }],
    modifies: (effect, facts) => (isTestOf(effect, facts, kind) ? modifier : null),
  };
}

/** As `bonus`, but a charge bonus, which a Square may cancel (SAG-22.2). */
export function chargeBonus(id: StrategyCardId, value: number, ...all: readonly Condition[]): CardRules {
  const modifier: Modifier = { ...modifierOf(id, value), charge: true };
  return {
    ...bonus(id, 'melee', value, ...all),
    modifies: (effect, facts) => (isTestOf(effect, facts, 'melee') ? modifier : null),
  };
}

/** SAG-5.6: it stays under the activated unit and adds to its tests; never two of a name (SAG-5.7). */
export function attachment(
  id: StrategyCardId,
  adds: { readonly [kind in TestKind]?: number },
  ...all: readonly Condition[]
): CardRules {
  const hasOne = unitCarriesNone(cardRefusals.carriesOne, id);
  return {
    id,
    uses: [
      {
        window: 'W-ACT',
        refuse: conditions(id, isActive, ...all, hasOne),
        resolve: (umpire, context) => attach(umpire, id, unitIn(context).id),
      },
    ],
    modifies(effect, { test, unit }) {
      const value = unit.id === effect.unit ? adds[test.kind] : undefined;
      return value === undefined ? null : modifierOf(id, value);
    },
  };
}
