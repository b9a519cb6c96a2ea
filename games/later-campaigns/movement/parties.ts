// NLC-4.1c, NLC-R130: a Coordinated Action makes one formation of two; in a group of both each unit keeps to its own order.
import { bodyAt, bodySheet } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { isByPacket } from '../packets/sequence.ts';
import type { Read } from '../rule-types.ts';
import type { Duty, Group } from '../state.ts';
import { type BodyId, NOBODY, type UnitId } from '../vocabulary.ts';

/** The units of one formation in a group, and what its order asks of them. */
export interface Party {
  readonly units: readonly UnitId[];
  readonly duty: Duty | null;
  readonly mustTouch: boolean;
}

/** That of the lead first. Mostly there is no other. */
export function partiesOf(
  state: Read,
  group: Pick<Group, 'units' | 'duty' | 'mustTouch' | 'second'>,
): readonly Party[] {
  const { units, second } = group;
  if (second === null) return [group];
  const isSecond = (id: UnitId): boolean => unitAt(state, id).body === second.body;
  return [
    { ...group, units: units.filter((id) => !isSecond(id)) },
    { ...second, units: units.filter(isSecond) },
  ];
}

/** Units by formation, that of the first one first. */
export function byBody(state: Read, units: readonly UnitId[]): readonly (readonly UnitId[])[] {
  return units.length < 2 ? [units] : [...Map.groupBy(units, (id) => unitAt(state, id).body).values()];
}

/** Whether these may move as one: under one order, or under those of a Coordinated Action. */
export function mayGoTogether(state: Read, [first = NOBODY, ...others]: readonly UnitId[]): boolean {
  const { body, ownLeg } = unitAt(state, first);
  return (
    ownLeg === null &&
    others.every((id) => {
      const other = unitAt(state, id);
      return other.ownLeg === null && (other.body === body || areCoordinated(state, body, other.body));
    })
  );
}

/** NLC-12.13g: a division under orders of its own keeps to itself all the same. */
function areCoordinated(state: Read, one: BodyId, other: BodyId): boolean {
  const [mine, theirs] = [bodyAt(state, one), bodyAt(state, other)];
  if (mine.parent !== NOBODY || theirs.parent !== NOBODY) return false;
  const pair = pairOf(state, one);
  return mine.chit !== theirs.chit && pair.includes(mine.chit) && pair.includes(theirs.chit);
}

/** With chits two are drawn together only as a pair; by packet all act at once, and the pair is what was picked. */
function pairOf(state: Read, body: BodyId): readonly BodyId[] {
  if (isByPacket(state)) return state.cup?.pairs[bodySheet(state, body).side] ?? [];
  const chits = state.stage?.chits ?? [];
  return chits.length === 2 ? chits : [];
}
