// NLC-5.1a: the group on the move, and how units leave it and join it.
import { invariant } from '@grognard/kernel';
import { sheetOf, unitAt } from '../changes/units.ts';
import { allowanceOf } from '../reach/allowance.ts';
import type { Read } from '../rule-types.ts';
import type { Duty, Group } from '../state.ts';
import { NOBODY, type UnitId } from '../vocabulary.ts';
import { setOut } from './begin-move.ts';
import { closedUp } from './columns.ts';
import { partiesOf } from './parties.ts';

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
  const owes = (id: UnitId): boolean =>
    sheetOf(state, id).arm !== 'inf' || state.stage?.startZoc.includes(id) !== true;
  const left = partiesOf(state, group)
    .map((party) => ({ ...party, units: party.units.filter((id) => !isLeft(id)) }))
    .filter(({ units }) => units.length > 0)
    .map(({ units, duty, mustTouch }) => ({
      body: unitAt(state, units[0] ?? NOBODY).body,
      duty: units.some(owes) ? duty : null,
      mustTouch,
    }));
  const [first, second = null] = left;
  return {
    ...closedUp(state, without(group, isLeft)),
    duty: first?.duty ?? null,
    mustTouch: first?.mustTouch ?? false,
    second,
  };
}

/** The unit comes along with its whole allowance, and what its order asks of it binds them all. */
export function joinedBy(state: Read, group: Group, id: UnitId): Group {
  const { duty, mustTouch } = setOut(state, [id], group.hex).group;
  const { body } = unitAt(state, id);
  const joined = closedUp(state, {
    ...group,
    units: [...group.units, id],
    used: [...group.used, 0],
    allowance: [...group.allowance, allowanceOf(state, id)],
  });
  if (body === unitAt(state, group.units[0] ?? NOBODY).body)
    return { ...joined, ...both(group, { duty, mustTouch }) };
  const second = group.second ?? { duty: null, mustTouch: false };
  return { ...joined, second: { body, ...both(second, { duty, mustTouch }) } };
}

type Owed = Pick<Group, 'duty' | 'mustTouch'>;

const both = (one: Owed, other: Owed): Owed => ({
  duty: stricter(one.duty, other.duty),
  mustTouch: one.mustTouch || other.mustTouch,
});

/** Of two under the same order the one that asks for more. */
function stricter(one: Duty | null, other: Duty | null): Duty | null {
  if (one === null || other === null || one.metric !== other.metric) return one ?? other;
  const limit = one.metric === 'enemy' ? Math.max(one.limit, other.limit) : Math.min(one.limit, other.limit);
  return { metric: one.metric, limit };
}
