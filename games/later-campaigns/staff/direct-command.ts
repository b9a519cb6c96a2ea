// NLC-20.7: a great commander takes units beside him over himself; they act with him, free of orders.
import { isInPlay, leaderAt, leaderSheet, patchBody, patchLeader } from '../changes/bodies.ts';
import { patchUnit, sideOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { distance } from '../ground/hexes.ts';
import { isDecoy } from '../orders/hidden-march.ts';
import type { Read, Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type LeaderId, NOBODY, type UnitId } from '../vocabulary.ts';
import type { Draft } from './draft.ts';

const GREAT = 4;

/** French, or rated 4 and more. */
export function mayTakeOver(state: Read, id: LeaderId): boolean {
  const { role, side } = leaderSheet(state, id);
  const { status, rating } = leaderAt(state, id);
  return (
    state.options.directCommand && role === 'oc' && status === 'map' && (side === 'french' || rating >= GREAT)
  );
}

/** Units that were stacked with him or adjacent when the turn began; NLC-R170: not what a hidden march has left behind. */
export const unitsBeside = (state: Read, id: LeaderId): readonly UnitId[] => {
  const { hex } = leaderAt(state, id);
  const { side } = leaderSheet(state, id);
  const theatre = theatreOf(state);
  return state.units.flatMap((unit, each) =>
    unit.status === 'map' &&
    sideOf(state, each) === side &&
    !isDecoy(state, each) &&
    distance(theatre, hex, state.starts[each] ?? unit.hex) <= 1
      ? [each]
      : [],
  );
};

/** NLC-20.7b: next turn he gives no orders. */
export function takeOver(state: State, { direct }: Draft): void {
  for (const { leader, unit } of direct) {
    patchUnit(state, unit, { direct: leader });
    patchLeader(state, leader, { tookOver: state.turn });
  }
}

/** NLC-R127: when he has moved, they are in the Stage. */
export function bringAlong(table: Table, id: LeaderId): void {
  const { state } = table;
  const { stage } = state;
  if (stage === null) return;
  const along = state.units.flatMap(({ direct, activated, status }, unit) =>
    direct === id && status === 'map' && activated !== state.turn && !stage.active.includes(unit)
      ? [unit]
      : [],
  );
  if (along.length > 0) state.stage = { ...stage, active: [...stage.active, ...along] };
}

/** When the turn ends everybody is under his own commander again; next turn whoever was passed over is a column worse (NLC-20.7b). */
export function giveBack(state: State): void {
  for (const [id, { direct, body }] of state.units.entries()) {
    if (direct === NOBODY) continue;
    patchUnit(state, id, { direct: NOBODY });
    for (const passed of [body, state.bodies[body]?.parent ?? NOBODY])
      if (passed !== NOBODY && isInPlay(state, passed))
        patchBody(state, passed, { bypassedUntil: state.turn + 1 });
  }
}
