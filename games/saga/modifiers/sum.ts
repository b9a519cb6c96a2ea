// SAG-3.1, 3.3, SAG-R86: a test is die + score + modifiers; what is not printed on unit cards counts 0. Bonuses to the roll and to
// the score are the same.
import { type Frozen, never } from '@grognard/kernel';
import type { TestFacts } from '../cards/card.ts';
import { cardOf, findUnit, unitOf } from '../field/units.ts';
import type { TestFrame } from '../frames.ts';
import type { Modifier, State } from '../state.ts';
import { cardModifiers } from './card-modifiers.ts';
import { fireModifiers } from './fire.ts';
import { meleeModifiers } from './melee.ts';
import { evadeModifiers, moraleModifiers, outflankModifiers } from './other.ts';

export interface Sum {
  readonly score: number;
  readonly modifiers: readonly Modifier[];
  /** Without the die. */
  readonly added: number;
}

export const factsOf = (state: Frozen<State>, test: Frozen<TestFrame>): TestFacts => ({
  state,
  test,
  unit: unitOf(state, test.unit),
  against: findUnit(state, test.against) ?? null,
});

export function sumOf(state: Frozen<State>, test: Frozen<TestFrame>): Sum {
  const facts = factsOf(state, test);
  const score = scoreOf(facts);
  const modifiers = modifiersOf(facts);
  let added = score;
  for (const { value } of modifiers) added += value;
  return { score, modifiers, added };
}

function scoreOf({ test, unit }: TestFacts): number {
  const { kind } = test;
  if (kind === 'evade' || kind === 'outflank') return 0;
  return cardOf(unit)[kind];
}

function modifiersOf(facts: TestFacts): readonly Modifier[] {
  switch (facts.test.kind) {
    case 'fire':
      return [...fireModifiers(facts), ...cardModifiers(facts)];
    case 'melee':
      return meleeModifiers(facts);
    case 'morale':
      return [...moraleModifiers(facts), ...cardModifiers(facts)];
    case 'evade':
      return [...evadeModifiers(facts), ...cardModifiers(facts)];
    case 'outflank':
      return [...outflankModifiers(facts), ...cardModifiers(facts)];
    default:
      return never(facts.test.kind);
  }
}
