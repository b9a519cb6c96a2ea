// NLC-5.1a: the group on the move, and how units leave it and join it.
import { invariant } from '@grognard/kernel';
import { sheetOf } from '../changes/units.ts';
import { allowanceOf } from '../reach/allowance.ts';
import type { Read } from '../rule-types.ts';
import type { Duty, Group } from '../state.ts';
import { NOBODY, type UnitId } from '../vocabulary.ts';
import { setOut } from './begin-move.ts';

export const groupOf = (state: Read): Group => {
  invariant(state.group !== null, 'a group is on the move');
  return state.group;
};

export const without = (group: Group, isLeft: (id: UnitId) => boolean): Group => ({
  ...group,
  units: group.units.filter((id) => !isLeft(id)),
  used: group.used.filter((_, i) => !isLeft(group.units[i] ?? NOBODY)),
  allowance: group.allowance.filter((_, i) => !isLeft(group.units[i] ?? NOBODY)),
});

/** The same, free of what only those who are left were asked for: infantry that began in a ZOC owes nothing (NLC-F.3). */
export function relieved(state: Read, group: Group, isLeft: (id: UnitId) => boolean): Group {
  const rest = without(group, isLeft);
  const owes = (id: UnitId): boolean =>
    sheetOf(state, id).arm !== 'inf' || state.stage?.startZoc.includes(id) !== true;
  return rest.units.some(owes) ? rest : { ...rest, duty: null };
}

/** The unit comes along with its whole allowance, and what its order asks of it binds them all. */
export function joinedBy(state: Read, group: Group, id: UnitId): Group {
  const alone = setOut(state, [id], group.hex).group;
  return {
    ...group,
    units: [...group.units, id],
    used: [...group.used, 0],
    allowance: [...group.allowance, allowanceOf(state, id)],
    duty: stricter(group.duty, alone.duty),
    mustTouch: group.mustTouch || alone.mustTouch,
  };
}

/** Of two under the same order the one that asks for more. */
function stricter(one: Duty | null, other: Duty | null): Duty | null {
  if (one === null || other === null || one.metric !== other.metric) return one ?? other;
  const limit = one.metric === 'enemy' ? Math.max(one.limit, other.limit) : Math.min(one.limit, other.limit);
  return { metric: one.metric, limit };
}
