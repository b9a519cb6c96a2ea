// F.1: which leg of which order binds a unit now.

import { invariant } from '@grognard/kernel';
import { bodyAt } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { TurnSheet } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import type { BodyId, OrderType, UnitId } from '../vocabulary.ts';

/** The leg a body is on. */
export function activeLeg(state: Read, id: BodyId): Leg {
  const { order, leg } = bodyAt(state, id);
  const found = order.legs[leg];
  invariant(found !== undefined, `body ${id} is on a leg of its order`);
  return found;
}

/** NLC-12.9c: its own leg, or that of its body. */
export function legOf(state: Read, id: UnitId): Leg {
  const { ownLeg, body } = unitAt(state, id);
  return ownLeg ?? activeLeg(state, body);
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

/** R111: an attack dated "next day" waits, and its units keep out of zones. */
export function isWaitingForDay(state: Read, body: BodyId, leg: Leg): boolean {
  if (!leg.nextDay) return false;
  const now = turnSheet(state);
  const { issued } = bodyAt(state, body).order;
  const then = theatreOf(state).turns[issued - 1];
  return now.night || then === undefined || now.day === then.day;
}

export function turnSheet(state: Read): TurnSheet {
  const sheet = theatreOf(state).turns[state.turn - 1];
  invariant(sheet !== undefined, `turn ${state.turn} is in the scenario`);
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
