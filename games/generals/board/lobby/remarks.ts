import type { Remark } from '@grognard/desk';
import { SIDE_NAME } from '../../names.ts';
import { INVENTORY } from '../../tables/objectives.ts';
import { type Marker, type Options, SIDES } from '../../vocabulary.ts';
import { armyProblem } from './army-limits.ts';

/** R.99: the marker of which there are not enough, or null. */
function missingMarker(markers: readonly Marker[]): string | null {
  for (const side of SIDES)
    for (const { kind, vp, count } of INVENTORY) {
      const used = markers.filter(
        (marker) => marker.owner === side && marker.kind === kind && marker.vp === vp,
      ).length;
      if (used > count)
        return `${SIDE_NAME[side]} has ${count} of the ${kind} markers worth ${vp} VP, not ${used}.`;
    }
  return null;
}

const problem = (text: string | null, rule: string): Remark | null => (text === null ? null : { text, rule });

/** What does not go well with the other options. */
export function remarkOn({ setup, terrain, objectives, army }: Options, key: string): Remark | null {
  switch (key) {
    case 'terrain':
      if (terrain === 'Bsym' && setup === 'laRothiere')
        return {
          text: 'La Rothière is mirrored, not turned: Bfull is the fair ground for it.',
          rule: 'GEN-20.29',
        };
      return terrain === 'B'
        ? { text: 'Deliberately uneven in Black’s favour; a handicap can balance it.', rule: 'GEN-20.29' }
        : null;
    case 'couriers':
      return objectives === 'none'
        ? { text: 'Without a general marker, couriers ride from b1 and b3.', rule: 'GEN-R.102' }
        : null;
    case 'army':
      return army === null
        ? null
        : problem(armyProblem(army.white) ?? armyProblem(army.black), 'GEN-5.12');
    case 'markers':
      return typeof objectives === 'string' ? null : problem(missingMarker(objectives), 'GEN-R.99');
    default:
      return null;
  }
}
