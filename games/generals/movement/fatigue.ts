// GEN-F4, GEN-4.8, 4.9: who is spent at the end of a phase, and why. Until then a unit is as fresh as it was (GEN-R.42).
import type { Frozen, RuleId } from '@grognard/kernel';
import { isSector } from '../field/board-graph.ts';
import { change, unitOf } from '../field/units.ts';
import { RIDES } from '../orders/orders.ts';
import type { Table } from '../rule-types.ts';
import type { Attacker } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { activeNow } from './activations.ts';

/** `stayed`: attackers that could have advanced in `fast` but stayed back (GEN-8.4). */
export function tire(umpire: Table, stayed: readonly UnitId[] = []): void {
  const { state } = umpire;
  for (const { unit } of activeNow(state)) {
    const { arm, activations } = unitOf(state, unit);
    if (arm !== 'C' || activations >= RIDES) spend(umpire, unit, 'GEN-4.8');
  }
  const { engagement } = state;
  if (engagement === null) return;
  for (const unit of engagement.reacted) spend(umpire, unit, 'GEN-4.8');
  for (const unit of engagement.retreated) spend(umpire, unit, 'GEN-4.8');
  for (const attacker of engagement.attackers) {
    if (unitOf(state, attacker.unit).arm === 'C' && failedToHit(attacker))
      spend(umpire, attacker.unit, 'GEN-4.8');
  }
  for (const unit of stayed) spend(umpire, unit, 'GEN-8.4');
}

/** GEN-R.40, GEN-R.41; only attackers, so passive Cavalry that misses is not spent (GEN-R.43). */
const failedToHit = ({ scored, rolled, withdrew, hadMeleeTarget }: Frozen<Attacker>): boolean =>
  !scored && (rolled || withdrew || hadMeleeTarget);

function spend(umpire: Table, id: UnitId, rule: RuleId): void {
  const { routed, spent, at } = unitOf(umpire.state, id);
  if (routed || spent || !isSector(at)) return;
  change(umpire.state, id, { spent: true });
  umpire.emit({ type: 'unitSpent', rule, unit: id });
}
