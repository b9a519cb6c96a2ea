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
  const direct = paidFor(battle, id, bestOf(plansOf(battle, id)));
  if (direct.attack !== null) return direct;
  return bestOf([direct, ...indirectPlans(battle, id)]);
}

function* plansOf(battle: Frozen<Battle>, id: UnitId): Generator<Plan> {
  const unit = unitOf(battle, id);
  yield* restPlans(battle, unit);
  if (!mayAct(battle, unit)) return;
  const free = movementOf(battle, unit);
  // NAP-AUT.1: of equal plans the first counts, so hexes come by row and column.
  const reach = reachOf(battle, unit, free).toSorted((a, b) => a.hex - b.hex);
  for (const arms of ARMS_IN_ORDER) {
    yield* attackPlans(battle, id, null, arms);
    for (const there of reach) yield* plansAt(battle, unit, there, arms);
  }
  if (!isPrize(battle, unit.at)) yield* approach(battle, unit, reach);
}

/** A unit already on a Landmark or Rift needs no move to stay on one. */
function* plansAt(
  battle: Frozen<Battle>,
  unit: Frozen<Unit>,
  there: Destination,
  arms: Arms,
): Generator<Plan> {
  const { hex, hexes } = there;
  if (arms === 'rows' && isPrize(battle, hex) && !isPrize(battle, unit.at))
    yield { ...NOTHING, tier: 3, score: 10 - hexes, move: hex };
  yield* attacksAt(battle, unit, there, arms);
}

function* attacksAt(
  battle: Frozen<Battle>,
  unit: Frozen<Unit>,
  { hex }: Destination,
  arms: Arms,
): Generator<Plan> {
  const isStopped = isDifficult(battle, hex) && !can(unit, 'ranger');
  if (!isStopped && !can(unit, 'slow')) yield* attackPlans(standingAt(battle, unit, hex), unit.id, hex, arms);
}

/** NAP-AUT.11: Corruption is spent on a move only for a plan of tier 1 or 2 that cannot be had without, and no more than it takes. */
function paidFor(battle: Frozen<Battle>, id: UnitId, free: Plan): Plan {
  const unit = unitOf(battle, id);
  if (free.tier === 1 || !mayAct(battle, unit)) return free;
  const least = movementOf(battle, unit);
  const reach = reachOf(battle, unit, least + corruptionHexes(battle, unit)).toSorted(
    (a, b) => a.hex - b.hex,
  );
  let best = free;
  for (const extra of new Set(reach.map(({ hexes }) => hexes - least).toSorted((a, b) => a - b))) {
    const there = extra > 0 ? reach.filter(({ hexes }) => hexes - least === extra) : [];
    const paid = bestOf(
      ARMS_IN_ORDER.flatMap((arms) => there.flatMap((each) => [...attacksAt(battle, unit, each, arms)])),
    );
    if (paid.tier <= 2 && paid.tier < best.tier) best = paid;
  }
  return best;
}

/** An exhausted unit could only rest. */
const mayAct = ({ activation }: Frozen<Battle>, unit: Frozen<Unit>): boolean =>
  activation?.unit === unit.id ? !activation.restOnly : !isExhausted(unit);

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
