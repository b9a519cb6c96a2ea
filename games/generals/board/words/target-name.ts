import type { Target } from '@grognard/kernel';
import type { View } from '../../view.ts';
import { frontName, sectorName, unitName } from './names.ts';

/** What a target is called in 'Why not …?'. */
export function targetName(target: Target, view: View): string {
  if ('sector' in target) return sectorName(target.sector);
  if ('unit' in target) {
    const at = view.units.find((unit) => unit.id === target.unit)?.at;
    return `this ${unitName(target.unit)}${at === undefined || at.length > 2 ? '' : ` in ${at}`}`;
  }
  if ('border' in target) return frontName(target.border);
  if ('die' in target) return 'this die';
  if ('button' in target) return 'now';
  if ('card' in target) return target.card.startsWith('rally') ? 'rally' : 'this order';
  return 'this';
}
