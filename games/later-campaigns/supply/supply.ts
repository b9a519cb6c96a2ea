// NLC-D.13, NLC-17.1: supply: five hexes across country, then by road or trail to a source. ZOCs do not block it.
import type { Field } from '../ground/field.ts';
import { contactsOf, linkedTo } from '../ground/hexes.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Position } from '../ground/position.ts';
import { OFF_ROAD_SUPPLY } from '../tables/ranges.ts';
import { type ArmyId, type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';

const nets = keptBy<Uint8Array, ArmyId, ReadonlySet<Hex>>();

/** Sources and every hex from which roads and trails lead to one past no enemy unit. */
export function supplyNet(field: Field, army: ArmyId): ReadonlySet<Hex> {
  const sheet = field.theatre.armies[army];
  const held = field.held(otherSide(sheet?.side ?? field.theatre.firstSide));
  return nets(held, army, () => {
    const net = new Set(sheet?.supply.filter((hex) => held[hex] !== 1));
    for (const hex of net)
      for (const next of linkedTo(field.theatre, hex)) if (held[next] !== 1) net.add(next);
    return net;
  });
}

export function isSupplied(state: Position, field: Field, unit: UnitId): boolean {
  const hex = state.units[unit]?.hex ?? NOWHERE;
  return hex !== NOWHERE && isSuppliedAt(field, unit, hex);
}

/** NLC-R071: of a unit that dies here. */
export function isSuppliedAt(field: Field, unit: UnitId, hex: Hex): boolean {
  const net = supplyNet(field, field.theatre.units[unit]?.army ?? -1);
  const enemy = otherSide(field.sideOf(unit));
  const seen = new Set([hex]);
  let edge: readonly Hex[] = [hex];
  for (let steps = 0; steps <= OFF_ROAD_SUPPLY; steps += 1) {
    if (edge.some((here) => net.has(here))) return true;
    const next: Hex[] = [];
    for (const here of edge)
      for (const beyond of contactsOf(field.theatre, here))
        if (!seen.has(beyond) && !field.has(beyond, enemy)) {
          seen.add(beyond);
          next.push(beyond);
        }
    edge = next;
  }
  return false;
}
