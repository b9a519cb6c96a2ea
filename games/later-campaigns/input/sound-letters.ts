// NLC-12.4a, 12.2b: what a letter, an order or a paper on the desk says must be something one can say.
import type { Theatre } from '../data/theatre.ts';
import type { Leg, Order, Target } from '../state.ts';
import type { BodyId } from '../vocabulary.ts';
import type { Fault } from './sound-position.ts';

/** NLC-12.4a: who wrote it commands on the side of who has it, and it says something. */
export function* letterFaults(
  theatre: Theatre,
  id: BodyId,
  { sender, legs }: Pick<Order, 'sender' | 'legs'>,
  path: string,
): Generator<Fault> {
  const side = theatre.bodies[id]?.side;
  if (typeof sender === 'number' && theatre.leaders[sender]?.side !== side)
    yield { path: `${path}.sender`, message: 'No leader of this side has that number (NLC-12.4a).' };
  if (legs.length === 0) yield { path: `${path}.legs`, message: 'An order has a leg at least (NLC-12.4a).' };
  for (const [n, { superior }] of legs.entries())
    if (superior !== null && theatre.leaders[superior]?.side !== side)
      yield { path: `${path}.legs[${n}].superior`, message: 'No leader of this side has that number.' };
  for (const [n, leg] of legs.entries())
    if (!isOnMap(theatre, leg))
      yield { path: `${path}.legs[${n}]`, message: 'This order names what is not on the map (NLC-12.2b).' };
}

const isOnMap = (theatre: Theatre, { target, route, defendHexes }: Leg): boolean =>
  (target === null || isTarget(theatre, target)) &&
  [...route, ...defendHexes].every((hex) => hex >= 0 && hex < theatre.grid.size);

function isTarget({ places, hqs, armies, grid }: Theatre, target: Target): boolean {
  switch (target.kind) {
    case 'place':
      return target.place < places.length;
    case 'hq':
      return target.hq < hqs.length;
    case 'supply':
      return target.army < armies.length;
    case 'path':
    case 'currentPosition':
      return target.hexes.every((hex) => hex >= 0 && hex < grid.size);
    default:
      return true;
  }
}
