// What orders of the machine come to, in sentences: who does what where, the main effort first.
import type { Frozen, Said } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import type { Action } from '../grammar.ts';
import { bodyName, leaderName } from '../names.ts';
import { isAttackType } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import {
  type BodyId,
  type LeaderId,
  NOBODY,
  type OrderType,
  otherSide,
  type PlaceId,
} from '../vocabulary.ts';
import { told } from '../words/told.ts';
import { ofType } from './legal.ts';
import { arrivalsOf } from './orders/arrivals.ts';
import { strengthOfBody } from './orders/muster.ts';
import { resolveOfMarshal } from './orders/resolve.ts';

/** An order as it was written step by step. */
interface Written {
  readonly sender: LeaderId;
  readonly body: BodyId;
  readonly types: readonly OrderType[];
  readonly place: PlaceId;
}

/** Begun and finished; what is dropped half-way is not told. */
function ordersIn(plan: readonly Action[]): readonly Written[] {
  const found: Written[] = [];
  for (const [from, action] of plan.entries()) {
    if (action.type !== 'begin') continue;
    const { sender, recipient: body, order } = action;
    const length = plan.slice(from).findIndex(({ type }) => type === 'finish' || type === 'dropOrder');
    if (plan[from + length]?.type !== 'finish') continue;
    const steps = plan.slice(from, from + length);
    const types = [order, ...ofType(steps, 'append').map((each) => each.order)];
    const at = ofType(steps, 'target').at(-1)?.at;
    found.push({ sender, body, types, place: at?.kind === 'place' ? at.place : NOBODY });
  }
  return found;
}

function sentenceOf({ types, place }: Written): string {
  const last = types.at(-1) ?? 'reserve';
  if (isAttackType(last)) return types.length > 1 ? told.marchAndAttack : told.attack;
  if (place === NOBODY) return last === 'reserve' ? told.reserve : told.fallBack;
  return last === 'march' ? told.march : told.defend;
}

interface Aim {
  readonly text: string;
  readonly place: PlaceId;
  readonly bodies: readonly BodyId[];
}

/** Those who do the same are told of together, where most strength goes first. */
function aimsOf(state: Read, orders: readonly Written[]): readonly Aim[] {
  const aims = new Map<string, Aim>();
  for (const order of orders) {
    const { place, body } = order;
    const text = sentenceOf(order);
    const known = aims.get(`${text}${place}`) ?? { text, place, bodies: [] };
    aims.set(`${text}${place}`, { ...known, bodies: [...known.bodies, body] });
  }
  const weight = ({ bodies }: Aim): number =>
    bodies.reduce((sum, body) => sum + strengthOfBody(state, body), 0);
  return [...aims.values()].toSorted((a, b) => weight(b) - weight(a));
}

const namesOf = (state: Read, bodies: readonly BodyId[]): string =>
  bodies.map((body) => bodyName(state, body)).join(', ');

/** NLC-18.1: what a place scores, where it does. */
function scoreOf(state: Read, place: PlaceId): readonly Said[] {
  const { places, victory } = theatreOf(state);
  const found = places[place];
  if (found === undefined) return [];
  const points = victory.reduce(
    (sum, prize) => sum + (prize.kind === 'hex' && found.hexes.includes(prize.hex) ? prize.points : 0),
    0,
  );
  return points === 0 ? [] : [{ text: told.scores, with: { place: found.name, points } }];
}

/** NLC-G: who of the public schedule will come to a place that somebody is posted at. */
function threatsTo(state: Read, aims: readonly Aim[]): readonly Said[] {
  const { places, bodies, turns } = theatreOf(state);
  const { ahead } = resolveOfMarshal(state);
  return aims.flatMap(({ text, place, bodies: [first = NOBODY] }) => {
    const [found, side] = [places[place], bodies[first]?.side];
    if (found === undefined || side === undefined || (text !== told.defend && text !== told.march)) return [];
    const coming = arrivalsOf(state, otherSide(side), ahead).find(({ hex }) => found.hexes.includes(hex));
    const { clock } = turns[state.turn - 1 + Math.ceil(coming?.turns ?? 0)] ?? { clock: '' };
    if (coming === undefined || clock === '') return [];
    const time = `${clock.slice(0, 2)}:${clock.slice(2)}`;
    return [{ text: told.threatened, with: { place: found.name, clock: time } }];
  });
}

function sendersOf(state: Read, orders: readonly Written[]): readonly Said[] {
  if (orders.some(({ sender }) => sender === NOBODY)) return [{ text: told.local }];
  const senders = [...new Set(orders.map(({ sender }) => sender))];
  return senders.map((sender) => ({
    text: told.sent,
    with: {
      leader: leaderName(state, sender),
      count: orders.filter((order) => order.sender === sender).length,
    },
  }));
}

export function toldPlan(state: Frozen<State>, plan: readonly Action[]): readonly Said[] {
  if (!plan.some(({ type }) => type === 'done')) return [];
  if (ofType(plan, 'generalRetreat').length > 0) return [{ text: told.generalRetreat }];
  const orders = ordersIn(plan);
  const aims = aimsOf(state, orders);
  const line = (text: string, bodies: readonly BodyId[], place: PlaceId): readonly Said[] =>
    bodies.length === 0
      ? []
      : [
          {
            text,
            with: {
              bodies: namesOf(state, bodies),
              place: theatreOf(state).places[place]?.name ?? '',
            },
          },
        ];
  const lines = [
    ...aims.flatMap(({ text, bodies, place }) => line(text, bodies, place)),
    ...line(
      told.reserve,
      ofType(plan, 'toReserve').map(({ body }) => body),
      NOBODY,
    ),
    ...line(
      told.join,
      ofType(plan, 'endDivisional').map(({ body }) => body),
      NOBODY,
    ),
  ];
  if (lines.length === 0) return [{ text: told.nothing }];
  return [
    ...lines,
    ...threatsTo(state, aims),
    ...scoreOf(state, aims[0]?.place ?? NOBODY),
    ...sendersOf(state, orders),
  ];
}
