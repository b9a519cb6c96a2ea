// GEN-14.1, 14.2, 14.7, 9.15: what being routed, captured, destroyed or put to flight does to a unit.
import type { RuleId, Umpire } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { Place, UnitId } from '../vocabulary.ts';
import { isSector } from './board-graph.ts';
import { change, unitOf } from './units.ts';

/**
 * GEN-4.11: a routed unit is never also spent or in square. It stays where it is, in a building too (GEN-20.19), unless
 * it is on its way out: an occupant that attacks over a border goes back inside only unrouted (GEN-R.110).
 */
export function rout(umpire: Umpire<State, Event>, id: UnitId, rule: RuleId = 'GEN-14.1'): void {
  const { at, inside } = unitOf(umpire.state, id);
  const stays = inside && !isOnTheWayOut(umpire.state, id);
  change(umpire.state, id, { routed: true, spent: false, square: false, inside: stays });
  if (isSector(at)) umpire.emit({ type: 'unitRouted', rule, unit: id, at });
}

const isOnTheWayOut = (state: State, id: UnitId): boolean =>
  state.engagement?.attackers.some((attacker) => attacker.unit === id && attacker.kind !== 'building') ??
  false;

/** GEN-14.7: into the captor's box, to score this round. */
export function capture(umpire: Umpire<State, Event>, id: UnitId, rule: RuleId): void {
  const { at } = unitOf(umpire.state, id);
  leaveTable(umpire, id, 'captured');
  umpire.emit({ type: 'unitCaptured', rule, unit: id, at });
}

/** GEN-14.5: out of the game, scoring nothing. */
export function destroy(umpire: Umpire<State, Event>, id: UnitId, rule: RuleId): void {
  const { at } = unitOf(umpire.state, id);
  leaveTable(umpire, id, 'gone');
  umpire.emit({ type: 'unitDestroyed', rule, unit: id, at });
}

/** GEN-14.10, 14.11: into the own routed-units box. Flight needs no free path (GEN-R.79). */
export function flee(umpire: Umpire<State, Event>, id: UnitId, rule: RuleId): void {
  const { at } = unitOf(umpire.state, id);
  change(umpire.state, id, { at: 'box', inside: false });
  if (isSector(at)) umpire.emit({ type: 'unitFled', rule, unit: id, from: at });
}

/** GEN-9.15: the token of a captured or destroyed battery goes with it at once. */
function leaveTable(umpire: Umpire<State, Event>, id: UnitId, to: Extract<Place, 'captured' | 'gone'>): void {
  const { token } = unitOf(umpire.state, id);
  change(umpire.state, id, {
    at: to,
    routed: false,
    spent: false,
    square: false,
    inside: false,
    token: null,
  });
  if (token !== null) umpire.emit({ type: 'tokenRemoved', rule: 'GEN-9.15', unit: id, sector: token });
}
