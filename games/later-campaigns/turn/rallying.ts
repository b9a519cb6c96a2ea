// NLC-13.1, 13.2, 13.4: who can be rallied, by whom, and whether there is room for him.

import type { Frozen } from '@grognard/kernel';
import { bodiesInPlay, hasUnits, leaderHex } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { RallyFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, limitOf } from '../ground/hexes.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { activeLeg } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { sees } from '../sight/line-of-sight.ts';
import { type BodyId, type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';

/** NLC-13.2: bodies on Reserve whose leader no enemy unit sees. */
export function* rallying(state: Read, { side, player }: Frozen<RallyFrame>): Generator<BodyId> {
  const theatre = theatreOf(state);
  const field = fieldOf(state);
  for (const body of bodiesInPlay(state, side)) {
    if (!hasUnits(state, body) || isHidden(state, body) || activeLeg(state, body).type !== 'reserve')
      continue;
    const hex = leaderHex(state, body);
    if (hex === NOWHERE) continue;
    const isSeen = state.units.some(
      ({ hex: from }, id) => from !== NOWHERE && theatre.units[id]?.side !== side && sees(field, from, hex),
    );
    if (!isSeen && (player === null || seatOfBody(state, body) === player)) yield body;
  }
}

/** NLC-13.1, R068: from the first night turn after elimination on. */
export function canReturn(state: Read, id: UnitId): boolean {
  const { status, eliminatedOn } = unitAt(state, id);
  if (status !== 'eliminated') return false;
  const { turns } = theatreOf(state);
  return turns.slice(eliminatedOn, state.turn).some(({ night }) => night);
}

/** NLC-13.4: room in the leader's hex, and no more than it holds this turn. */
function roomWith(state: Read, frame: Frozen<RallyFrame>, body: BodyId): boolean {
  const hex = leaderHex(state, body);
  const limit = limitOf(theatreOf(state), hex);
  const returned = frame.returned.filter((each) => each === body).length;
  if (returned >= limit) return false;
  return (
    fieldOf(state).atOf(hex, frame.side).length < limit || displacements(state, frame.side, hex).length > 0
  );
}

/** E.3: units there that can make room, and where they may go: adjacent, no ZOC, room for them. */
export function displacements(state: Read, side: Side, hex: Hex): readonly Displacement[] {
  const theatre = theatreOf(state);
  const field = fieldOf(state);
  const open = contactsOf(theatre, hex).filter(
    (to) =>
      !field.has(to, otherSide(side)) &&
      !field.inEnemyZoc(side, to) &&
      field.atOf(to, side).length < limitOf(theatre, to),
  );
  return field.atOf(hex, side).flatMap((unit) => open.map((to) => ({ unit, hex: to })));
}

interface Displacement {
  readonly unit: UnitId;
  readonly hex: Hex;
}

/** The hex where too many stand now, or NOWHERE. */
export const crowded = (state: Read, { side, returned }: Frozen<RallyFrame>): Hex =>
  returned
    .map((body) => leaderHex(state, body))
    .find(
      (hex) => hex !== NOWHERE && fieldOf(state).atOf(hex, side).length > limitOf(theatreOf(state), hex),
    ) ?? NOWHERE;

export function* able(
  state: Read,
  frame: Frozen<RallyFrame>,
): Generator<{ readonly unit: UnitId; readonly body: BodyId }> {
  for (const body of rallying(state, frame)) {
    if (!roomWith(state, frame, body)) continue;
    for (const [unit, { body: its }] of state.units.entries())
      if (its === body && canReturn(state, unit)) yield { unit, body };
  }
}
