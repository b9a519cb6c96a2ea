// GEN-14.1 to 14.3, 14.6: hits of a step, applied together: the first routs, one on a routed unit removes it.
import { invariant } from '@grognard/kernel';
import type { Attack } from '../events.ts';
import { isSector } from '../field/board-graph.ts';
import { rout } from '../field/casualties.ts';
import { change, unitOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { changeAttackers } from './attackers.ts';
import { type CombatFrame, lineOf } from './combat-frame.ts';

export function applyHits(umpire: Table, combat: CombatFrame, attacks: readonly Attack[]): void {
  for (const attack of attacks) umpire.emit({ type: 'attackResolved', ...attack });
  const hittersOf = new Map<UnitId, UnitId[]>();
  for (const { unit, target, hit } of attacks) {
    if (hit) hittersOf.set(target, [...(hittersOf.get(target) ?? []), unit]);
  }
  const scorers = new Set([...hittersOf.values()].flat());
  changeAttackers(umpire.state, ({ unit }) => scorers.has(unit), { scored: true });
  for (const [target, hitters] of hittersOf) takeHits(umpire, combat, target, hitters);
  changeAttackers(umpire.state, ({ unit }) => hittersOf.has(unit), { active: false });
}

/** An occupant that came out to attack and is routed there does not lie in its building. */
function takeHits(umpire: Table, combat: CombatFrame, target: UnitId, hitters: readonly UnitId[]): void {
  const wasRouted = unitOf(umpire.state, target).routed;
  if (!wasRouted) {
    rout(umpire, target);
    const front = combat.fronts.find((each) =>
      lineOf(each, unitOf(umpire.state, target).side).includes(target),
    );
    if (front !== undefined) combat.fallen = { ...combat.fallen, [target]: front.id };
    if (front?.kind !== 'building') change(umpire.state, target, { inside: false });
  }
  if (wasRouted || hitters.length > 1) remove(umpire, combat, target, hitters);
}

/** It leaves its front at once; captured or destroyed is settled at the end (GEN-14.6). */
function remove(umpire: Table, combat: CombatFrame, target: UnitId, hitters: readonly UnitId[]): void {
  const { state } = umpire;
  const { at, token } = unitOf(state, target);
  invariant(isSector(at), `${target} is hit on the board`);
  const by = hitters.filter((id) => unitOf(state, id).arm !== 'A');
  combat.removed = [...combat.removed, { unit: target, at, by }];
  change(state, target, { at: 'gone', routed: false, inside: false, token: null });
  umpire.emit({ type: 'unitRemoved', rule: 'GEN-14.2', unit: target, at });
  if (token !== null) umpire.emit({ type: 'tokenRemoved', rule: 'GEN-9.15', unit: target, sector: token });
}
