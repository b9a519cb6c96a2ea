// What does not go well with the other options.
import type { Remark } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import { SIDE_NAME } from '../../names.ts';
import type { Options } from '../../options.ts';
import { INVENTORY } from '../../tables/objectives.ts';
import { type Marker, SIDES } from '../../vocabulary.ts';
import { remarks } from '../words/sentences-lobby.ts';
import { armyProblem } from './army-limits.ts';

const remark = (rule: string, text: string | null): Remark | null => (text === null ? null : { text, rule });

export function onTerrain({ terrain, setup }: Options): Remark | null {
  const isMirrored = terrain === 'Bsym' && setup === 'laRothiere';
  const text = tell(isMirrored ? remarks.mirrored : remarks.uneven);
  return remark('GEN-20.29', isMirrored || terrain === 'B' ? text : null);
}

export const onCouriers = ({ objectives }: Options): Remark | null =>
  remark('GEN-R.102', objectives === 'none' ? tell(remarks.couriers) : null);

export const onArmy = ({ army }: Options): Remark | null =>
  army === null ? null : remark('GEN-5.12', armyProblem(army.white) ?? armyProblem(army.black));

const TOO_MANY = { general: remarks.generals, flag: remarks.flags, rose: remarks.roses } as const;

/** The marker of which there are not enough, or null. */
function missingMarker(markers: readonly Marker[]): string | null {
  for (const side of SIDES)
    for (const { kind, vp, count } of INVENTORY) {
      const used = markers.filter(
        (marker) => marker.owner === side && marker.kind === kind && marker.vp === vp,
      ).length;
      if (used > count) return tell(TOO_MANY[kind], { side: SIDE_NAME[side], count, vp, used });
    }
  return null;
}

export const onMarkers = ({ objectives }: Options): Remark | null =>
  typeof objectives === 'string' ? null : remark('GEN-R.99', missingMarker(objectives));
