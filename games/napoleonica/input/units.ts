// A unit of a position: what is left out is as when it was placed.
import {
  type Form,
  fault,
  flag,
  form,
  listOf,
  mapped,
  maybe,
  nullable,
  oneOf,
  optional,
  record,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import { detachmentId } from '../army/forms.ts';
import { NO_ORDERS } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import type { Unit } from '../state.ts';
import { DESTROYED, EXITED, type Hex, type Orders, type Player, RESERVE } from '../vocabulary.ts';
import { hex, orders, player, unitType } from './words.ts';

const ELSEWHERE = { reserve: RESERVE, destroyed: DESTROYED, exited: EXITED } as const;
const elsewhere = oneOf(['reserve', 'destroyed', 'exited']);

/** A hex by its name, or where a unit is that stands on none. */
const at: Form<Hex> = form({ anyOf: [hex.schema, elsewhere.schema] }, (raw, path) =>
  raw === 'reserve' || raw === 'destroyed' || raw === 'exited' ? ELSEWHERE[raw] : hex(raw, path),
);
export const placeName = (place: Hex, nameOf: (hex: Hex) => string): string =>
  place >= 0 ? nameOf(place) : place === RESERVE ? 'reserve' : place === DESTROYED ? 'destroyed' : 'exited';

interface Given {
  readonly type: string;
  readonly owner: Player;
  readonly at: Hex;
  readonly models?: number | undefined;
  readonly fatigue: number;
  readonly orders: Orders;
  readonly blanks: number;
  readonly grenade?: boolean | undefined;
  readonly detachment: string | null;
  readonly improvement: string | null;
  readonly items: readonly string[];
  readonly onceUsed: readonly string[];
}

const given: Form<Given> = record<Given>({
  type: unitType,
  owner: player,
  at,
  models: maybe(whole(0, 20)),
  fatigue: optional(whole(0, 9), 0),
  orders: optional(orders, NO_ORDERS),
  blanks: optional(whole(0, 99), 0),
  grenade: maybe(flag),
  detachment: optional(nullable(detachmentId), null),
  improvement: optional(nullable(text), null),
  items: optional(listOf(text, 5), []),
  onceUsed: optional(listOf(text, 10), []),
});

/** Units are numbered in the order given. */
export const units: Form<readonly Unit[]> = mapped(listOf(given, 60), (all, path) =>
  all.map((unit, id) => complete(unit, id, `${path}[${id}]`)),
);

function complete(unit: Given, id: number, path: string): Unit {
  const { rows, card, stamina } = profileOf(unit);
  const { at: place, models = place === DESTROYED ? 0 : card.size } = unit;
  const isThrower = rows.some(({ kind }) => kind === 'grenade');
  if (models > card.size)
    fault('impossible', `${path}.models`, `${card.name} has at most ${card.size} models (NAP-CMP.2).`);
  if (models === 0 && place !== DESTROYED)
    fault('impossible', `${path}.models`, 'A unit without models is destroyed (NAP-DES.1).');
  if (unit.fatigue > stamina)
    fault('impossible', `${path}.fatigue`, `${card.name} holds at most ${stamina} Fatigue (NAP-FAT.1).`);
  return {
    id,
    owner: unit.owner,
    type: unit.type,
    at: place,
    models,
    fatigue: unit.fatigue,
    orders: unit.orders,
    blanks: unit.blanks,
    grenade: unit.grenade ?? (isThrower && place >= 0),
    detachment: unit.detachment,
    improvement: unit.improvement,
    items: unit.items,
    onceUsed: unit.onceUsed,
  };
}
