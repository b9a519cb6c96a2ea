// NLC-4.5a: what belongs to another segment of a Stage than the present one.
import { type Fields, no, type Refusal, type RuleId, type Seat } from '@grognard/kernel';
import { turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { SEGMENTS, type Segment, sideOfSeat } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { SEGMENT_NAME } from '../words/sides-and-orders.ts';

const SEGMENT_OF: { readonly [type: string]: Segment } = {
  bombard: 'bombardment',
  endBombard: 'bombardment',
  charge: 'charge',
  endDeclare: 'charge',
  select: 'movement',
  go: 'movement',
  step: 'movement',
  moveLeader: 'movement',
  goLeader: 'movement',
  hold: 'movement',
  auto: 'movement',
  enter: 'movement',
  enterLeader: 'movement',
  enterHidden: 'movement',
  stance: 'movement',
  top: 'movement',
  endMovement: 'movement',
  assign: 'assault',
  join: 'assault',
  endAssign: 'assault',
};

const RULE: { readonly [segment in Segment]: RuleId } = {
  bombardment: 'NLC-4.5b',
  charge: 'NLC-4.5c',
  movement: 'NLC-4.5d',
  assault: 'NLC-4.5e',
};

/** Which segment the enemy is in, nobody is told (NLC-G). */
export function untimely(state: Read, seat: Seat, { type }: Fields): Refusal | null {
  const segment = typeof type === 'string' ? SEGMENT_OF[type] : undefined;
  if (segment === undefined) return null;
  const { stage } = state;
  const facts = { segment: SEGMENT_NAME[segment] };
  if (stage === null) return no('NLC-4.5a', illegal.noStage, facts);
  if (segment === stage.segment || sideOfSeat(seat) !== stage.side) return null;
  const closed = closedBy(state, segment);
  if (closed !== null) return closed;
  const isOver = SEGMENTS.indexOf(segment) < SEGMENTS.indexOf(stage.segment);
  return no(RULE[segment], isOver ? illegal.segmentOver : illegal.segmentLater, {
    ...facts,
    now: SEGMENT_NAME[stage.segment],
  });
}

/** NLC-5.5, 16.1, 16.2: what night and rain leave out. */
function closedBy(state: Read, segment: Segment): Refusal | null {
  const { night, rain } = turnSheet(state);
  if (segment === 'bombardment' && night) return no('NLC-16.2', illegal.bombardByNight);
  if (segment === 'charge' && night) return no('NLC-16.1', illegal.chargeByNight);
  if (segment === 'charge' && rain) return no('NLC-5.5', illegal.chargeInRain);
  return null;
}
