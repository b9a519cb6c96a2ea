// Units a card may name now.
import type { Frozen } from '@grognard/kernel';
import type { PickFrame } from '../frames.ts';
import type { Battle, Unit } from '../state.ts';
import { PICK_RULES } from './picks.ts';

export type AskedPick = Pick<Frozen<PickFrame>, 'what' | 'player' | 'card' | 'among' | 'named' | 'grant'>;

export function openPicks(battle: Frozen<Battle>, frame: AskedPick): readonly Frozen<Unit>[] {
  const rule = PICK_RULES[frame.what];
  return battle.units.filter((unit) => {
    if (unit.at < 0 || frame.named.includes(unit.id) || !rule.isOpen(battle, unit, frame)) return false;
    return rule.hexes === undefined || rule.hexes(battle, unit, frame).length > 0 || rule.mayStay === true;
  });
}
