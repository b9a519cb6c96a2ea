// NLC-J.3.1: the staff proposes: for each body the missions that would better the scheme, and by whom they are best sent.

import type { Seat } from '@grognard/kernel';
import { bodiesInPlay, bodyAt, bodySheet, hasUnits, isInPlay, unitsOf } from '../../changes/bodies.ts';
import type { OrdersFrame } from '../../frames.ts';
import { asSide, type Read } from '../../rule-types.ts';
import { seatOfBody } from '../../seats/holding.ts';
import { sendersHeldBy } from '../../seats/writers.ts';
import { priceOfUse } from '../../specials/guard-cavalry.ts';
import { recipientsOf } from '../../staff/senders.ts';
import { type BodyId, type LeaderId, NOBODY, type Side } from '../../vocabulary.ts';
import { best } from '../legal.ts';
import { localChances, shareObeyed } from './compliance.ts';
import { errandsOf, hqsInDanger } from './errands.ts';
import { type Mission, missionsFor, presentMission, wayOut } from './missions.ts';
import { strengthOfBody } from './muster.ts';
import { rest } from './recall.ts';
import type { Resolve } from './resolve.ts';
import { Scheming } from './scheme.ts';

/** An order costs a courier and breaks off what was begun: it must be worth so many points. */
const LEAST_GAIN = 0.7;
/** Whoever has nothing to do is sent for less. */
const LEAST_FOR_IDLE = 0.25;
/** A division alone is out of hand: it must be worth more. */
const LEAST_FOR_DIVISION = 1.5;
/** NLC-11.4c: what a lost headquarters costs, in victory points. */
const LOST_HQ = 2;
/** What a Bad Move costs, for each point of strength led astray. */
const ASTRAY = 0.12;

interface Proposal {
  readonly mission: Mission;
  readonly sender: LeaderId;
  /** In victory points. */
  readonly gain: number;
}

export class Staff {
  readonly #state: Read;
  readonly #what: OrdersFrame['what'];
  readonly #seat: Seat;
  readonly #side: Side;
  readonly #scheming: Scheming;
  readonly #resolve: Resolve;
  readonly #missions: Map<BodyId, Mission>;

  /** Those who join their corps are written to no more. */
  constructor(
    state: Read,
    what: OrdersFrame['what'],
    seat: Seat,
    joining: readonly BodyId[],
    resolve: Resolve,
  ) {
    const side = asSide(seat);
    this.#state = state;
    this.#seat = seat;
    this.#what = what;
    this.#side = side;
    this.#resolve = resolve;
    this.#scheming = new Scheming(state, side, resolve);
    const bodies = bodiesInPlay(state, side).filter(
      (body) => hasUnits(state, body) && unitsOf(state, body).length > 0 && !joining.includes(body),
    );
    this.#missions = new Map(bodies.map((body) => [body, presentMission(state, body)]));
  }

  /** From now on the scheme counts on it. */
  adopt(mission: Mission): void {
    this.#missions.set(mission.body, mission);
  }

  /** All that would better the scheme as it stands, the best first. */
  proposals(): readonly Proposal[] {
    const now = this.#scheming.worth([...this.#missions.values()]);
    const found: Proposal[] = [];
    for (const [body, present] of this.#missions) {
      // NLC-12.4a: one order for each.
      if (present.tasks.length > 0) continue;
      const least = this.#resolve.least * (isIdle(present) ? LEAST_FOR_IDLE : LEAST_GAIN);
      for (const mission of this.#missionsOf(body)) {
        const changed = new Map(this.#missions).set(body, mission);
        const gain = this.#scheming.worth([...changed.values()]) - now - priceOfUse(this.#state, body);
        if (gain < least) continue;
        const proposal = this.#addressed(mission, gain);
        if (proposal !== null && proposal.gain >= least) found.push(proposal);
      }
    }
    if (this.#what === 'send') found.push(...this.#errands(now), ...this.#rescues());
    return found.toSorted((a, b) => b.gain - a.gain);
  }

  #missionsOf(body: BodyId): readonly Mission[] {
    return [missionsFor, wayOut, rest].flatMap((missions) => missions(this.#state, this.#side, body));
  }

  /** Of a corps that is written to, no division is taken away in the same hour. */
  #errands(now: number): readonly Proposal[] {
    const found: Proposal[] = [];
    for (const mission of errandsOf(this.#state, this.#side)) {
      const corps = this.#missions.get(bodySheet(this.#state, mission.body).formation);
      if (this.#missions.has(mission.body) || corps === undefined || corps.tasks.length > 0) continue;
      const changed = new Map(this.#missions).set(mission.body, mission);
      const gain = this.#scheming.worth([...changed.values()]) - now;
      const proposal = gain < LEAST_FOR_DIVISION ? null : this.#addressed(mission, gain);
      if (proposal !== null && proposal.gain >= LEAST_FOR_DIVISION) found.push(proposal);
    }
    return found;
  }

  #rescues(): readonly Proposal[] {
    const found: Proposal[] = [];
    for (const mission of hqsInDanger(this.#state, this.#side)) {
      if (this.#missions.has(mission.body)) continue;
      const proposal = this.#addressed(mission, LOST_HQ);
      if (proposal !== null) found.push(proposal);
    }
    return found;
  }

  #addressed(mission: Mission, gain: number): Proposal | null {
    const { body } = mission;
    // NLC-M.3: a change of mind would count as failure.
    if (this.#what === 'own')
      return isInPlay(this.#state, body) &&
        bodyAt(this.#state, body).unbound &&
        seatOfBody(this.#state, body) === this.#seat
        ? { mission, sender: NOBODY, gain }
        : null;
    if (this.#what === 'local') {
      // NLC-M.8: whoever is another player's decides for himself.
      if (seatOfBody(this.#state, body) !== this.#seat) return null;
      const { acts, blunders } = localChances(this.#state, body);
      // Whoever is told so by his commander does it more surely.
      if (this.#shareOf(this.#senderOf(mission), mission) > acts) return null;
      const cost = ASTRAY * strengthOfBody(this.#state, body);
      return { mission, sender: NOBODY, gain: gain * acts - blunders * (cost + gain) - cost * 0.1 };
    }
    if (this.#state.locals.some(({ recipient }) => recipient === body)) return null;
    const sender = this.#senderOf(mission);
    return sender === undefined ? null : { mission, sender, gain: gain * this.#shareOf(sender, mission) };
  }

  /** By whom it is best sent. */
  #senderOf(mission: Mission): LeaderId | undefined {
    const senders = sendersHeldBy(this.#state, this.#seat).filter((each) =>
      recipientsOf(this.#state, each).includes(mission.body),
    );
    return best(senders, (each) => this.#shareOf(each, mission));
  }

  #shareOf(sender: LeaderId | undefined, mission: Mission): number {
    return sender === undefined ? 0 : shareObeyed(this.#state, sender, mission);
  }
}

const isIdle = ({ type }: Mission): boolean => type === 'march' || type === 'reserve' || type === 'fallBack';
