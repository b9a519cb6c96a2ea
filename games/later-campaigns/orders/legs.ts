// NLC-F.1: which leg of which order binds a unit now.

import { invariant } from '@grognard/kernel';
import { bodyAt } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { TurnSheet } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import { type BodyId, NOWHERE, type OrderType, type UnitId } from '../vocabulary.ts';
import { marchLeft } from './metrics.ts';

/** The leg a body is on. */
export function activeLeg(state: Read, id: BodyId): Leg {
  const { order, leg } = bodyAt(state, id);
  const found = order.legs[leg];
  if (found === undefined) invariant(false, `body ${id} is on a leg of its order`);
  return found;
}

/** NLC-12.9c: its own leg, or that of its body. */
export function legOf(state: Read, id: UnitId): Leg {
  const { ownLeg, body, enteredOn } = unitAt(state, id);
  const leg = ownLeg ?? activeLeg(state, body);
  return isBivouac(state, leg) && enteredOn !== state.turn ? bivouacOf(state, body, leg) : leg;
}

/** The leg of its leader: at night he rests with the others. */
export function leaderLeg(state: Read, body: BodyId): Leg {
  const leg = activeLeg(state, body);
  return isBivouac(state, leg) ? bivouacOf(state, body, leg) : leg;
}

/** NLC-20.8a: a March that is not forced stops at night. */
export const isBivouac = (state: Read, leg: Leg): boolean =>
  state.options.fatigue && leg.type === 'march' && !leg.forced && turnSheet(state).night;

/** The head of the column stays where it is, the rest closes up to it. */
function bivouacOf(state: Read, body: BodyId, leg: Leg): Leg {
  const left = marchLeft(state, body, leg);
  let head = NOWHERE;
  for (const { body: its, hex } of state.units)
    if (its === body && hex !== NOWHERE && (head === NOWHERE || left(hex) < left(head))) head = hex;
  return { ...leg, route: [], target: { kind: 'currentPosition', hexes: head === NOWHERE ? [] : [head] } };
}

export const orderTypeOf = (state: Read, id: UnitId): OrderType => legOf(state, id).type;

export const nextLeg = (state: Read, id: BodyId): Leg | null => {
  const { order, leg } = bodyAt(state, id);
  return order.legs[leg + 1] ?? null;
};

/** NLC-5.2d */
export const isMarchLike = (type: OrderType): boolean =>
  type === 'march' || type === 'fallBack' || type === 'generalRetreat';

export const isFallingBack = (type: OrderType): boolean => type === 'fallBack' || type === 'generalRetreat';

/** NLC-12.2h */
export const isAttackType = (type: OrderType): boolean => type === 'attack' || type === 'probe';
export const isDefendType = (type: OrderType): boolean => type === 'defend' || type === 'delay';

/** NLC-R111: an attack dated "next day" waits, and its units keep out of zones. */
export function isWaitingForDay(state: Read, body: BodyId, leg: Leg): boolean {
  if (leg.nextDay) return !hasDawned(state, bodyAt(state, body).order.issued);
  // NLC-20.8f: after a Forced March an attack begins in the morning.
  return (
    state.options.fatigue &&
    isAttackType(leg.type) &&
    turnSheet(state).night &&
    cameByForcedMarch(state, body)
  );
}

const cameByForcedMarch = (state: Read, body: BodyId): boolean => {
  const { order, leg } = bodyAt(state, body);
  return order.legs[leg - 1]?.forced === true;
};

/** Whether a night has passed since that turn, and it is or was day again. */
function hasDawned(state: Read, since: number): boolean {
  const { turns } = theatreOf(state);
  let wasNight = turns[since - 1]?.night ?? false;
  for (const { night } of turns.slice(since, state.turn)) {
    if (wasNight && !night) return true;
    wasNight = night;
  }
  return false;
}

export function turnSheet(state: Read): TurnSheet {
  const sheet = theatreOf(state).turns[state.turn - 1];
  if (sheet === undefined) invariant(false, `turn ${state.turn} is in the scenario`);
  return sheet;
}

const NOTHING: Leg = {
  type: 'reserve',
  target: null,
  route: [],
  forced: false,
  nextDay: false,
  superior: null,
  defendHexes: [],
};

/** A leg with nothing but what is said. */
export const legWith = (fields: Partial<Leg> & Pick<Leg, 'type'>): Leg => ({ ...NOTHING, ...fields });
