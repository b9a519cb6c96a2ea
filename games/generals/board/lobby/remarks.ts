// What does not go well with the other options.
import type { Remark } from '@grognard/desk';
import { SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import { INVENTORY } from '../../tables/objectives.ts';
import { type Marker, SIDES } from '../../vocabulary.ts';
import { armyProblem } from './army-limits.ts';

const remark = (rule: string, text: string | null): Remark | null => (text === null ? null : { text, rule });

export function onTerrain({ terrain, setup }: Options): Remark | null {
  const isMirrored = terrain === 'Bsym' && setup === 'laRothiere';
  const text = isMirrored
    ? 'La Rothière is mirrored, not turned: Bfull is the fair ground for it.'
    : 'Deliberately uneven in Black’s favour; a handicap can balance it.';
  return remark('GEN-20.29', isMirrored || terrain === 'B' ? text : null);
}

export const onCouriers = ({ objectives }: Options): Remark | null =>
  remark(
    'GEN-R.102',
    objectives === 'none' ? 'Without a general marker, couriers ride from b1 and b3.' : null,
  );

export const onArmy = ({ army }: Options): Remark | null =>
  army === null ? null : remark('GEN-5.12', armyProblem(army.white) ?? armyProblem(army.black));

/** The marker of which there are not enough, or null. */
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

export const onMarkers = ({ objectives }: Options): Remark | null =>
  typeof objectives === 'string' ? null : remark('GEN-R.99', missingMarker(objectives));
