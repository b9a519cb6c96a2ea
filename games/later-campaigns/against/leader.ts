// NLC-4.4, 11.1: why a leader cannot ride, or not there.
import { type Fields, no, type Refusal, type RuleId } from '@grognard/kernel';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { fieldOf } from '../ground/field.ts';
import { distance, isInContact, terrainOf } from '../ground/hexes.ts';
import { bodyLedBy, refuseLeaderMove } from '../movement/leaders.ts';
import { hexName, leaderName } from '../names.ts';
import { leaderLeg, turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { type Hex, type LeaderId, NOBODY, type OrderType, otherSide, type Side } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { refusals } from '../words/refusals.ts';
import { hexIn, leaderIn } from './asked.ts';
import { againstSide } from './hexside.ts';

/** Who rides; `riding`: the one who is on his way already, or NOBODY. */
export function againstRider(state: Read, side: Side, riding: LeaderId, asked: Fields): Refusal | null {
  const id = leaderIn(state, asked, 'leader');
  if (id === null) return null;
  const leader = { leader: leaderName(state, id) };
  if (leaderSheet(state, id).side !== side) return no('NLC-4.4b', illegal.notYourLeader, leader);
  if (riding !== NOBODY && riding !== id)
    return no('NLC-4.4b', illegal.anotherRides, { leader: leaderName(state, riding) });
  return riding === id ? null : refuseLeaderMove(state, id);
}

/** One hex on. */
export function againstLeaderStep(state: Read, side: Side, riding: LeaderId, asked: Fields): Refusal | null {
  const [id, to] = [leaderIn(state, asked, 'leader'), hexIn(state, asked, 'hex')];
  const against = againstRider(state, side, riding, asked);
  if (against !== null || id === null || to === null) return against;
  const { theatre } = fieldOf(state);
  const { hex: from } = leaderAt(state, id);
  const facts = { leader: leaderName(state, id), from: hexName(state, from), hex: hexName(state, to) };
  if (distance(theatre, from, to) !== 1) return no('NLC-4.4b', illegal.notBeside, facts);
  const closed = againstHex(state, side, id, to);
  if (closed !== null) return closed;
  if (!isInContact(theatre, from, to)) return againstSide(state, 'NLC-R009', from, to);
  return no('NLC-5.2a', illegal.leaderTooFar, facts);
}

/** By which order a leader is kept from a hex he could reach. */
const BOUND: { readonly [type in OrderType]?: RuleId } = {
  defend: 'NLC-12.2.3b',
  delay: 'NLC-12.2.4a',
  march: 'NLC-12.2.5a',
  fallBack: 'NLC-12.2.6a',
  generalRetreat: 'NLC-12.2.7b',
};

/** To a hex farther off; `reaches`: he could get there. */
export function againstLeaderGoing(
  state: Read,
  side: Side,
  asked: Fields,
  reaches: (leader: LeaderId, hex: Hex) => boolean,
): Refusal | null {
  const [id, to] = [leaderIn(state, asked, 'leader'), hexIn(state, asked, 'hex')];
  const against = againstRider(state, side, NOBODY, asked);
  if (against !== null || id === null || to === null) return against;
  const facts = { leader: leaderName(state, id), hex: hexName(state, to) };
  const closed = againstHex(state, side, id, to);
  if (closed !== null) return closed;
  if (!reaches(id, to)) return no('NLC-5.2a', illegal.leaderTooFar, facts);
  const body = bodyLedBy(state, id);
  const rule = body === NOBODY ? undefined : BOUND[leaderLeg(state, body).type];
  return rule === undefined ? null : no(rule, refusals.leaderNotHere, facts);
}

/** NLC-11.1b, 16.1, 5.5: hexes closed to leaders. */
function againstHex(state: Read, side: Side, id: LeaderId, to: Hex): Refusal | null {
  const field = fieldOf(state);
  const facts = { leader: leaderName(state, id), hex: hexName(state, to) };
  if (terrainOf(field.theatre, to) === 'impassable') return no('NLC-5.1b', illegal.impassable, facts);
  if (field.has(to, otherSide(side))) return no('NLC-11.1b', illegal.leaderAmongEnemies, facts);
  if (!field.inEnemyZoc(side, to)) return null;
  const { night, rain } = turnSheet(state);
  if (night) return no('NLC-16.1', illegal.zocAtNight, facts);
  if (rain) return no('NLC-5.5', illegal.zocInRain, facts);
  return field.has(to, side) ? null : no('NLC-11.1b', illegal.leaderInZoc, facts);
}
