// NLC-M.1: the formations of a side divided among players, each in the chair of a commander.
import type { Seat } from '@grognard/kernel';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Options } from '../options.ts';
import { type BodyId, type LeaderId, NOBODY, SIDES, type Side } from '../vocabulary.ts';

export interface Chair {
  readonly seat: Seat;
  readonly side: Side;
  readonly leader: LeaderId;
}

export interface Seating {
  /** The first of a side is its senior. */
  readonly chairs: readonly Chair[];
  /** Who plays each formation. */
  readonly holders: ReadonlyMap<BodyId, Seat>;
}

type Division = Options['players'];

type Chosen = { readonly options: Options };

/** NLC-M.3: several players who set the orders of their formations themselves. */
export const setOwnOrders = ({ options }: Chosen): boolean => options.sequence === 'multiplayer';

/** NLC-M.8: several players who keep chits, couriers, compliance and confidence; NLC-M.9: each looks for himself. */
export const keepChits = ({ options }: Chosen): boolean => options.sequence === 'chit' && options.commanders;

export const hasChairs = (read: Chosen): boolean => setOwnOrders(read) || keepChits(read);

const seatings = new WeakMap<Theatre, Map<Division, Seating>>();

export function seatingOf(read: { readonly options: Options }): Seating {
  const theatre = theatreOf(read);
  const { players } = read.options;
  const known = seatings.get(theatre) ?? new Map<Division, Seating>();
  const seating = known.get(players) ?? divide(theatre, players);
  seatings.set(theatre, known.set(players, seating));
  return seating;
}

function divide(theatre: Theatre, players: Division): Seating {
  const { leaders, bodies } = theatre;
  const holders = new Map<BodyId, LeaderId>();
  for (const [body, { formation, leader }] of bodies.entries())
    if (formation === body) holders.set(body, players === 'corps' ? leader : commanderOf(theatre, body));
  const held = new Set(holders.values());
  const sitting = leaders.flatMap(({ role }, id) =>
    held.has(id) || role === 'oc' || (role === 'wc' && players === 'corps') ? [id] : [],
  );
  const chairs = SIDES.flatMap((side) =>
    sitting
      .filter((id) => leaders[id]?.side === side)
      .toSorted((a, b) => rankOf(theatre, a) - rankOf(theatre, b) || a - b)
      .map((leader) => ({ seat: seatFor(theatre, leader), side, leader })),
  );
  return { chairs, holders: new Map([...holders].map(([body, leader]) => [body, seatFor(theatre, leader)])) };
}

/** His wing commander, else the overall commander of his army, else he himself. */
function commanderOf({ leaders, bodies }: Theatre, body: BodyId): LeaderId {
  const above = (wanted: 'wc' | 'oc'): LeaderId =>
    leaders.findIndex(({ role, commands }) => role === wanted && commands.includes(body));
  const [wing, overall] = [above('wc'), above('oc')];
  if (wing !== NOBODY) return wing;
  return overall === NOBODY ? (bodies[body]?.leader ?? NOBODY) : overall;
}

/** Overall commanders by their rating, then wing commanders, then the rest. */
function rankOf({ leaders }: Theatre, id: LeaderId): number {
  const { role = 'formation', rating = 0 } = leaders[id] ?? {};
  return { oc: 0, wc: 10, formation: 20 }[role] - rating;
}

/** 'french-ney', 'allied-picton': the order of battle has some commanders with the initials of their army. */
const seatFor = ({ leaders }: Theatre, id: LeaderId): Seat =>
  `${leaders[id]?.side}-${leaders[id]?.id.replace(/^(fr|aa|pr)-/, '')}`;

export const seatsIn = (read: { readonly options: Options }): readonly Seat[] =>
  hasChairs(read) ? seatingOf(read).chairs.map(({ seat }) => seat) : SIDES;
