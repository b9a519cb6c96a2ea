// D.6, NLC-7.4, R022: where units may retreat to.
import type { Field } from '../ground/field.ts';
import { contactsOf, isInContact, terrainOf } from '../ground/hexes.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import { type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';

export interface Retreat {
  readonly units: readonly UnitId[];
  readonly from: Hex;
  /** Where the enemies of the fight stand. */
  readonly foes: readonly Hex[];
  readonly visited: readonly Hex[];
  readonly kind: 'assault' | 'charge' | 'excess' | 'orderFailure';
}

/** NOWHERE among them: over the edge of the map. */
export function retreatHexes(field: Field, retreat: Retreat): readonly Hex[] {
  const { units, from, foes, visited, kind } = retreat;
  const [first] = units;
  if (first === undefined) return [];
  const side = field.sideOf(first);
  const open = contactsOf(field.theatre, from).filter(
    (hex) => !visited.includes(hex) && isOpenTo(field, side, hex),
  );
  const off = mayLeaveMap(field, first, from) ? [NOWHERE] : [];
  if (kind === 'charge') return [...open, ...off];
  if (kind === 'orderFailure') return [...awayFromEnemy(field, side, from, open), ...off];
  const away = open.filter((hex) => !foes.some((foe) => isInContact(field.theatre, hex, foe)));
  return away.length + off.length > 0 ? [...away, ...off] : open;
}

/** No enemy counter, R133; NLC-10.6: no chateau that is occupied. */
function isOpenTo(field: Field, side: Side, hex: Hex): boolean {
  const { theatre } = field;
  if (terrainOf(theatre, hex) === 'impassable' || field.has(hex, otherSide(side))) return false;
  if (terrainOf(theatre, hex) === 'chateau' && field.at(hex).length > 0) return false;
  return (
    field.leadersAt(hex).every((leader) => theatre.leaders[leader]?.side === side) &&
    field.hqsAt(hex).every((hq) => theatre.hqs[hq]?.side === side)
  );
}

/** R072: from a hex of an own supply edge, or an exit. */
function mayLeaveMap({ theatre }: Field, unit: UnitId, from: Hex): boolean {
  const army = theatre.units[unit]?.army ?? -1;
  return (
    (theatre.armies[army]?.supply.includes(from) ?? false) ||
    theatre.exits.some((exit) => exit.army === army && exit.hex === from)
  );
}

/** Not nearer to the enemy, if there is a hex that is not. */
function awayFromEnemy(field: Field, side: Side, from: Hex, open: readonly Hex[]): readonly Hex[] {
  const near = enemyDistance(field, side);
  const here = near[from] ?? 0;
  const away = open.filter((hex) => (near[hex] ?? 0) >= here);
  return away.length > 0 ? away : open;
}
