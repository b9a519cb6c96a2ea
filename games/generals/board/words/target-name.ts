import { tell } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import { sideOf } from '../../field/units.ts';
import { frontName } from '../../names.ts';
import type { View } from '../../view.ts';
import { isOnField, sectorName, unitName } from './names.ts';
import { targets } from './sentences-board.ts';

/** What a target is called in 'Why not …?'. */
export function targetName(target: Target, view: View): string {
  if ('sector' in target) return sectorName(target.sector);
  if ('unit' in target) {
    const at = view.units.find(({ id }) => id === target.unit)?.at;
    // While orders are written an enemy stands for the sector it is in.
    if (view.phase === 'planning' && isOnField(at) && sideOf(target.unit) !== view.viewer)
      return sectorName(at);
    const unit = unitName(target.unit);
    return isOnField(at)
      ? tell(targets.unitIn, { unit, sector: sectorName(at) })
      : tell(targets.unit, { unit });
  }
  if ('border' in target) return frontName(target.border);
  if ('die' in target) return tell(targets.die);
  if ('button' in target) return tell(targets.button);
  if ('card' in target) return tell(target.card.startsWith('rally') ? targets.rally : targets.order);
  return tell(targets.other);
}
