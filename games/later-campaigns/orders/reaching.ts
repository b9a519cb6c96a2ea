// NLC-F.6 `reached`: a unit of the body has entered a hex of its target under this leg, be it to pass through or to fight for it.

import { bodyAt, patchBody } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { State } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { isHidden } from './hidden-march.ts';
import { activeLeg } from './legs.ts';
import { targetHexes } from './target-hexes.ts';

export function noteEntered(state: State, units: readonly UnitId[], hex: Hex): void {
  for (const id of units) {
    const { body } = unitAt(state, id);
    if (bodyAt(state, body).reached || isHidden(state, body)) continue;
    if (targetHexes(state, body, activeLeg(state, body)).includes(hex))
      patchBody(state, body, { reached: true });
  }
}
