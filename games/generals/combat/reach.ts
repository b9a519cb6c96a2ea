// GEN-12.23 to 12.25, 20.20: which enemy units an attack without an opposing unit may be aimed at.
import type { Frozen } from '@grognard/kernel';
import { endsOf, isBattleBorder } from '../field/board-graph.ts';
import { sideOf, unitOf } from '../field/units.ts';
import type { Attacker, Front, State } from '../state.ts';
import { type BattleSector, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { type CombatFrame, frontOf, lineOf } from './combat-frame.ts';
import { buildingFront } from './fronts.ts';

/** Every enemy unit within reach of this attacker, routed ones included; idle units never are (GEN-R.64). */
export function reachOf(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  front: Frozen<Front>,
  attacker: Frozen<Attacker>,
): readonly UnitId[] {
  const enemy = otherSide(sideOf(attacker.unit));
  if (unitOf(state, attacker.unit).arm !== 'C') return lineOf(front, enemy);
  const placed = combat.fronts.filter((each) => front.kind !== 'meeting' || each.sector === attacker.to);
  const found = placed.flatMap((each) => lineOf(each, enemy));
  return front.kind === 'meeting' ? found : found.filter((id) => unitOf(state, id).at === attacker.to);
}

/** GEN-20.20: enemy units in any front on the borders of the occupant's sector. */
export function supportReach(
  combat: Frozen<CombatFrame>,
  sector: BattleSector,
  side: Side,
): readonly UnitId[] {
  return combat.fronts.flatMap((front) =>
    isBattleBorder(front.id) && endsOf(front.id).includes(sector) ? lineOf(front, otherSide(side)) : [],
  );
}

/** The units inside a building since the sequence began that may support: unrouted, and not attacked there (GEN-R.111). */
export function supporters(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
): { readonly unit: UnitId; readonly sector: BattleSector }[] {
  const found: { unit: UnitId; sector: BattleSector }[] = [];
  for (const id of combat.occupants) {
    const unit = unitOf(state, id);
    const sector = state.buildings.find((each) => each === unit.at);
    if (sector === undefined || unit.routed || !unit.inside) continue;
    const attacked = frontOf(combat, buildingFront(sector));
    if (attacked === undefined || attacked.closed) found.push({ unit: id, sector });
  }
  return found;
}
