// What counters, bodies and sides are like before anything has happened to them.
import type { Army, Body, Leader, Order, SideState, Unit } from './state.ts';
import { type BodyId, type Hex, type LeaderId, NOBODY, NOWHERE } from './vocabulary.ts';

export const freshUnit = (body: BodyId, hex: Hex): Unit => ({
  status: hex === NOWHERE ? 'off' : 'map',
  hex,
  lost: 0,
  disrupted: false,
  body,
  ownLeg: null,
  charged: 0,
  bombarded: 0,
  activated: 0,
  attacked: 0,
  assailed: 0,
  startedInZoc: false,
  eliminatedOn: 0,
  diedSupplied: false,
  onTop: false,
  stance: 'ask',
  movedOn: 0,
  enteredOn: 0,
  direct: NOBODY,
  extended: NOWHERE,
});

export const freshLeader = (rating: number, hex: Hex): Leader => ({
  status: hex === NOWHERE ? 'off' : 'map',
  hex,
  rating,
  replaced: false,
  moved: 0,
  gaveOrders: 0,
  rallied: 0,
  strayed: false,
  tookOver: 0,
  ridesWith: NOBODY,
  enteredOn: 0,
  entryPaid: 0,
});

export const freshBody = (order: Order, leader: LeaderId, chit: BodyId): Body => ({
  order,
  leg: 0,
  legSince: 0,
  lossTurn: 0,
  bombardTurns: 0,
  contact: false,
  reached: false,
  arrived: false,
  anchor: NOWHERE,
  transit: [],
  waiting: null,
  leader,
  chit,
  parent: NOBODY,
  wing: NOBODY,
  endable: false,
  attackedOn: 0,
  bombardedOn: 0,
  limitShift: 0,
  limitPoints: 0,
  foes: [],
  confusedFrom: 0,
  confusedUntil: 0,
  bypassedUntil: 0,
  fatigue: 'fresh',
  rest: 0,
  wakeful: false,
  march: null,
  unbound: false,
});

/** A Stage of which nothing has happened yet. */
export const FRESH_STAGE = {
  player: null,
  segment: 'bombardment',
  faced: {},
  tested: [],
  finished: [],
  startZoc: [],
  disruptedAtStart: [],
  salvo: [],
  fired: [],
  columns: {},
  trail: null,
  post: null,
} as const;

export const FRESH_ARMY: Army = { levelShift: 0, levelTenths: 0, demoralizedOn: 0, disintegratedOn: 0 };

export const FRESH_SIDE: SideState = {
  gardeBroken: false,
  retreated: 0,
  retreatFights: 0,
  retreatedBefore: 0,
  retreatFightsBefore: 0,
  yielded: 0,
  yieldedBefore: 0,
  points: 0,
};
