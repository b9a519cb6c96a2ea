// NLC-A.5 `bluecher-leads-charges`: Blücher rides with a charge of cavalry he is stacked with, and shares its luck.
import { leaderAt, patchLeader } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type Hex, type LeaderId, NOBODY, type UnitId } from '../vocabulary.ts';

const isHe = (state: Read, leader: LeaderId): boolean => theatreOf(state).leaders[leader]?.id === 'bluecher';

/** Whether he may ride with this unit. */
export function* ridersFor(
  state: Read,
  units: readonly UnitId[],
): Generator<{ leader: LeaderId; unit: UnitId }> {
  if (!theatreOf(state).specials.includes('bluecher-leads-charges')) return;
  for (const [leader, { status, hex, ridesWith }] of state.leaders.entries())
    if (isHe(state, leader) && status === 'map' && ridesWith === NOBODY)
      for (const unit of units) if (unitAt(state, unit).hex === hex) yield { leader, unit };
}

/** He goes where it goes. */
export function rideAlong(state: State, units: readonly UnitId[], hex: Hex): void {
  // Written out: it is asked with every step, and he hardly ever rides.
  for (let leader = 0; leader < state.leaders.length; leader += 1) {
    const { ridesWith, status } = leaderAt(state, leader);
    if (ridesWith !== NOBODY && status === 'map' && units.includes(ridesWith))
      patchLeader(state, leader, { hex });
  }
}

export function dismount(state: State, units: readonly UnitId[]): void {
  for (const [leader] of state.leaders.entries())
    if (units.includes(leaderAt(state, leader).ridesWith)) patchLeader(state, leader, { ridesWith: NOBODY });
}
