// NAP-AUT.8: every plan of a unit that is activated, or could be.
import type { Frozen } from '@grognard/kernel';
import { firingIndirectly, standingAt } from '../../attack/imagined.ts';
import { unitOf } from '../../field/battle.ts';
import { distance } from '../../field/hexes.ts';
import { codeAt, isDifficult } from '../../field/terrain.ts';
import { can, canTire, hasToken, isExhausted } from '../../field/units.ts';
import { corruptionHexes, movementOf } from '../../movement/allowance.ts';
import { type Destination, reachOf } from '../../movement/destinations.ts';
import type { Battle, Unit } from '../../state.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';
import { approach } from './approach.ts';
import { ARMS_IN_ORDER, type Arms, attackPlans } from './attack-plans.ts';
import { bestOf, enemiesOf, NOTHING, type Plan } from './plan.ts';

/** Tier 5: an enemy so near keeps a tired unit awake. */
const NEAR = 4;

export function bestPlan(battle: Frozen<Battle>, id: UnitId): Plan {
  const direct = bestOf(plansOf(battle, id));
  if (direct.attack !== null) return direct;
  return bestOf([direct, ...indirectPlans(battle, id)]);
}

function* plansOf(battle: Frozen<Battle>, id: UnitId): Generator<Plan> {
  const unit = unitOf(battle, id);
  yield* restPlans(battle, unit);
  const isActive = battle.activation?.unit === id;
  if (isActive ? battle.activation?.restOnly === true : isExhausted(unit)) return;
  const free = movementOf(battle, unit);
  const most = free + corruptionHexes(battle, unit);
  // NAP-AUT.1: of equal plans the first counts, so hexes come by row and column.
  const reach = reachOf(battle, unit, most).toSorted((a, b) => a.hex - b.hex);
  for (const arms of ARMS_IN_ORDER) {
    yield* attackPlans(battle, id, null, arms);
    for (const there of reach) yield* plansAt(battle, unit, there, there.hexes > free, arms);
  }
  if (!isPrize(battle, unit.at))
    yield* approach(
      battle,
      unit,
      reach.filter(({ hexes }) => hexes <= free),
    );
}

/** A unit already on a Landmark or Rift needs no move to stay on one. */
function* plansAt(
  battle: Frozen<Battle>,
  unit: Frozen<Unit>,
  { hex, hexes }: Destination,
  isPaid: boolean,
  arms: Arms,
): Generator<Plan> {
  if (arms === 'rows' && !isPaid && isPrize(battle, hex) && !isPrize(battle, unit.at))
    yield { ...NOTHING, tier: 3, score: 10 - hexes, move: hex };
  const isStopped = isDifficult(battle, hex) && !can(unit, 'ranger');
  if (isStopped || can(unit, 'slow')) return;
  // NAP-AUT.11: Corruption is spent on a move only for tiers 1 and 2.
  for (const plan of attackPlans(standingAt(battle, unit, hex), unit.id, hex, arms))
    if (!isPaid || plan.tier <= 2) yield plan;
}

/** Tier 5: exhausted, or tired with nobody near; only without a token (NAP-ACT.5). */
function* restPlans(battle: Frozen<Battle>, unit: Frozen<Unit>): Generator<Plan> {
  const { activation } = battle;
  const carried = activation?.unit === unit.id ? activation.carried : hasToken(unit);
  if (unit.fatigue === 0 || carried) return;
  const isAlone = enemiesOf(battle, unit).every(({ at }) => distance(unit.at, at) > NEAR);
  if (isExhausted(unit) || isAlone) yield { ...NOTHING, tier: 5, score: unit.fatigue, rest: true };
}

/** NAP-AUT.11: Indirect Fire, if there is no target without it. */
function* indirectPlans(battle: Frozen<Battle>, id: UnitId): Generator<Plan> {
  const unit = unitOf(battle, id);
  const { activation } = battle;
  const isActive = activation?.unit === id;
  if (!can(unit, 'indirectFire') || !canTire(unit) || (isActive && activation.used.length > 0)) return;
  for (const plan of attackPlans(firingIndirectly(battle, id), id, null, 'rows'))
    if (plan.tier < 7) yield { ...plan, indirect: true };
}

/** A Landmark or Rift. */
const isPrize = (battle: Frozen<Battle>, hex: Hex): boolean =>
  codeAt(battle, hex) === 'X' || battle.terms.landmarks.some((landmark) => landmark.hex === hex);
