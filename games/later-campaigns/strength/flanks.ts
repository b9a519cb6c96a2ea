// NLC-D.8: flanked in assault, charged in flank, enfiladed.
import { neighboursOf } from '@grognard/geometry';
import { isCharging } from '../combat/busy.ts';
import type { Field } from '../ground/field.ts';
import { groundOf } from '../ground/garrison.ts';
import { contactsOf, distance, linkedTo } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { isFallingBack, orderTypeOf } from '../orders/legs.ts';
import { type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';

/** NLC-7.6c, 7.10d, 8.5b: buildings protect. */
export const isSheltered = (field: Field, hex: Hex): boolean => {
  const ground = groundOf(field, hex);
  return ground === 'town' || ground === 'chateau';
};

export interface AssaultSides {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly target: Hex;
}

/** NLC-7.6b, NLC-R149: pressed from two sides that are not next to each other, with at most one friendly stack at hand. */
export function isFlankedInAssault(state: Position, field: Field, assault: AssaultSides): boolean {
  const { attackers, defenders, target } = assault;
  const [first] = defenders;
  if (first === undefined || isSheltered(field, target)) return false;
  if (isCaughtByCavalry(state, field, assault)) return true;
  const side = field.sideOf(first);
  const beside = contactsOf(field.theatre, target);
  if (beside.filter((hex) => field.has(hex, side)).length > 1) return false;
  const attacking = hexesOf(state, attackers);
  return beside.some((hex) => {
    if (!field.has(hex, otherSide(side))) return false;
    const others = attacking.filter((attacker) => attacker !== hex);
    return others.length > 0 && others.every((attacker) => distance(field.theatre, attacker, hex) !== 1);
  });
}

export const hexesOf = ({ units }: Pick<Position, 'units'>, some: readonly UnitId[]): readonly Hex[] => [
  ...new Set(some.map((unit) => units[unit]?.hex ?? NOWHERE)),
];

/** NLC-12.2.6d, NLC-R032: on the road in full retreat, and cavalry is upon them. */
const isCaughtByCavalry = (
  state: Position,
  field: Field,
  { attackers, defenders, target }: AssaultSides,
): boolean =>
  attackers.some((unit) => field.theatre.units[unit]?.arm === 'cav') &&
  isRoutOnRoad(state, field, defenders, target);

const isRoutOnRoad = (state: Position, field: Field, defenders: readonly UnitId[], hex: Hex): boolean =>
  linkedTo(field.theatre, hex).length > 0 &&
  defenders.every((unit) => isFallingBack(orderTypeOf(state, unit)));

export interface ChargeInto {
  readonly target: Hex;
  /** The last hex before the target. */
  readonly entry: Hex;
  readonly side: Side;
  readonly chargers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
}

/** NLC-7.10b, NLC-R080, NLC-R081: friends of the chargers, not charging, hold the target from another side. */
export function isFlankCharge(state: Position, field: Field, charge: ChargeInto): boolean {
  const { target, entry, side, chargers, defenders } = charge;
  if (isSheltered(field, target)) return false;
  if (isRoutOnRoad(state, field, defenders, target)) return true;
  return friendsHold(field, target, entry, (hex) =>
    field.atOf(hex, side).some((unit) => !chargers.includes(unit) && !isCharging(state, unit)),
  );
}

/** Friends in contact with the target two hexes or more from where one comes in. */
const friendsHold = (field: Field, target: Hex, entry: Hex, isHeld: (hex: Hex) => boolean): boolean =>
  contactsOf(field.theatre, target).some((hex) => distance(field.theatre, entry, hex) >= 2 && isHeld(hex));

/** NLC-8.5c: fire from a side from which a charge would be a flank charge; along a spine either hex beside it will do. */
export function isEnfiladed(field: Field, from: Hex, target: Hex, side: Side): boolean {
  if (isSheltered(field, target)) return false;
  return hexesInto(field, from, target).some((entry) =>
    friendsHold(field, target, entry, (hex) => hex !== from && field.has(hex, side)),
  );
}

/** The hexes through whose side a line enters the target: one, or the two beside a spine. */
function hexesInto(field: Field, from: Hex, target: Hex): readonly Hex[] {
  const { theatre } = field;
  const { grid } = theatre;
  const nearest = neighboursOf(grid, target).map((hex) => ({ hex, off: offLine(field, from, target, hex) }));
  const ahead = nearest.filter(({ hex }) => distance(theatre, hex, from) < distance(theatre, target, from));
  const least = Math.min(...ahead.map(({ off }) => off));
  return ahead.filter(({ off }) => off === least).map(({ hex }) => hex);
}

/** How far the centre of a hex lies from the line, to compare; axial coordinates are skew alike on both sides. */
function offLine({ theatre: { grid } }: Field, from: Hex, target: Hex, hex: Hex): number {
  const [q, r] = [grid.q[target] ?? 0, grid.r[target] ?? 0];
  const [dq, dr] = [(grid.q[from] ?? 0) - q, (grid.r[from] ?? 0) - r];
  return Math.abs(dq * ((grid.r[hex] ?? 0) - r) - dr * ((grid.q[hex] ?? 0) - q));
}
