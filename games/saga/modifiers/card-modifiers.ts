// SAG-5.6, 5.8: what the cards at work add to a test: orders of this action or turn, and cards attached to the tester.
import type { TestFacts } from '../cards/card.ts';
import { rulesOf } from '../cards/registry.ts';
import type { Modifier } from '../state.ts';

export function cardModifiers(facts: TestFacts): Modifier[] {
  const { state, unit, test } = facts;
  const all: Modifier[] = [...test.bonus];
  for (const effect of state.effects) {
    const modifier = rulesOf(effect.card).modifies?.(effect, facts) ?? null;
    if (modifier !== null && modifier.value !== 0) all.push(modifier);
  }
  for (const card of unit.attached) {
    const effect = { card, by: unit.owner, unit: unit.id, lasts: 'turn' } as const;
    const modifier = rulesOf(card).modifies?.(effect, facts) ?? null;
    if (modifier !== null && modifier.value !== 0) all.push(modifier);
  }
  return all;
}
