// GEN-12.15: passive units only match attackers: what each front demands of a sector, and who is taken for it.
import type { Frozen } from '@grognard/kernel';
import type { Front, State } from '../state.ts';
import { type BattleSector, type FrontId, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { countAttackers } from './attackers.ts';
import type { CombatFrame } from './combat-frame.ts';
import { passiveUnits } from './passive.ts';

/** Unrouted enemy attackers minus own ones, never fewer than zero; none in a meeting or at a building. */
export function demandOf(state: Frozen<State>, front: Frozen<Front>, side: Side): number {
  if (front.kind !== 'border' || front.closed) return 0;
  return Math.max(
    0,
    countAttackers(state, front.id, otherSide(side)) - countAttackers(state, front.id, side),
  );
}

/** The passive units of one sector that must take position, and the fronts they are shared out over (GEN-12.21). */
export interface Call {
  readonly sector: BattleSector;
  readonly fronts: readonly { readonly front: FrontId; readonly demand: number }[];
  /** In placing order, as many as are demanded and available (GEN-12.16). */
  readonly units: readonly UnitId[];
}

/** One call for each sector whose passive units are demanded, in order of the fronts. */
export function callsOn(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  leaving: readonly UnitId[],
): Call[] {
  const demands = new Map<BattleSector, { front: FrontId; demand: number }[]>();
  for (const front of combat.fronts) {
    const demand = demandOf(state, front, side);
    const sector = front.ends?.[side];
    if (demand === 0 || sector === undefined) continue;
    const known = demands.get(sector);
    if (known === undefined) demands.set(sector, [{ front: front.id, demand }]);
    else known.push({ front: front.id, demand });
  }
  return [...demands].map(([sector, fronts]) => {
    const wanted = fronts.reduce((sum, { demand }) => sum + demand, 0);
    return { sector, fronts, units: passiveUnits(state, side, sector, leaving).slice(0, wanted) };
  });
}
