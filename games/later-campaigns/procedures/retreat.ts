// D.6: one stack goes back, hex by hex; its owner picks the way.

import { ask, type Frozen, never, no } from '@grognard/kernel';
import { leaderWith, nextRetreat } from '../actions/retreat-choices.ts';
import { againstExcess } from '../against/arrange.ts';
import { againstRetreat } from '../against/retreat.ts';
import { bodySheet } from '../changes/bodies.ts';
import { disrupt } from '../changes/disruption.ts';
import { leaveByRetreat, moveLeaderTo, moveTogether } from '../changes/moving.ts';
import { eliminate } from '../changes/steps.ts';
import { alive, sheetOf, stillAt, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { isCharging } from '../fights/busy.ts';
import { goesAlong, leadersAt, mayLetPass, UNDECIDED, undecidedLeaders } from '../fights/going-back.ts';
import { openReaction } from '../fights/open-reaction.ts';
import { markFailing } from '../fights/staff.ts';
import { type RetreatFrame, retreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, limitOf } from '../ground/hexes.ts';
import { retreatHexes } from '../movement/retreat-hexes.ts';
import { bodyLedBy } from '../moves/leaders.ts';
import { activeLeg } from '../orders/legs.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { callLosses, ONE_STEP } from './losses.ts';

export const retreatTo: Rule<RetreatFrame, 'retreatTo'> = {
  type: 'retreatTo',
  rule: 'NLC-7.4a',
  *candidates(state, frame) {
    for (const hex of ways(state, frame)) yield { type: 'retreatTo', hex };
  },
  against: (state, frame, _seat, asked) => againstRetreat(state, frame, asked),
  refuse: () => null,
  target: ({ hex }) => (hex === NOWHERE ? { button: 'off the map' } : { hex }),
  apply(table, frame, _seat, { hex }) {
    goBack(table, frame, hex);
  },
};

/** NLC-12.9f: rather than enter an enemy ZOC. */
export const stopRetreat: Rule<RetreatFrame, 'stopRetreat'> = {
  type: 'stopRetreat',
  rule: 'NLC-12.9f',
  candidates: () => [{ type: 'stopRetreat' }],
  refuse(state, frame) {
    if (frame.kind !== 'orderFailure') return no('NLC-7.4a', refusals.mustRetreat);
    const field = fieldOf(state);
    return ways(state, frame).every((hex) => hex !== NOWHERE && field.inEnemyZoc(frame.side, hex))
      ? null
      : no('NLC-12.9f', refusals.freeWayBack);
  },
  target: () => ({ button: 'stop' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

/** NLC-7.4h */
export const excess: Rule<RetreatFrame, 'excess'> = {
  type: 'excess',
  rule: 'NLC-7.4h',
  *candidates(state, frame) {
    if (frame.step === 'excess')
      for (const unit of stillAt(state, frame.units, frame.at)) yield { type: 'excess', unit };
  },
  against: (state, frame, _seat, asked) => againstExcess(state, stillAt(state, frame.units, frame.at), asked),
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(table, frame, _seat, { unit }) {
    sendOn(table, frame, unit);
  },
};

const ways = (state: Read, { units, at, foes, visited, kind, step }: Frozen<RetreatFrame>): readonly Hex[] =>
  step === 'excess'
    ? []
    : retreatHexes(fieldOf(state), { units: stillAt(state, units, at), from: at, foes, visited, kind });

function goBack(table: Table, frame: RetreatFrame, hex: Hex): void {
  const { state } = table;
  const units = stillAt(state, frame.units, frame.at);
  const from = frame.at;
  if (hex === NOWHERE) {
    for (const unit of units) leaveByRetreat(table, unit);
    frame.step = 'over';
    return;
  }
  if (frame.kind !== 'orderFailure') failReserves(state, frame.side, from);
  const riders = leadersAt(state, frame).filter((leader) => goesAlong(state, frame, leader));
  moveTogether(table, units, hex, 'retreat');
  for (const leader of riders) moveLeaderTo(table, leader, hex);
  frame.at = hex;
  frame.visited = [...frame.visited, hex];
  frame.left -= 1;
  frame.step = 'entered';
}

/** With one way only: whether they stop before it, whom they let go first, or who rides along. */
const isChoice = (state: Read, frame: Frozen<RetreatFrame>): boolean =>
  frame.kind === 'orderFailure' ||
  mayLetPass(frame) ||
  (frame.kind !== 'excess' && undecidedLeaders(state, frame).length > 0);

/** NLC-12.2.9e: units go back from the hex of a leader on Reserve. */
function failReserves(state: State, side: Side, hex: Hex): void {
  for (const leader of fieldOf(state).leadersAt(hex)) {
    const body = bodyLedBy(state, leader);
    if (body !== NOBODY && bodySheet(state, body).side === side && activeLeg(state, body).type === 'reserve')
      markFailing(state, body);
  }
}

/** NLC-7.4i, R036: a stack with anything but cavalry loses a step in an enemy ZOC; nobody tests for it. */
function suffersInZoc(state: Read, frame: RetreatFrame): boolean {
  const units = stillAt(state, frame.units, frame.at);
  return (
    units.some((id) => sheetOf(state, id).arm !== 'cav') &&
    fieldOf(state).inEnemyZoc(frame.side, frame.at) &&
    (frame.kind !== 'charge' || isBesideOthers(state, frame))
  );
}

/** NLC-7.7h: of the enemies beside it some are not charging; the ZOC of those who are is ignored. */
function isBesideOthers(state: Read, { side, at }: RetreatFrame): boolean {
  const field = fieldOf(state);
  return contactsOf(theatreOf(state), at)
    .flatMap((hex) => field.atOf(hex, otherSide(side)))
    .some((enemy) => !isCharging(state, enemy));
}

/** D.6, NLC-7.4j, R024: nowhere to go; cavalry is no better off. */
function stuck(table: Table, frame: RetreatFrame, units: readonly UnitId[]): void {
  frame.step = 'over';
  switch (frame.kind) {
    case 'charge':
      for (const unit of units) eliminate(table, unit, 'NLC-7.7h');
      return;
    case 'excess':
      for (const unit of units) eliminate(table, unit, 'NLC-7.4h');
      return;
    case 'assault':
      callLosses(table, frame.side, units, ONE_STEP);
      return;
    case 'orderFailure':
      return;
    default:
      never(frame.kind);
  }
}

/** One unit too many goes on; no hex twice. */
function sendOn(table: Table, frame: RetreatFrame, unit: UnitId): void {
  frame.step = 'stack';
  frame.units = frame.units.filter((id) => id !== unit);
  const { side, at, visited } = frame;
  // D.6: after a charge nobody is choosy about whom he comes near.
  const foes = frame.kind === 'charge' ? [] : frame.foes;
  table.call(
    retreatFrame.at('look', {
      ...UNDECIDED,
      side,
      foes,
      kind: 'excess',
      units: [unit],
      at,
      left: 1,
      visited,
    }),
  );
}

export const retreat = procedure(retreatFrame, {
  rule: 'NLC-7.4a',
  pending(_state, { step, side }) {
    if (step === 'choose') return [{ seat: side, ...ask('NLC-7.4a', prompts.retreatTo) }];
    return step === 'excess' ? [{ seat: side, ...ask('NLC-7.4h', prompts.excess) }] : [];
  },
  actions: [retreatTo, stopRetreat, nextRetreat, leaderWith, excess],
  advance(table, frame) {
    const { state } = table;
    const units = stillAt(state, frame.units, frame.at);
    if (frame.next !== NOBODY) return table.end(frame.next);
    if (units.length === 0) return table.end();
    switch (frame.step) {
      case 'look': {
        if (frame.left === 0) return table.end();
        const open = ways(state, frame);
        const [only] = open;
        if (only === undefined) return stuck(table, frame, units);
        if (open.length === 1 && !isChoice(state, frame)) return goBack(table, frame, only);
        frame.step = 'choose';
        return;
      }
      case 'entered':
        frame.step = 'met';
        if (suffersInZoc(state, frame)) callLosses(table, frame.side, units, ONE_STEP);
        return;
      // Whoever the zone has cost his last step nobody charges.
      case 'met':
        frame.step = 'stack';
        return openReaction(table, {
          kind: 'retreat',
          hex: frame.at,
          movers: units,
          side: otherSide(frame.side),
        });
      case 'stack':
        return checkStack(table, frame);
      default:
        return table.end();
    }
  },
});

function checkStack(table: Table, frame: RetreatFrame): void {
  const { state } = table;
  const there = fieldOf(state).atOf(frame.at, frame.side);
  if (there.length <= limitOf(theatreOf(state), frame.at)) {
    frame.step = 'look';
    return;
  }
  disrupt(table, there, 'NLC-7.4h');
  const [only, ...others] = stillAt(state, frame.units, frame.at);
  if (only !== undefined && others.length === 0) sendOn(table, frame, only);
  else frame.step = 'excess';
}

/** A stack goes back from where it stands. */
export function callRetreat(
  table: Table,
  units: readonly UnitId[],
  how: Pick<RetreatFrame, 'side' | 'kind' | 'foes'> & {
    readonly hexes?: number;
    readonly waiting?: readonly UnitId[];
  },
): void {
  const [first] = alive(table.state, units);
  if (first === undefined) return;
  const { hex } = unitAt(table.state, first);
  const { side, kind, foes, hexes = 1, waiting = [] } = how;
  table.call(
    retreatFrame.at('look', {
      ...UNDECIDED,
      side,
      kind,
      foes,
      units,
      at: hex,
      left: hexes,
      visited: [hex],
      waiting,
    }),
  );
}
