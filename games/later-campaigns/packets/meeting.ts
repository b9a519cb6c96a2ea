// NLC-P.4: what was answered by packet happens when the units come to the hex: those who still can test and charge.

import { sideOf, stillAt, unitAt } from '../changes/units.ts';
import { isCaughtOut } from '../combat/busy.ts';
import { areBeyondHalf, cappedAtHalf, maySayHowFar } from '../combat/how-far.ts';
import { ableToReact, type Incident, reactionWays } from '../combat/reacting.ts';
import { reactionFrame } from '../frames.ts';
import type { Read, Table } from '../rule-types.ts';
import type { Post, State } from '../state.ts';
import { otherSide, type UnitId } from '../vocabulary.ts';
import { entranceOf, patchPost, postOf } from './post.ts';

/** The encounter that was put to the other side beforehand; null: nobody has been asked about this. */
export function encounterFor({ stage }: Read, { kind, hex, movers }: Incident): number | null {
  const found = (stage?.post?.encounters ?? []).findIndex(
    (each) =>
      !each.isOver && each.kind === kind && each.hex === hex && each.movers.some((id) => movers.includes(id)),
  );
  return found < 0 ? null : found;
}

export const hasReplies = ({ replies }: Post, number: number): boolean =>
  replies.some(({ encounter }) => encounter === number);

/** Nothing more comes of them. */
export function endEncounters(state: State, isOver: (number: number) => boolean): void {
  const { encounters } = postOf(state);
  patchPost(state, {
    encounters: encounters.map((each, number) => (isOver(number) ? { ...each, isOver: true } : each)),
  });
}

/** Whoever declared for this encounter and still can. */
export function meet(table: Table, number: number): void {
  const { state } = table;
  const post = postOf(state);
  const encounter = post.encounters[number];
  endEncounters(state, (each) => each === number);
  const movers = stillAt(state, encounter?.movers ?? [], encounter?.hex ?? -1);
  const [first] = movers;
  if (encounter === undefined || first === undefined) return;
  const { kind, hex } = encounter;
  const side = otherSide(sideOf(state, first));
  const able = ableToReact(state, { kind, hex, movers, side });
  const declared = post.replies
    .filter(
      ({ encounter: its, unit, start, via }) =>
        its === number &&
        able.includes(unit) &&
        unitAt(state, unit).hex === start &&
        reactionWays(state, unit, hex).includes(via),
    )
    .map((reply) => entranceOf(post, reply, number));
  if (declared.length === 0) return;
  const backhand = isCaughtOut(state, movers) || (kind === 'move' && areOut(state, post, number, movers));
  table.call(
    reactionFrame.at('test', { kind, hex, side, movers, noSquare: false, declared, backhand, left: [] }),
  );
}

/** NLC-7.10e, f: beyond half, or not bound to stop there. */
function areOut(state: State, { halved }: Post, number: number, movers: readonly UnitId[]): boolean {
  const { group } = state;
  if (group === null) return false;
  if (areBeyondHalf(state, group, movers)) return true;
  if (!maySayHowFar(state, group, movers)) return false;
  if (!halved.includes(number)) return true;
  state.group = cappedAtHalf(state, group);
  return false;
}
