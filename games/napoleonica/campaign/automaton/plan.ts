// NAP-AUT.8: what a unit of the automaton could do, and which of two plans is better.
import type { Frozen } from '@grognard/kernel';
import type { Battle, Unit } from '../../state.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';

export type Tier = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface Plan {
  readonly tier: Tier;
  readonly score: number;
  /** NAP-AUT.9: expected net damage of its attack. */
  readonly expected: number | null;
  /** null: it stays where it is. */
  readonly move: Hex | null;
  readonly attack: { readonly row: number; readonly target: UnitId } | null;
  readonly rest: boolean;
  /** It needs Indirect Fire for its target (NAP-AUT.11). */
  readonly indirect: boolean;
}

export const NOTHING: Plan = {
  tier: 7,
  score: 0,
  expected: null,
  move: null,
  attack: null,
  rest: false,
  indirect: false,
};

/** The higher tier, then the higher score. */
const isBetter = (a: Plan, b: Plan): boolean => (a.tier === b.tier ? a.score > b.score : a.tier < b.tier);

/** Of equal ones the first. */
export function bestOf(plans: Iterable<Plan>): Plan {
  let best = NOTHING;
  for (const plan of plans) if (isBetter(plan, best)) best = plan;
  return best;
}

export const enemiesOf = (
  { units }: Frozen<Battle>,
  { owner }: Pick<Unit, 'owner'>,
): readonly Frozen<Unit>[] => units.filter((unit) => unit.owner !== owner && unit.at >= 0);

/** The battle as if the unit stood there. */
export const standingAt = (battle: Frozen<Battle>, unit: Frozen<Unit>, at: Hex): Frozen<Battle> => ({
  ...battle,
  units: battle.units.with(unit.id, { ...unit, at }),
});
