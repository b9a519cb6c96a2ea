// NLC-M.9, NLC-5.3c: what one of several players can look into: hexes in sight of leaders and combat units of his own.
import type { Seat } from '@grognard/kernel';
import { leaderSheet } from '../changes/bodies.ts';
import type { Field } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { keptBy } from '../ground/kept-by.ts';
import { asSide, type Read } from '../rule-types.ts';
import { seatOfLeader, seatOfUnit } from '../seats/holding.ts';
import { sees } from '../sight/line-of-sight.ts';
import type { Hex, LeaderId } from '../vocabulary.ts';

interface Lookouts {
  readonly from: readonly Hex[];
  readonly seen: Map<Hex, boolean>;
}

const lookouts = keptBy<Field, Seat, Lookouts>();

function postsOf(state: Read, field: Field, seat: Seat): readonly Hex[] {
  const side = asSide(seat);
  const isOwn = (leader: LeaderId): boolean =>
    leaderSheet(state, leader).side === side && seatOfLeader(state, leader) === seat;
  return field
    .lookouts(side)
    .filter(
      (hex) =>
        field.atOf(hex, side).some((unit) => seatOfUnit(state, unit) === seat) ||
        field.leadersAt(hex).some(isOwn),
    );
}

export function isInSightOfSeat(state: Read, field: Field, seat: Seat, hex: Hex): boolean {
  const { from, seen } = lookouts(field, seat, () => ({
    from: postsOf(state, field, seat),
    seen: new Map(),
  }));
  let answer = seen.get(hex);
  if (answer === undefined) {
    answer = from.some(
      (post) => distance(field.theatre, post, hex) <= field.visibility && sees(field, post, hex),
    );
    seen.set(hex, answer);
  }
  return answer;
}
