// GEN-12.15: passive units only match attackers: what each front demands of a sector, and who is taken for it.
import type { Frozen } from '@grognard/kernel';
import type { Front, State } from '../state.ts';
import { type BattleSector, type FrontId, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { countAttackers } from './attackers.ts';
import type { CombatFrame } from './combat-frame.ts';
import { passiveUnits } from './passive.ts';

/** Unrouted enemy attackers minus own ones, never fewer than zero; none in a meeting or at a building. */
function demandOf(state: Frozen<State>, front: Frozen<Front>, side: Side): number {
  if (front.kind !== 'border' || front.closed) return 0;
  const enemies = countAttackers(state, front.id, otherSide(side));
  return enemies === 0 ? 0 : Math.max(0, enemies - countAttackers(state, front.id, side));
}

export interface Demand {
  readonly front: FrontId;
  readonly count: number;
}

/** The passive units of one sector that must take position, and the fronts they are shared out over (GEN-12.21). */
export interface Call {
  readonly sector: BattleSector;
  readonly demands: readonly Demand[];
  /** In placing order, as many as are demanded and available (GEN-12.16). */
  readonly units: readonly UnitId[];
}

/** The call on one sector; null when no front demands anybody of it. */
export function callOn(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  sector: BattleSector,
  leaving: readonly UnitId[],
): Call | null {
  const demands: Demand[] = [];
  let wanted = 0;
  for (const front of combat.fronts) {
    if (front.ends?.[side] !== sector) continue;
    const count = demandOf(state, front, side);
    if (count === 0) continue;
    demands.push({ front: front.id, count });
    wanted += count;
  }
  if (wanted === 0) return null;
  const units = passiveUnits(state, side, sector, leaving);
  if (units.length > wanted) units.length = wanted;
  return { sector, demands, units };
}

/** One call for each sector whose passive units are demanded, in order of the fronts. */
export function callsOn(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  leaving: readonly UnitId[],
): Call[] {
  const sectors: BattleSector[] = [];
  const calls: Call[] = [];
  for (const front of combat.fronts) {
    const sector = front.ends?.[side];
    if (sector === undefined || sectors.includes(sector)) continue;
    sectors.push(sector);
    const call = callOn(state, combat, side, sector, leaving);
    if (call !== null) calls.push(call);
  }
  return calls;
}
