// GEN-14.9, 20.5, 14.6: what happens to whoever enters, flees or is taken.
import { type Battle, tell, type Unit } from './battle.ts';
import { isSector, other } from './board.ts';
import { isForest, unitsAt } from './ground.ts';

export function capture(battle: Battle, unit: Unit): void {
  tell(battle, 'unitCaptured', { unit: unit.id, at: unit.at });
  leaveBoard(unit, 'captured');
}

export function destroy(battle: Battle, unit: Unit): void {
  tell(battle, 'unitDestroyed', { unit: unit.id, at: unit.at });
  leaveBoard(unit, 'gone');
}

export function leaveBoard(unit: Unit, to: string): void {
  unit.at = to;
  unit.routed = to === 'box';
  unit.square = false;
  unit.spent = false;
  unit.inside = false;
  unit.token = null;
}

export function rout(battle: Battle, unit: Unit): void {
  unit.routed = true;
  unit.square = false;
  unit.spent = false;
  tell(battle, 'unitRouted', { unit: unit.id, at: unit.at });
}

/** GEN-14.10, 14.11. */
export function flee(battle: Battle, arms: string): void {
  for (const unit of battle.units) {
    if (!unit.routed || unit.inside || !isSector(unit.at) || !arms.includes(unit.arm)) continue;
    tell(battle, 'unitFled', { unit: unit.id, from: unit.at });
    leaveBoard(unit, 'box');
  }
}

/** R.110: a routed occupant is safe behind his walls. */
export function enter(battle: Battle, unit: Unit, to: string): void {
  unit.at = to;
  unit.inside = false;
  if (isForest(battle, to)) unit.spent = true;
  for (const enemy of unitsAt(battle, other(unit.side), to))
    if (enemy.routed && !enemy.inside) capture(battle, enemy);
}

/** GEN-4.8: at the end of a phase, and never a routed unit. */
export function tire(unit: Unit): void {
  if (!unit.routed && isSector(unit.at)) unit.spent = true;
}
