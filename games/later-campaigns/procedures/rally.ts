// E.3, NLC-13: eliminated units come back to a leader on Reserve who is out of sight.

import { ask, type Frozen, invariant } from '@grognard/kernel';
import { bodiesInPlay, bodyAt, hasUnits, leaderHex, patchLeader, unitsOf } from '../changes/bodies.ts';
import { moveTogether } from '../changes/moving.ts';
import { patchUnit, patchUnits, sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { controlNow } from '../control/control.ts';
import { theatreOf } from '../data/theatres.ts';
import { type RallyFrame, rallyFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, limitOf } from '../ground/hexes.ts';
import { isDemoralized } from '../morale/demoralization.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { activeLeg } from '../orders/legs.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { seatOfBody, seatOfUnit, seatsOfSide } from '../seats/holding.ts';
import { hasChairs } from '../seats/seating.ts';
import { sees } from '../sight/line-of-sight.ts';
import type { State } from '../state.ts';
import { hasSameRatings } from '../strength/ratings.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { windowNames } from '../words/windows.ts';

/** One player of the side after the other; the last called is the first to run. */
export function callRallies(table: Table, side: Side): void {
  const players = hasChairs(table.state) ? seatsOfSide(table.state, side).toReversed() : [null];
  for (const player of players)
    table.call(rallyFrame.at('look', { side, player, returned: [], latest: NOBODY, done: false }));
}

/** NLC-13.2: bodies on Reserve whose leader no enemy unit sees. */
function* rallying(state: Read, { side, player }: Frozen<RallyFrame>): Generator<BodyId> {
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
function displacements(state: Read, side: Side, hex: Hex): readonly Displacement[] {
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
const crowded = (state: Read, { side, returned }: Frozen<RallyFrame>): Hex =>
  returned
    .map((body) => leaderHex(state, body))
    .find(
      (hex) => hex !== NOWHERE && fieldOf(state).atOf(hex, side).length > limitOf(theatreOf(state), hex),
    ) ?? NOWHERE;

/** NLC-13.4: units already there make room. */
export const displace: Rule<RallyFrame, 'displace'> = {
  type: 'displace',
  rule: 'NLC-13.4',
  *candidates(state, frame) {
    if (frame.step !== 'displace') return;
    for (const { unit, hex } of displacements(state, frame.side, crowded(state, frame)))
      if (unitAt(state, unit).eliminatedOn === 0 && unit !== frame.latest)
        yield { type: 'displace', unit, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { unit, hex }) {
    moveTogether(table, [unit], hex, 'move');
    frame.step = 'look';
  },
};

function* able(
  state: Read,
  frame: Frozen<RallyFrame>,
): Generator<{ readonly unit: UnitId; readonly body: BodyId }> {
  for (const body of rallying(state, frame)) {
    if (!roomWith(state, frame, body)) continue;
    for (const [unit, { body: its }] of state.units.entries())
      if (its === body && canReturn(state, unit)) yield { unit, body };
  }
}

export const rallyUnit: Rule<RallyFrame, 'rally'> = {
  type: 'rally',
  rule: 'NLC-13.4',
  *candidates(state, frame) {
    if (frame.step === 'displace') return;
    for (const { unit } of able(state, frame))
      if (sheetOf(state, unit).steps.length > 1) yield { type: 'rally', unit };
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit }) => bringBack(table, frame, [unit]),
};

/** NLC-13.6: one-step units by pairs with identical ratings. */
export const rallyPair: Rule<RallyFrame, 'rallyPair'> = {
  type: 'rallyPair',
  rule: 'NLC-13.6',
  *candidates(state, frame) {
    if (frame.step === 'displace') return;
    const single = [...able(state, frame)].filter(({ unit }) => sheetOf(state, unit).steps.length === 1);
    for (const { unit, body } of single)
      for (const other of single)
        if (
          unit < other.unit &&
          body === other.body &&
          hasSameRatings(sheetOf(state, unit), sheetOf(state, other.unit))
        )
          yield { type: 'rallyPair', unit, with: other.unit };
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit, with: other }) => bringBack(table, frame, [unit, other]),
};

/** R033: a huge unit on its third face, in range of its leader. */
export const rallyHuge: Rule<RallyFrame, 'rallyHuge'> = {
  type: 'rallyHuge',
  rule: 'NLC-6.2b',
  *candidates(state, frame) {
    if (frame.step === 'displace') return;
    const field = fieldOf(state);
    for (const body of rallying(state, frame)) {
      if (
        frame.returned.filter((each) => each === body).length >=
        limitOf(theatreOf(state), leaderHex(state, body))
      )
        continue;
      for (const unit of unitsOf(state, body))
        if (unitAt(state, unit).lost === 2 && isInCommand(state, field, unit))
          yield { type: 'rallyHuge', unit };
    }
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(table, frame, _seat, { unit }) {
    const { state } = table;
    const { body, hex } = unitAt(state, unit);
    noteRally(state, frame, body);
    const roll = rollToReturn(table, unit);
    if (roll !== null && roll > RETURNS_ON) {
      destroy(table, [unit], roll);
      state.control = controlNow(state);
      return;
    }
    patchUnit(state, unit, { lost: 1 });
    table.emit({ type: 'unitRallied', rule: 'NLC-6.2b', unit, hex, roll });
  },
};

export const endRally: Rule<RallyFrame, 'endRally'> = {
  type: 'endRally',
  rule: 'NLC-13.4',
  role: 'commit',
  *candidates(_state, frame) {
    if (frame.step !== 'displace') yield { type: 'endRally' };
  },
  refuse: () => null,
  target: () => ({ button: 'endRally' }),
  apply(_table, frame) {
    frame.done = true;
  },
};

const RETURNS_ON = 4;

/** NLC-13.5: in a demoralized corps or army every rally needs a roll; null: none. */
function rollToReturn(table: Table, unit: UnitId): number | null {
  const { state } = table;
  const { formation, army, id } = sheetOf(state, unit);
  const isShaken = isDemoralized(state, formation) || (state.armies[army]?.demoralizedOn ?? 0) > 0;
  return isShaken ? table.random.die(6, `NLC-13.5 rally ${id}`) : null;
}

function destroy(table: Table, units: readonly UnitId[], roll: number): void {
  patchUnits(table.state, units, { status: 'destroyed', hex: NOWHERE, extended: NOWHERE });
  table.emit({ type: 'rallyFailed', rule: 'NLC-13.5', units, roll });
}

/** NLC-13.5: a 5 or 6 destroys what was to return. */
function bringBack(table: Table, frame: RallyFrame, units: readonly UnitId[]): void {
  const { state } = table;
  const [unit, lost] = units;
  invariant(unit !== undefined, 'a unit is rallied');
  const { body } = unitAt(state, unit);
  noteRally(state, frame, body);
  const roll = rollToReturn(table, unit);
  if (roll !== null && roll > RETURNS_ON) {
    destroy(table, units, roll);
    return;
  }
  if (lost !== undefined) patchUnit(state, lost, { status: 'destroyed' });
  const hex = leaderHex(state, body);
  const face = Math.min(1, sheetOf(state, unit).steps.length - 1);
  patchUnit(state, unit, { status: 'map', hex, lost: face, eliminatedOn: 0 });
  frame.latest = unit;
  frame.step = 'look';
  table.emit({ type: 'unitRallied', rule: 'NLC-13.4', unit, hex, roll });
}

/** NLC-13.3 */
function noteRally(state: State, frame: RallyFrame, body: BodyId): void {
  frame.returned = [...frame.returned, body];
  const { leader } = bodyAt(state, body);
  if (leader !== NOBODY) patchLeader(state, leader, { rallied: state.turn });
}

/** Part G: by public facts alone: somebody could be rallied if his formation were on Reserve and its leader unseen. */
const isWorthAsking = (state: Read, { side, player }: Frozen<RallyFrame>): boolean =>
  state.units.some(
    ({ status, lost }, id) =>
      sideOf(state, id) === side &&
      (player === null || seatOfUnit(state, id) === player) &&
      (canReturn(state, id) || (status === 'map' && lost === 2)),
  );

const windowIn = ({ turn }: Read) => ({
  id: 'rally',
  name: windowNames.rally,
  turn,
  pass: { type: 'endRally' },
});

export const rally = procedure(rallyFrame, {
  rule: 'NLC-13.1',
  pending(state, frame) {
    if (frame.step === 'displace') return [{ seat: frame.side, ...ask('NLC-13.4', prompts.displace) }];
    return frame.step === 'choose' && !frame.done && isWorthAsking(state, frame)
      ? [{ seat: frame.side, ...ask('NLC-13.4', prompts.rally), window: windowIn(state) }]
      : [];
  },
  actions: [rallyUnit, rallyPair, rallyHuge, displace, endRally],
  advance(table, frame) {
    if (frame.step === 'look') frame.step = crowded(table.state, frame) === NOWHERE ? 'choose' : 'displace';
    else table.end();
  },
});
