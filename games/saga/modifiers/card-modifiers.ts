// SAG-5.6, 5.8, SAG-R106: what the cards at work add to a test: orders of this action or turn, and cards attached to the tester.
import type { TestFacts } from '../cards/card.ts';
import { rulesOf } from '../cards/registry.ts';
import type { Modifier } from '../state.ts';

export function cardModifiers(facts: TestFacts): Modifier[] {
  const { state, unit, test } = facts;
  const all: Modifier[] = [];
  // SAG-R106: two copies of one card, played in different windows, do not add up.
  const add = (modifier: Modifier | null): void => {
    if (modifier === null || modifier.value === 0) return;
    if (!all.some(({ rule }) => rule === modifier.rule)) all.push(modifier);
  };
  for (const modifier of test.bonus) add(modifier);
  for (const effect of state.effects) add(rulesOf(effect.card).modifies?.(effect, facts) ?? null);
  for (const card of unit.attached) {
    const effect = { card, by: unit.owner, unit: unit.id, lasts: 'turn' } as const;
    add(rulesOf(card).modifies?.(effect, facts) ?? null);
  }
  return all;
}
