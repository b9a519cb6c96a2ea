// NLC-19.3: guns that lend their fire to the defence of another hex.

import { CREST } from '../data/theatre.ts';
import type { Field } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { hasLos } from '../sight/line-of-sight.ts';
import { crossesHexside } from '../sight/lines.ts';
import { BOMBARD_RANGE } from '../tables/ranges.ts';
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { bombardRange } from './bombardment.ts';
import { strengthOf } from './faces.ts';
import { isSilencedByFacing } from './facing.ts';
import { type Factor, half, halvesAdded, type Modifier, none, shareOf } from './fire.ts';
import { isEnfiladed } from './flanks.ts';
import { outOfWoods } from './woods.ts';

/** NLC-19.3a, 19.3d: the attacking hexes a gun can reach: in range and LOS, no crest between. */
export function supportHexes(
  state: Position,
  field: Field,
  gun: UnitId,
  attacking: readonly Hex[],
): readonly Hex[] {
  const from = state.units[gun]?.hex ?? NOWHERE;
  if (from === NOWHERE) return [];
  return attacking.filter(
    (hex) =>
      distance(field.theatre, from, hex) <= bombardRange(state) &&
      hasLos(field, from, hex) &&
      !crossesHexside(field.theatre, from, hex, CREST),
  );
}

/** NLC-R083, NLC-R086: it fires at the hex where it does most. */
export function supportOf(state: Position, field: Field, gun: UnitId, attacking: readonly Hex[]): Modifier {
  const from = state.units[gun]?.hex ?? NOWHERE;
  const strength = strengthOf(state, gun);
  const shots = supportHexes(state, field, gun, attacking).map(
    (hex): Modifier => ({
      unit: gun,
      strength,
      factors: [
        ...asInDefence(state, gun, hex),
        ...halvesAdded(isEnfiladed(field, from, hex, field.sideOf(gun)) ? [['enfilade', 'NLC-8.5a']] : []),
        ...(distance(field.theatre, from, hex) > BOMBARD_RANGE ? [half('longRange', 'NLC-19.4c')] : []),
        ...outOfWoods(field, from, attacking),
      ],
    }),
  );
  return shots.reduce(
    (best, shot) => (shareOf(shot) > shareOf(best) ? shot : best),
    shots[0] ?? { unit: gun, strength: 0, factors: [] },
  );
}

/** NLC-D.9: what holds for every gun in defence: NLC-7.6a, 8.4. */
function asInDefence(state: Position, gun: UnitId, at: Hex): readonly Factor[] {
  const factors: Factor[] = [];
  if (state.stage?.disruptedAtStart.includes(gun)) factors.push(half('disrupted', 'NLC-7.6a'));
  if (isSilencedByFacing(state, gun, [at])) factors.push(none('silencedByFacing', 'NLC-8.4'));
  return factors;
}
