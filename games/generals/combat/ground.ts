// GEN-20.2, GEN-R.116: what the ground does to a die: a wood to the whole front, hills and rivers to each attacker.
import type { Frozen } from '@grognard/kernel';
import { crossesRiver, isForest, isHill } from '../field/terrain.ts';
import type { Attacker, State } from '../state.ts';
import type { FrontId } from '../vocabulary.ts';
import { engagementOf } from './attackers.ts';
import { type GroundOfAttack, OPEN_GROUND } from './modifiers.ts';

/** `attacker`: the one who rolls, if he is attacking; nobody else feels slope, water or wall. */
export function groundOfAttack(
  state: Frozen<State>,
  front: FrontId,
  attacker: Frozen<Attacker> | null,
): GroundOfAttack {
  if (state.options.terrain === 'off') return OPEN_GROUND;
  const forest = isFoughtInForest(state, front);
  if (attacker === null) return { ...OPEN_GROUND, forest };
  const { from, to, kind } = attacker;
  return {
    forest,
    slope: isHill(state, to) === isHill(state, from) ? null : isHill(state, to) ? 'up' : 'down',
    river: crossesRiver(state, from, to),
    building: kind === 'building',
  };
}

/** GEN-20.6: every unit of a front in which an unrouted attacker aims at the wood. */
const isFoughtInForest = (state: Frozen<State>, front: FrontId): boolean =>
  engagementOf(state).attackers.some(
    (each) => each.active && each.front === front && isForest(state, each.to),
  );
