import type { Target } from '@grognard/kernel';
import type { View } from '../../view.ts';
import { frontName, inPlace, sectorName, unitName } from './names.ts';

/** What a target is called in 'Why not …?'. */
export function targetName(target: Target, view: View): string {
  if ('sector' in target) return sectorName(target.sector);
  if ('unit' in target) {
    const unit = view.units.find(({ id }) => id === target.unit);
    return `this ${unitName(target.unit)}${inPlace(unit?.at)}`;
  }
  if ('border' in target) return frontName(target.border);
  if ('die' in target) return 'this die';
  if ('button' in target) return 'now';
  if ('card' in target) return target.card.startsWith('rally') ? 'rally' : 'this order';
  return 'this';
}
