// NAP-AUT.8, tier 6: a unit moves toward the nearest enemy; Artillery to the nearest hex from which it has a target.
import type { Frozen } from '@grognard/kernel';
import { standingAt } from '../../attack/imagined.ts';
import { hasTarget } from '../../attack/targets.ts';
import { distance, HEXES } from '../../field/hexes.ts';
import { profileOf } from '../../field/profile.ts';
import { isDifficult, isPassable } from '../../field/terrain.ts';
import { unitAt } from '../../field/units.ts';
import type { Destination } from '../../movement/destinations.ts';
import type { Battle, Unit } from '../../state.ts';
import type { Hex } from '../../vocabulary.ts';
import { enemiesOf, NOTHING, type Plan } from './plan.ts';

/** Where it wants to be: the enemy, or a hex to fire from. */
function goalOf(battle: Frozen<Battle>, unit: Frozen<Unit>): Hex | null {
  // NAP-AUT.1: of equals the first: enemies come by uid, hexes by row and column.
  const nearest = (hexes: readonly Hex[]): Hex | null =>
    hexes.toSorted((a, b) => distance(unit.at, a) - distance(unit.at, b))[0] ?? null;
  if (profileOf(unit).arm !== 'artillery') return nearest(enemiesOf(battle, unit).map(({ at }) => at));
  if (hasTarget(battle, unit, false)) return null;
  const open = Array.from({ length: HEXES }, (_, hex) => hex).filter(
    (hex) => isPassable(battle, hex) && unitAt(battle, hex) === null && firesFrom(battle, unit, hex),
  );
  return nearest(open);
}

function firesFrom(battle: Frozen<Battle>, unit: Frozen<Unit>, hex: Hex): boolean {
  const there = standingAt(battle, unit, hex);
  return hasTarget(there, there.units[unit.id] ?? unit, false);
}

/** Only hexes that bring it nearer; outside difficult ground if there is one. */
export function* approach(
  battle: Frozen<Battle>,
  unit: Frozen<Unit>,
  reach: readonly Destination[],
): Generator<Plan> {
  const goal = goalOf(battle, unit);
  if (goal === null) return;
  const nearer = reach.filter(({ hex }) => distance(hex, goal) < distance(unit.at, goal));
  const open = nearer.filter(({ hex }) => !isDifficult(battle, hex));
  const [best] = (open.length > 0 ? open : nearer).toSorted(
    (a, b) => distance(a.hex, goal) - distance(b.hex, goal) || a.hex - b.hex,
  );
  if (best !== undefined) yield { ...NOTHING, tier: 6, score: 0 - distance(best.hex, goal), move: best.hex };
}
