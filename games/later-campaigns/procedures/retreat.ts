// NLC-D.6: one stack goes back, hex by hex; its owner picks the way.

import { ask, type Frozen, never } from '@grognard/kernel';
import {
  excess,
  leaderWith,
  nextRetreat,
  retreatLine,
  retreatTo,
  stopRetreat,
} from '../actions/retreat-choices.ts';
import { disrupt } from '../changes/disruption.ts';
import { eliminate } from '../changes/steps.ts';
import { alive, otherHalf, sheetOf, stillAt, unitAt } from '../changes/units.ts';
import { isCharging } from '../combat/busy.ts';
import { mayLetPass, UNDECIDED, undecidedLeaders } from '../combat/going-back.ts';
import { openReaction } from '../combat/open-reaction.ts';
import { sendOn } from '../combat/send-on.ts';
import { goBack, ways } from '../combat/way-of-retreat.ts';
import { theatreOf } from '../data/theatres.ts';
import { type RetreatFrame, retreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, limitOf } from '../ground/hexes.ts';
import { procedure, type Read, type Table } from '../rule-types.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { callLosses, ONE_STEP } from './losses.ts';

/** With one way only: whether they stop before it, whom they let go first, or who rides along. */
const isChoice = (state: Read, frame: Frozen<RetreatFrame>): boolean =>
  frame.kind === 'orderFailure' ||
  mayLetPass(frame) ||
  (frame.kind !== 'excess' && undecidedLeaders(state, frame).length > 0);

/** NLC-7.4i, NLC-R036: a stack with anything but cavalry loses a step in an enemy ZOC; nobody tests for it. */
function suffersInZoc(state: Read, frame: RetreatFrame): boolean {
  const units = stillAt(state, frame.units, frame.at);
  const half = otherHalf(state, units, frame.at);
  return (
    units.some((id) => sheetOf(state, id).arm !== 'cav') &&
    [frame.at, half].some(
      (hex) =>
        hex !== NOWHERE &&
        fieldOf(state).inEnemyZoc(frame.side, hex) &&
        (frame.kind !== 'charge' || isBesideOthers(state, frame.side, hex)),
    )
  );
}

/** NLC-7.7h: of the enemies beside it some are not charging; the ZOC of those who are is ignored. */
function isBesideOthers(state: Read, side: Side, at: Hex): boolean {
  const field = fieldOf(state);
  return contactsOf(theatreOf(state), at)
    .flatMap((hex) => field.atOf(hex, otherSide(side)))
    .some((enemy) => !isCharging(state, enemy));
}

/** NLC-D.6, NLC-7.4j, NLC-R024: nowhere to go; cavalry is no better off. */
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

export const retreat = procedure(retreatFrame, {
  rule: 'NLC-7.4a',
  pending(_state, { step, side }) {
    if (step === 'choose') return [{ seat: side, ...ask('NLC-7.4a', prompts.retreatTo) }];
    return step === 'excess' ? [{ seat: side, ...ask('NLC-7.4h', prompts.excess) }] : [];
  },
  actions: [retreatTo, retreatLine, stopRetreat, nextRetreat, leaderWith, excess],
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
        frame.step = otherHalf(state, units, frame.at) === NOWHERE ? 'stack' : 'half';
        return meet(table, frame, frame.at, units);
      // NLC-20.2.3d: its other half may be met as well.
      case 'half':
        frame.step = 'stack';
        return meet(table, frame, otherHalf(state, units, frame.at), units);
      case 'stack':
        return checkStack(table, frame);
      default:
        return table.end();
    }
  },
});

function meet(table: Table, { side }: RetreatFrame, hex: Hex, movers: readonly UnitId[]): void {
  if (hex !== NOWHERE) openReaction(table, { kind: 'retreat', hex, movers, side: otherSide(side) });
}

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
