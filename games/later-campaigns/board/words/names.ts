// What things are called in sentences. A theatre knows the names; a view knows its theatre.
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Theatre } from '../../data/theatre.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { Terrain } from '../../data/words.ts';
import { terrainOf } from '../../ground/hexes.ts';
import type { BodyId, Hex, HqId, LeaderId, PlaceId, UnitId } from '../../vocabulary.ts';
import { onTheMap, terrainNames } from './sentences.ts';

/** Whatever says which scenario it belongs to: a view, a position, the journal. */
export interface InTheatre {
  readonly options: { readonly scenario: string };
}

export const unitName = (of: InTheatre, unit: UnitId): string => theatreOf(of).units[unit]?.name ?? '';
export const leaderName = (of: InTheatre, leader: LeaderId): string =>
  theatreOf(of).leaders[leader]?.name ?? '';
export const hqName = (of: InTheatre, hq: HqId): string => theatreOf(of).hqs[hq]?.name ?? '';
export const bodyName = (of: InTheatre, body: BodyId): string => theatreOf(of).bodies[body]?.name ?? '';
export const placeName = (of: InTheatre, place: PlaceId): string => theatreOf(of).places[place]?.name ?? '';

export const unitNames = (of: InTheatre, units: readonly UnitId[]): string =>
  listed(units.map((unit) => unitName(of, unit)));

/** What gives its name to a hex; roads and streams run through too many. */
const NAMING: readonly string[] = [
  'town',
  'village',
  'hamlet',
  'farm',
  'mill',
  'inn',
  'chateau',
  'intersection',
];

const named = new WeakMap<Theatre, ReadonlyMap<Hex, string>>();

function namesIn(theatre: Theatre): ReadonlyMap<Hex, string> {
  const known = named.get(theatre);
  if (known !== undefined) return known;
  const names = new Map<Hex, string>();
  // Crossroads without a name of their own are called by their hex, which is told anyway.
  const isName = (name: string, hex: Hex): boolean => !name.includes(theatre.hexIds[hex] ?? '');
  for (const { kind, hexes, name } of theatre.places)
    if (NAMING.includes(kind))
      for (const hex of hexes) if (!names.has(hex) && isName(name, hex)) names.set(hex, name);
  named.set(theatre, names);
  return names;
}

/** '2024', or with the name of what stands there: 'La Haye Sainte, 1923'. */
export function hexInName(of: InTheatre, hex: Hex): string {
  const theatre = theatreOf(of);
  const id = theatre.hexIds[hex];
  if (id === undefined) return tell(onTheMap.offMap);
  const name = namesIn(theatre).get(hex);
  return name === undefined ? id : tell(onTheMap.namedHex, { name, hex: id });
}

export const terrainName = (terrain: Terrain): string => tell(terrainNames[terrain]);
export const terrainAt = (of: InTheatre, hex: Hex): string => terrainName(terrainOf(theatreOf(of), hex));
