// Whoever tells what happened knows everybody and every place by name.
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { hexDistance } from '@grognard/geometry';
import type { BodySheet, PlaceSheet, Theatre } from '../../data/theatre.ts';
import { theatreNamed } from '../../data/theatres.ts';
import type { PlaceKind } from '../../data/words.ts';
import {
  type ArmyId,
  type BodyId,
  type Hex,
  type HqId,
  type LeaderId,
  NOWHERE,
  type OrderType,
  type Side,
  type UnitId,
} from '../../vocabulary.ts';
import { ORDER_NAME } from '../../words/sides-and-orders.ts';
import { nameWords, SIDES_IN_WORDS } from './sentences-names.ts';

export interface Teller {
  readonly theatre: Theatre | null;
  readonly turn: number;
  unit(id: UnitId): string;
  /** 'Husson and Campi', or '14 units of I Corps'. */
  units(ids: readonly UnitId[]): string;
  /** Every one by name. */
  names(ids: readonly UnitId[]): string;
  /** Where it is plain which side it is of. */
  body(id: BodyId): string;
  bodies(ids: readonly BodyId[]): string;
  /** 'French II Corps', where both sides have one. */
  anyBody(id: BodyId): string;
  anyBodies(ids: readonly BodyId[]): string;
  leader(id: LeaderId): string;
  hq(id: HqId): string;
  army(id: ArmyId): string;
  /** 'Gemioncourt (2455)', or '2465 near Frasnes': no number is printed on the map. */
  hex(hex: Hex): string;
  /** 'Gemioncourt (2455)', or '2465' where it is plain whereabouts that is: at the beginning of a way. */
  spot(hex: Hex): string;
  /** 'at Corbais (5332)', or 'near Frasnes (2465)' for hexes nobody knows by number. */
  near(hex: Hex): string;
  side(side: Side): string;
  sideOf(unit: UnitId): string;
  orders(types: readonly OrderType[]): string;
}

/** So many units are told by name, more by number. */
const MOST_NAMES = 3;

/** Places people find their way by. */
const SPOTS: readonly PlaceKind[] = [
  'town',
  'village',
  'hamlet',
  'farm',
  'mill',
  'inn',
  'chateau',
  'intersection',
];
/** Crossroads without a name of their own are called by their hex, which is told anyway. */
export const isSpot = ({ kind, name }: PlaceSheet, hexId: string): boolean =>
  SPOTS.includes(kind) && !name.includes(hexId);

const OF_ARMY = {
  french: nameWords.frenchBody,
  angloAllied: nameWords.angloAlliedBody,
  prussian: nameWords.prussianBody,
} as const;
const isNamed = (army: string | undefined): army is keyof typeof OF_ARMY =>
  army !== undefined && army in OF_ARMY;

/** 'II Corps'; with its army where another of these is called so, too. */
function corpsName(theatre: Theatre, { name, army }: BodySheet, among: readonly BodySheet[]): string {
  const armyId = theatre.armies[army]?.id;
  const hasNamesake = among.some((other) => other.name === name && other.army !== army);
  return hasNamesake && isNamed(armyId) ? tell(OF_ARMY[armyId], { body: name }) : name;
}

/** 'IV Corps 12-pounders' of IV Corps are '12-pounders'. */
const withoutCorps = (unit: string, corps: string): string =>
  unit.startsWith(`${corps} `) ? unit.slice(corps.length + 1) : unit;

/** A division, or those who come later, with the corps they belong to. */
function bodyIn(theatre: Theatre, id: BodyId, isRivalNamed: boolean): string {
  const sheet = theatre.bodies[id];
  if (sheet === undefined) return tell(nameWords.someBody);
  const among = theatre.bodies.filter(({ side }) => isRivalNamed || side === sheet.side);
  const corps = theatre.bodies[sheet.formation];
  if (corps === undefined || corps === sheet) return corpsName(theatre, sheet, among);
  const corpsIs = corpsName(theatre, corps, among);
  if (sheet.kind === 'division')
    return tell(nameWords.division, { division: withoutCorps(sheet.name, corps.name), corps: corpsIs });
  const { units } = sheet;
  return units.length > MOST_NAMES
    ? tell(nameWords.several, { count: units.length, body: corpsIs })
    : tell(nameWords.party, {
        units: listed(units.map((unit) => withoutCorps(theatre.units[unit]?.name ?? '', corps.name))),
        corps: corpsIs,
      });
}

function hexIn(theatre: Theatre, hex: Hex): string {
  const id = theatre.hexIds[hex];
  if (hex === NOWHERE || id === undefined) return tell(nameWords.nowhere);
  const spot = theatre.places.find((place) => place.hexes.includes(hex) && isSpot(place, id));
  return spot === undefined ? id : tell(nameWords.placed, { place: spot.name, hex: id });
}

/** So far away a place still tells where a hex is. */
const NEAR = 5;

/** The nearest place people know; null: none is near, or this is one. */
function placeBeside({ places, hexIds, grid }: Theatre, hex: Hex): string | null {
  let [nearest, name] = [NEAR + 1, ''];
  for (const place of places)
    for (const at of isSpot(place, hexIds[place.hexes[0] ?? -1] ?? '') ? place.hexes : []) {
      const away = hexDistance(grid, hex, at);
      if (away < nearest) [nearest, name] = [away, place.name];
    }
  return nearest === 0 || name === '' ? null : name;
}

const besides = new WeakMap<Theatre, Map<Hex, string | null>>();

/** A journal asks for the same hexes again and again. */
function beside(theatre: Theatre, hex: Hex): string | null {
  const known = besides.get(theatre) ?? new Map<Hex, string | null>();
  besides.set(theatre, known);
  const found = known.get(hex);
  const place = found === undefined ? placeBeside(theatre, hex) : found;
  known.set(hex, place);
  return place;
}

function nearIn(theatre: Theatre, hex: Hex): string {
  const id = theatre.hexIds[hex];
  if (hex === NOWHERE || id === undefined) return tell(nameWords.nowhere);
  const place = beside(theatre, hex);
  return place === null
    ? tell(nameWords.at, { hex: hexIn(theatre, hex) })
    : tell(nameWords.near, { place, hex: id });
}

/** By its own name, else by its number and what is near. */
function hexByPlace(theatre: Theatre, hex: Hex): string {
  const spot = hexIn(theatre, hex);
  const place = spot === theatre.hexIds[hex] ? beside(theatre, hex) : null;
  return place === null ? spot : tell(nameWords.hexNear, { hex: spot, place });
}

/** 'Turn 3, 16 June, 16:00' */
export function turnName({ theatre, turn }: Teller): string {
  const { day, clock } = theatre?.turns[turn - 1] ?? { day: 0, clock: '' };
  return tell(nameWords.turn, { turn, day, clock: `${clock.slice(0, 2)}:${clock.slice(2)}` });
}

/** A game that begins in the middle of a turn does not say yet which battle it is. */
export function tellerOf({ scenario, turn }: { readonly scenario: string; readonly turn: number }): Teller {
  const theatre = theatreNamed(scenario);
  const unit = (id: UnitId): string => theatre?.units[id]?.name ?? tell(nameWords.someUnit);
  const named = (id: BodyId, isRivalNamed: boolean): string =>
    theatre === null ? tell(nameWords.someBody) : bodyIn(theatre, id, isRivalNamed);
  const body = (id: BodyId): string => named(id, false);
  const anyBody = (id: BodyId): string => named(id, true);
  const names = (ids: readonly UnitId[]): string => listed(ids.map(unit));
  return {
    theatre,
    turn,
    unit,
    names,
    units: (ids) => {
      const [first] = ids;
      const formation = first === undefined ? undefined : theatre?.units[first]?.formation;
      return ids.length <= MOST_NAMES || formation === undefined
        ? names(ids)
        : tell(nameWords.several, { count: ids.length, body: body(formation) });
    },
    body,
    bodies: (ids) => listed(ids.map(body)),
    anyBody,
    anyBodies: (ids) => listed(ids.map(anyBody)),
    leader: (id) => theatre?.leaders[id]?.name ?? tell(nameWords.someLeader),
    hq: (id) => theatre?.hqs[id]?.name ?? tell(nameWords.someHq),
    army: (id) => theatre?.armies[id]?.name ?? tell(nameWords.someArmy),
    hex: (hex) => (theatre === null ? String(hex) : hexByPlace(theatre, hex)),
    spot: (hex) => (theatre === null ? String(hex) : hexIn(theatre, hex)),
    near: (hex) => (theatre === null ? tell(nameWords.nowhere) : nearIn(theatre, hex)),
    side: (side) => SIDES_IN_WORDS[side],
    sideOf: (id) => SIDES_IN_WORDS[theatre?.units[id]?.side ?? 'french'],
    orders: (types) => listed(types.map((type) => ORDER_NAME[type])),
  };
}
