// E.2: orders for the turn. Missions are bettered one body at a time; what gains most is written first.

import type { Frozen, Seat } from '@grognard/kernel';
import { bodiesInPlay, hasUnits, unitsOf } from '../../changes/bodies.ts';
import { endDivisional, toReserve } from '../../actions/command-choices.ts';
import type { Context } from '../../context.ts';
import type { OrdersFrame } from '../../frames.ts';
import type { Action } from '../../grammar.ts';
import { asSide, type Read } from '../../rule-types.ts';
import { draftFrom } from '../../staff/papers.ts';
import { recipientsOf, sendersOf } from '../../staff/senders.ts';
import { type BodyId, type LeaderId, NOBODY, type Side } from '../../vocabulary.ts';
import { best } from '../legal.ts';
import { badMove } from './bad-move.ts';
import { localChances, shareObeyed } from './compliance.ts';
import { type Mission, missionsFor, presentMission } from './missions.ts';
import { Desk } from './paper.ts';
import { Scheming, strengthOfBody } from './scheme.ts';

/** An order costs a courier and breaks off what was begun: it must be worth so many points. */
const LEAST_GAIN = 0.7;
/** What a Bad Move costs, for each point of strength led astray. */
const ASTRAY = 0.12;

interface Proposal {
  readonly mission: Mission;
  readonly sender: LeaderId;
  readonly gain: number;
}

export function writeOrders(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
): readonly Action[] {
  const { edit, papers } = draftFrom(frame, seat);
  if (frame.what === 'badMove') return badMove(state, frame, seat, context);
  if (edit !== null) return [{ type: 'dropOrder' }];
  if (papers.length > 0) return [{ type: 'done' }];
  const desk = new Desk(state, frame, seat, context);
  const side = asSide(seat);
  const small = frame.what === 'send' ? withoutCourier(state, frame, seat, context) : [];
  const scheming = new Scheming(state, side);
  const bodies = ledBodies(state, side);
  const missions = new Map(bodies.map((body) => [body, presentMission(state, body)]));
  for (let written = 0; written < bodies.length; written += 1) {
    const proposals = proposalsFor(state, frame, side, scheming, missions);
    const chosen = proposals.find(({ sender, mission }) => desk.write(sender, mission));
    if (chosen === undefined) break;
    missions.set(chosen.mission.body, chosen.mission);
  }
  return [...small, ...desk.steps, { type: 'done' }];
}

const ledBodies = (state: Read, side: Side): readonly BodyId[] =>
  bodiesInPlay(state, side).filter((body) => hasUnits(state, body) && unitsOf(state, body).length > 0);

/** All that would better the scheme, the best first. */
function proposalsFor(
  state: Read,
  frame: Frozen<OrdersFrame>,
  side: Side,
  scheming: Scheming,
  missions: ReadonlyMap<BodyId, Mission>,
): readonly Proposal[] {
  const now = scheming.worth([...missions.values()]);
  const found: Proposal[] = [];
  for (const [body, present] of missions) {
    if (present.tasks.length > 0) continue;
    for (const mission of missionsFor(state, side, body)) {
      const changed = new Map(missions).set(body, mission);
      const gain = scheming.worth([...changed.values()]) - now;
      if (gain < LEAST_GAIN) continue;
      const proposal = addressed(state, frame, side, mission, gain);
      if (proposal !== null && proposal.gain >= LEAST_GAIN) found.push(proposal);
    }
  }
  return found.toSorted((a, b) => b.gain - a.gain);
}

/** By whom it is best sent, and what is left of its worth on the way. */
function addressed(
  state: Read,
  { what }: Frozen<OrdersFrame>,
  side: Side,
  mission: Mission,
  gain: number,
): Proposal | null {
  if (what === 'local') {
    const { acts, blunders } = localChances(state, mission.body);
    const cost = ASTRAY * strengthOfBody(state, mission.body);
    return { mission, sender: NOBODY, gain: gain * acts - blunders * (cost + gain) - cost * 0.1 };
  }
  if (state.locals.some(({ recipient }) => recipient === mission.body)) return null;
  const senders = sendersOf(state, side).filter((sender) => recipientsOf(state, sender).includes(mission.body));
  const sender = best(senders, (each) => shareObeyed(state, each, mission));
  return sender === undefined ? null : { mission, sender, gain: gain * shareObeyed(state, sender, mission) };
}

/** NLC-12.2.6e, 12.13f: beaten bodies out of the enemy's reach rest, parties join their corps. */
function withoutCourier(
  state: Read,
  frame: Frozen<OrdersFrame>,
  seat: Seat,
  context: Context,
): readonly Action[] {
  const steps: Action[] = [];
  for (const action of toReserve.candidates(state, frame, seat, context))
    if (toReserve.refuse(state, frame, seat, action, context) === null) steps.push(action);
  for (const action of endDivisional.candidates(state, frame, seat, context))
    if (endDivisional.refuse(state, frame, seat, action, context) === null) steps.push(action);
  return steps;
}
