// NLC-D.6, NLC-7.4, NLC-R022: where units may retreat to.
import type { Field } from '../ground/field.ts';
import { contactsOf, distance, isInContact, limitOf, terrainOf } from '../ground/hexes.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import { type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';

export interface Retreat {
  readonly units: readonly UnitId[];
  readonly from: Hex;
  /** NLC-20.2.3d: the other hex of a brigade among them that is in extended line, or NOWHERE. */
  readonly half: Hex;
  /** Where the enemies of the fight stand. */
  readonly foes: readonly Hex[];
  readonly visited: readonly Hex[];
  readonly kind: 'assault' | 'charge' | 'excess' | 'orderFailure';
}

/** Off the map is NOWHERE; `line`: where the other half of an extended line goes with it, NOWHERE if it reverts to one hex. */
export interface WayBack {
  readonly hex: Hex;
  readonly line: Hex;
}

export function retreatWays(field: Field, retreat: Retreat): readonly WayBack[] {
  const { units, from, half, foes, visited, kind } = retreat;
  const [first] = units;
  if (first === undefined) return [];
  const side = field.sideOf(first);
  const isFree = (hex: Hex): boolean => !visited.includes(hex) && isOpenTo(field, side, hex);
  const open = contactsOf(field.theatre, from).filter(isFree);
  // NLC-20.2.3d: of the hexes beside it those at the hexside, and those it points at.
  const single = half === NOWHERE ? open : open.filter((hex) => distance(field.theatre, hex, half) <= 1);
  const ways = [
    ...single.map((hex) => ({ hex, line: NOWHERE })),
    ...(half === NOWHERE ? [] : bothHalves(field, retreat, open, isFree)),
  ];
  const off = mayLeaveMap(field, first, from) ? [{ hex: NOWHERE, line: NOWHERE }] : [];
  if (kind === 'charge') return [...ways, ...off];
  if (kind === 'orderFailure') return [...awayFromEnemy(field, side, retreat, ways), ...off];
  const isNear = (hex: Hex): boolean => foes.some((foe) => isInContact(field.theatre, hex, foe));
  const away = ways.filter((way) => !hexesOf(way).some(isNear));
  // NLC-R022 asks for another hex: nobody is driven off the map to avoid one.
  return [...(away.length > 0 ? away : ways), ...off];
}

const hexesOf = ({ hex, line }: WayBack): readonly Hex[] => (line === NOWHERE ? [hex] : [hex, line]);

/** NLC-20.2.3d, e: both halves go one hex and fill a hexside again, without other infantry; NLC-R126: with room for the other half. */
function bothHalves(
  field: Field,
  { units, half }: Retreat,
  open: readonly Hex[],
  isFree: (hex: Hex) => boolean,
): readonly WayBack[] {
  const { theatre } = field;
  const isFoot = (id: UnitId): boolean => theatre.units[id]?.arm === 'inf';
  const hasOthers = (hex: Hex): boolean => field.at(hex).some((id) => isFoot(id) && !units.includes(id));
  if (units.filter(isFoot).length > 1) return [];
  const next = contactsOf(theatre, half).filter(
    (hex) => isFree(hex) && !hasOthers(hex) && field.at(hex).length < limitOf(theatre, hex),
  );
  return open
    .filter((hex) => !hasOthers(hex))
    .flatMap((hex) =>
      next.filter((line) => line !== hex && isInContact(theatre, hex, line)).map((line) => ({ hex, line })),
    );
}

/** No enemy counter, NLC-R133; NLC-10.6: no chateau that is occupied. */
function isOpenTo(field: Field, side: Side, hex: Hex): boolean {
  const { theatre } = field;
  if (!isFreeOfEnemies(field, side, hex)) return false;
  return terrainOf(theatre, hex) !== 'chateau' || field.at(hex).length === 0;
}

/** Ground one can stand on, with no enemy counter. */
export function isFreeOfEnemies(field: Field, side: Side, hex: Hex): boolean {
  const { theatre } = field;
  return (
    terrainOf(theatre, hex) !== 'impassable' &&
    !field.has(hex, otherSide(side)) &&
    field.leadersAt(hex).every((leader) => theatre.leaders[leader]?.side === side) &&
    field.hqsAt(hex).every((hq) => theatre.hqs[hq]?.side === side)
  );
}

/** NLC-R072: from a hex of an own supply edge, or an exit. */
function mayLeaveMap({ theatre }: Field, unit: UnitId, from: Hex): boolean {
  const army = theatre.units[unit]?.army ?? -1;
  return (
    (theatre.armies[army]?.supply.includes(from) ?? false) ||
    theatre.exits.some((exit) => exit.army === army && exit.hex === from)
  );
}

/** Not nearer to the enemy, if there is a way that is not. */
function awayFromEnemy(
  field: Field,
  side: Side,
  { from, half }: Retreat,
  ways: readonly WayBack[],
): readonly WayBack[] {
  const near = enemyDistance(field, side);
  const nearest = (way: WayBack): number => Math.min(...hexesOf(way).map((hex) => near[hex] ?? 0));
  const here = nearest({ hex: from, line: half });
  const away = ways.filter((way) => nearest(way) >= here);
  return away.length > 0 ? away : ways;
}
