// NLC-F.3: what keeps a Movement Segment from ending: obligations that can still be met.

import { no, type Refusal, type RuleId } from '@grognard/kernel';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import type { Context } from '../context.ts';
import { orderFacts } from '../names.ts';
import { leaderLeg, turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { type LeaderId, NOBODY, type OrderType, type Side } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { mustStillTouch } from './contact-duty.ts';
import { dutyMetric } from './duty.ts';
import { refuseEntry } from './entering.ts';
import { owesHelp } from './leader-help.ts';
import { bodyLedBy } from './leaders.ts';
import { mustCloseUp } from './spread.ts';

export function refuseEndOfMovement(state: Read, side: Side, context: Context): Refusal | null {
  const { stage } = state;
  if (stage === null) return null;
  return (
    refuseEntryLeft(state, side, context) ??
    refuseUnitDuties(state, context) ??
    refuseBodyDuties(state, context) ??
    refuseLeaderDuties(state, side, context)
  );
}

/** NLC-R161: whoever is due must come in if he can. */
function refuseEntryLeft(state: Read, side: Side, context: Context): Refusal | null {
  // NLC-R146: at night they may wait for daylight.
  if (state.options.fatigue && turnSheet(state).night) return null;
  for (const { units, leaders, hexes } of context.due(side)) {
    const able = units.find((id) => hexes.some((hex) => refuseEntry(state, [id], hex) === null));
    if (able !== undefined) return no('NLC-R161', refusals.mustEnter, { unit: sheetOf(state, able).name });
    const [leader] = leaders;
    if (leader !== undefined)
      return no('NLC-R161', refusals.mustEnter, { unit: leaderSheet(state, leader).name });
  }
  return null;
}

/** A unit may remain unmoved only on a good stop. */
function refuseUnitDuties(state: Read, context: Context): Refusal | null {
  const bound = context.unmoved.find((id) => !context.mayStay(id));
  if (bound === undefined) return null;
  const facts = orderFacts(state, bound);
  // It owes nothing of its own, but it is the last that can do what all of them owe.
  if (dutyMetric(state, bound, unitAt(state, bound).hex) === null)
    return no(
      mustStillTouch(state, unitAt(state, bound).body)?.rule ?? 'NLC-12.2d',
      refusals.mustTouch,
      facts,
    );
  return no('NLC-12.2d', refusals.stillOwes, facts);
}

function refuseBodyDuties(state: Read, context: Context): Refusal | null {
  const bodies = new Set((state.stage?.active ?? []).map((id) => unitAt(state, id).body));
  for (const body of bodies) {
    const last = mustStillTouch(state, body);
    if (last !== null) return no(last.rule, refusals.mustTouch, orderFacts(state, last.unit));
    const stray = mustCloseUp(state, body, context);
    if (stray !== null) return no('NLC-12.13b', refusals.mustCloseUp, { unit: sheetOf(state, stray).name });
  }
  return null;
}

/** By what kind of order a leader is bound to ride on. */
const LEADER_DUTY: { readonly [type in OrderType]?: RuleId } = {
  defend: 'NLC-12.2.3b',
  march: 'NLC-12.2.5a',
  fallBack: 'NLC-12.2.6a',
  generalRetreat: 'NLC-12.2.7b',
};

interface LeaderDuty {
  readonly leader: LeaderId;
  readonly rule: RuleId;
  readonly why: 'leaderStillOwes' | 'leaderWanted';
}

/** NLC-F.3, NLC-F.4: a leader moves on with his units, if he can be sent somewhere better; NLC-12.2e: or somewhere they need him. */
export function* leaderDuties(state: Read, side: Side, context: Context): Generator<LeaderDuty> {
  for (const leader of context.leaders(side)) {
    const body = bodyLedBy(state, leader);
    const rule = body === NOBODY ? undefined : LEADER_DUTY[leaderLeg(state, body).type];
    if (rule === undefined || context.goalsOf(leader).length === 0) continue;
    const { hex } = leaderAt(state, leader);
    if (!context.stopsOnRide(leader, hex).includes(hex)) yield { leader, rule, why: 'leaderStillOwes' };
  }
  const wanted = owesHelp(state, side, context);
  if (wanted !== null) yield { leader: wanted, rule: 'NLC-12.2e', why: 'leaderWanted' };
}

function refuseLeaderDuties(state: Read, side: Side, context: Context): Refusal | null {
  for (const { leader, rule, why } of leaderDuties(state, side, context))
    return no(rule, refusals[why], { leader: leaderSheet(state, leader).name });
  return null;
}
