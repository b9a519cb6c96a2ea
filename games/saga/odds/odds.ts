// SAG-3.1: chances before the die, from the very lists of modifiers the rules add up.
import { type Frozen, secret } from '@grognard/kernel';
import { indexOf } from '../field/places.ts';
import { sumOf } from '../modifiers/sum.ts';
import { publicState } from '../secrecy/public-state.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { unitIn } from '../view-units.ts';
import type { UnitCardId } from '../vocabulary.ts';
import { countsHits, shareOf } from './faces.ts';
import { type TestFacts, unrolledTest } from './unrolled-test.ts';

/** The table as the viewer sees it. What is hidden stays empty, as no modifier asks for it, or is taken for `unknown`. */
export function tableIn(view: View, unknown: UnitCardId = ''): Frozen<State> {
  const state = publicState(view);
  for (const unit of view.units)
    state.field[indexOf(unit.at)] = { ...unit, card: secret(unit.card ?? unknown) };
  return state;
}

export interface Odds {
  /** Score and modifiers, without the die. */
  readonly added: number;
  /** Of success, or of at least one hit. */
  readonly chance: number;
  readonly two: number;
}

export type TestInView = Omit<TestFacts, 'player'>;

/** Null where a unit involved is unknown to the viewer. */
export function oddsOf(view: View, facts: TestInView): Odds | null {
  const unit = unitIn(view, facts.unit);
  const against = facts.against === undefined || facts.against === null ? null : unitIn(view, facts.against);
  if (unit === undefined || unit.card === null) return null;
  if (against === undefined || against?.card === null) return null;
  const frame = unrolledTest({ ...facts, player: unit.owner });
  const { added } = sumOf(tableIn(view), frame);
  const test = { ...frame, added };
  return {
    added,
    chance: shareOf(test, (worth) => worth > 0),
    two: countsHits(facts.kind) ? shareOf(test, (worth) => worth > 1) : 0,
  };
}
