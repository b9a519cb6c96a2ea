// NLC-J.3.1: the strength that missions bring to a place: how much of a body, and whether it comes in time.
import { bodySheet, isInPlay } from '../../changes/bodies.ts';
import { theatreOf } from '../../data/theatres.ts';
import { fieldOf } from '../../ground/field.ts';
import { distance } from '../../ground/hexes.ts';
import { paceOf } from '../../movement/terms.ts';
import { membersOf } from '../../orders/divisions.ts';
import { isAttackType, isFallingBack } from '../../orders/legs.ts';
import { approach } from '../../reach/approach.ts';
import type { Read } from '../../rule-types.ts';
import { armOf } from '../../strength/faces.ts';
import { type BodyId, type Hex, NOWHERE, type OrderType } from '../../vocabulary.ts';
import { powerOf } from '../front.ts';
import { nearness } from './grounds.ts';
import { type Mission, whereabouts } from './missions.ts';

/** How much a body at rest, and one that falls back, still bears on things. */
const RESTING = 0.4;
const LEAVING = 0.1;
/** NLC-12.2.5e: whoever marches does not fight. */
const MARCHING = 0.6;
/** Horse rides down whoever runs, but takes no farm. */
const HORSE_IN_ASSAULT = 0.4;

export const strengthOfBody = (state: Read, body: BodyId): number =>
  membersOf(state, body).reduce((sum, unit) => sum + powerOf(state, unit), 0);

function willOf(type: OrderType): number {
  if (isFallingBack(type)) return LEAVING;
  if (type === 'reserve') return RESTING;
  return type === 'march' ? MARCHING : 1;
}

/** Strength that is missing in a corps, by body. */
export type SentAway = ReadonlyMap<BodyId, number>;

/** Reads each body once, then counts for as many schemes as one likes. */
export class Muster {
  readonly #state: Read;
  readonly #turnsLeft: number;
  readonly #strengths = new Map<BodyId, number>();
  readonly #pushes = new Map<BodyId, number>();
  readonly #shares = new WeakMap<Mission, number>();

  constructor(state: Read) {
    this.#state = state;
    this.#turnsLeft = theatreOf(state).turns.length - state.turn + 1;
  }

  strength(body: BodyId): number {
    const known = this.#strengths.get(body) ?? strengthOfBody(this.#state, body);
    this.#strengths.set(body, known);
    return known;
  }

  /** NLC-7.3i: how much of a body tells in an assault, by how much of it is mounted. */
  push(body: BodyId): number {
    const known = this.#pushes.get(body) ?? this.#pushOf(body);
    this.#pushes.set(body, known);
    return known;
  }

  #pushOf(body: BodyId): number {
    const all = this.strength(body);
    if (all === 0) return 1;
    const horse = membersOf(this.#state, body).filter((unit) => armOf(this.#state, unit) === 'cav');
    const mounted = horse.reduce((sum, unit) => sum + powerOf(this.#state, unit), 0) / all;
    return 1 - (1 - HORSE_IN_ASSAULT) * mounted;
  }

  brought(mission: Mission, hex: Hex, sentAway: SentAway): number {
    const { type, body } = mission;
    const near = nearness(distance(fieldOf(this.#state).theatre, mission.at, hex));
    if (near === 0) return 0;
    const strength = this.strength(body) - (sentAway.get(body) ?? 0);
    return strength * willOf(type) * near * this.#timely(mission);
  }

  #timely(mission: Mission): number {
    const known = this.#shares.get(mission) ?? this.#shareInTime(mission);
    this.#shares.set(mission, known);
    return known;
  }

  /** The share of its strength a body brings: none if it comes too late. */
  #shareInTime({ body, at, type }: Mission): number {
    const from = whereabouts(this.#state, body);
    if (from === NOWHERE) return 0;
    const left = approach(theatreOf(this.#state), [at], 'march')[from] ?? 0;
    const turns = left / Math.max(4, this.#pace(body)) + (isAttackType(type) ? 1 : 0);
    return Math.max(0, 1 - turns / (this.#turnsLeft + 1));
  }

  #pace(body: BodyId): number {
    return paceOf(this.#state, isInPlay(this.#state, body) ? body : bodySheet(this.#state, body).formation);
  }

  /** NLC-12.13: a division that still follows its corps is missing there once it goes its own way. */
  sentAway(missions: readonly Mission[]): SentAway {
    const away = new Map<BodyId, number>();
    for (const { body } of missions) {
      if (isInPlay(this.#state, body)) continue;
      const { formation } = bodySheet(this.#state, body);
      away.set(formation, (away.get(formation) ?? 0) + this.strength(body));
    }
    return away;
  }
}
