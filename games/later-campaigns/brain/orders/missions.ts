// NLC-J.3.1: what a body might be ordered to do: attack, hold, march to or away from the places that score, or rest.

import { bodyAt, isInPlay, leaderHex } from '../../changes/bodies.ts';
import { unitAt } from '../../changes/units.ts';
import type { Prize, Theatre } from '../../data/theatre.ts';
import { theatreOf } from '../../data/theatres.ts';
import { fieldOf } from '../../ground/field.ts';
import { distance } from '../../ground/hexes.ts';
import { enemyDistance, FAR } from '../../ground/steps-to.ts';
import { membersOf } from '../../orders/divisions.ts';
import { activeLeg } from '../../orders/legs.ts';
import { targetHexes } from '../../orders/target-hexes.ts';
import type { Read } from '../../rule-types.ts';
import type { Leg } from '../../state.ts';
import {
  type BodyId,
  type Hex,
  NOBODY,
  NOWHERE,
  type OrderType,
  type PlaceId,
  type Side,
} from '../../vocabulary.ts';
import { isHeldBy } from '../stakes.ts';
import { isStarving } from './starving.ts';

/** One leg as it will be written: what to do, and where. */
export interface Task {
  readonly type: OrderType;
  /** NOBODY: where nothing is named, or the way home. */
  readonly place: PlaceId;
}

export interface Mission {
  readonly body: BodyId;
  /** Empty: the order in force goes on. */
  readonly tasks: readonly Task[];
  /** How it will be fought for when the body is there. */
  readonly type: OrderType;
  readonly at: Hex;
}

/** Prizes with the place an order would name; a wood cannot be named (NLC-R166). */
export interface Objective {
  readonly prize: Prize;
  readonly place: PlaceId;
}

const objectives = new WeakMap<Theatre, readonly Objective[]>();

export function objectivesOf(state: Read): readonly Objective[] {
  const theatre = theatreOf(state);
  const found = objectives.get(theatre) ?? objectivesIn(theatre);
  objectives.set(theatre, found);
  return found;
}

function objectivesIn({ places, victory }: Theatre): readonly Objective[] {
  return victory.flatMap((prize) => {
    if (prize.kind !== 'hex') return [];
    let found = NOBODY;
    for (const [id, { kind, hexes }] of places.entries()) {
      if (kind === 'wood' || !hexes.includes(prize.hex)) continue;
      if (found === NOBODY || hexes.length < (places[found]?.hexes.length ?? 0)) found = id;
    }
    return found === NOBODY ? [] : [{ prize, place: found }];
  });
}

/** Where a body is, for plans: its leader, or one of its units. */
export function whereabouts(state: Read, body: BodyId): Hex {
  const led = isInPlay(state, body) ? leaderHex(state, body) : NOWHERE;
  if (led !== NOWHERE) return led;
  const [first] = membersOf(state, body);
  return first === undefined ? NOWHERE : unitAt(state, first).hex;
}

/** What it is about now; an order that has come or is on its way counts as if it were obeyed. */
export function presentMission(state: Read, body: BodyId): Mission {
  const { waiting, transit } = bodyAt(state, body);
  const order = transit.at(-1) ?? waiting?.order;
  const leg: Leg = order?.legs.at(-1) ?? lastOf(state, body);
  const [goal = whereabouts(state, body)] = targetHexes(state, body, leg);
  return { body, tasks: [], type: leg.type, at: goal };
}

/** A March that goes on to an attack is judged by the attack. */
function lastOf(state: Read, body: BodyId): Leg {
  const { order, leg } = bodyAt(state, body);
  return order.legs.slice(leg).at(-1) ?? activeLeg(state, body);
}

/** Farther than this one marches before one fights. */
const ON_FOOT = 6;
/** An enemy so near may be upon one within the hour. */
export const REACH = 3;

export function missionsFor(state: Read, side: Side, body: BodyId): readonly Mission[] {
  const field = fieldOf(state);
  const from = whereabouts(state, body);
  const isClear = (enemyDistance(field, side)[from] ?? FAR) > REACH;
  const found: Mission[] = [];
  for (const { prize, place } of objectivesOf(state)) {
    const at = prize.hex;
    const isFar = isClear && distance(field.theatre, from, at) > ON_FOOT;
    const type = isHeldBy(state, at, side) ? 'defend' : 'attack';
    const fight = { type, place } as const;
    const tasks: readonly Task[] = isFar
      ? type === 'attack'
        ? [{ type: 'march', place }, fight]
        : [{ type: 'march', place }]
      : [fight];
    found.push({ body, tasks, type, at });
  }
  return found;
}

/** NLC-12.2.6: out of the enemy's reach, for whoever is within it or cut off. */
export function wayOut(state: Read, side: Side, body: BodyId): readonly Mission[] {
  const at = whereabouts(state, body);
  const isNear = (enemyDistance(fieldOf(state), side)[at] ?? FAR) <= REACH;
  if (at === NOWHERE || !(isNear || isStarving(state, body, at))) return [];
  return [{ body, tasks: [{ type: 'fallBack', place: NOBODY }], type: 'fallBack', at }];
}
