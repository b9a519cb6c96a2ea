// GEN-1.4, 19.2: victory points for one side, of which there are always enough (GEN-R.12); under army morale the same points are taken from the other.
import type { RuleId } from '@grognard/kernel';
import type { EventOf } from '../events.ts';
import type { Table } from '../rule-types.ts';
import { otherSide, type Side } from '../vocabulary.ts';

type Scored = Pick<EventOf<'vpScored'>, 'source' | 'sector' | 'count'> & {
  readonly rule: RuleId;
  readonly vp: number;
};

/** `winner` is who took the prisoners or the objective. */
export function scoreVp(umpire: Table, winner: Side, { rule, vp, source, sector, count }: Scored): void {
  if (umpire.state.options.morale) add(umpire, otherSide(winner), -vp, 'GEN-19.2', { source, sector, count });
  else add(umpire, winner, vp, rule, { source, sector, count });
}

/** GEN-R.103: a total never drops below zero. */
export function add(
  umpire: Table,
  side: Side,
  vp: number,
  rule: RuleId,
  { source, sector, count }: Pick<Scored, 'source' | 'sector' | 'count'>,
): void {
  const { state } = umpire;
  const total = Math.max(0, state.vp[side] + vp);
  const change = total - state.vp[side];
  state.vp = { ...state.vp, [side]: total };
  umpire.emit({ type: 'vpScored', rule, side, vp: change, total, source, sector, count });
}
