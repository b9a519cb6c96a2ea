// NLC-J.4: what a position says of counters, staff and orders must agree with the scenario and with itself; each fault by its field.
import type { Theatre } from '../data/theatre.ts';
import { distance } from '../ground/hexes.ts';
import type { Body, Order, State } from '../state.ts';
import { type BodyId, NOBODY, NOWHERE } from '../vocabulary.ts';
import { frameFaults } from './sound-frames.ts';
import { letterFaults } from './sound-letters.ts';
import { numbersOut } from './sound-numbers.ts';
import { stageFaults } from './sound-stage.ts';

export interface Fault {
  readonly path: string;
  readonly message: string;
}

export function* faultsIn(state: State, theatre: Theatre): Generator<Fault> {
  yield* staffFaults(state);
  yield* unitFaults(state, theatre);
  for (const [id, body] of state.bodies.entries()) if (body !== null) yield* bodyFaults(theatre, id, body);
  for (const [n, order] of state.locals.entries())
    yield* letterFaults(theatre, order.recipient, order, `locals[${n}]`);
  yield* numbersOut(state, theatre);
  yield* frameFaults(state);
  yield* stageFaults(state, theatre);
}

/** Leaders and HQs are in a hex exactly while they are on the map. */
function* staffFaults(state: State): Generator<Fault> {
  for (const list of ['leaders', 'hqs'] as const)
    for (const [id, { status, hex }] of state[list].entries())
      if ((status === 'map') !== (hex !== NOWHERE))
        yield {
          path: `${list}[${id}].hex`,
          message: 'Who is on the map is in a hex, and nobody else.',
        };
}

function* unitFaults({ units }: State, theatre: Theatre): Generator<Fault> {
  for (const [id, { body, hex, extended }] of units.entries()) {
    const { name = '', side } = theatre.units[id] ?? {};
    if (theatre.bodies[body]?.side !== side)
      yield { path: `units[${id}].body`, message: `${name} follows the orders of the enemy.` };
    if (extended !== NOWHERE && (hex === NOWHERE || distance(theatre, hex, extended) !== 1))
      yield {
        path: `units[${id}].extended`,
        message: `${name} fills hexes that do not touch (NLC-20.2.3a).`,
      };
  }
}

function* bodyFaults(theatre: Theatre, id: BodyId, body: Body): Generator<Fault> {
  const path = `bodies[${id}]`;
  const { name = '', side } = theatre.bodies[id] ?? {};
  const { leader, wing, parent, order, waiting, transit } = body;
  for (const [field, person] of Object.entries({ leader, wing }))
    if (person !== NOBODY && theatre.leaders[person]?.side !== side)
      yield { path: `${path}.${field}`, message: `${name} is led by an enemy.` };
  if (parent === id || (parent !== NOBODY && theatre.bodies[parent]?.side !== side))
    yield { path: `${path}.parent`, message: `${name} cannot be a part of that.` };
  yield* orderFaults(theatre, id, order, `${path}.order`);
  if (waiting !== null) yield* orderFaults(theatre, id, waiting.order, `${path}.waiting.order`);
  for (const [n, letter] of transit.entries())
    yield* orderFaults(theatre, id, letter, `${path}.transit[${n}]`);
}

/** NLC-12.4a: an order is for who has it, and names what is on the map. */
function* orderFaults(theatre: Theatre, id: BodyId, order: Order, path: string): Generator<Fault> {
  if (order.recipient !== id)
    yield { path: `${path}.recipient`, message: 'This order is for somebody else.' };
  yield* letterFaults(theatre, id, order, path);
}
