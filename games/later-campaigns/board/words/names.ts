// What things are called in sentences about a view: whoever tells the journal knows them all.
import { tell } from '@grognard/desk/words/tell.ts';
import { theatreOf } from '../../data/theatres.ts';
import type { Terrain } from '../../data/words.ts';
import { terrainOf } from '../../ground/hexes.ts';
import type { View } from '../../view.ts';
import type { BodyId, Hex, HqId, LeaderId, PlaceId, UnitId } from '../../vocabulary.ts';
import { type Teller, tellerOf } from './journal-teller.ts';
import { terrainNames } from './sentences.ts';

const tellers = new WeakMap<View, Teller>();

export function tellerIn(view: View): Teller {
  const known = tellers.get(view) ?? tellerOf({ scenario: view.options.scenario, turn: view.turn });
  tellers.set(view, known);
  return known;
}

export const unitName = (view: View, unit: UnitId): string => tellerIn(view).unit(unit);
export const unitNames = (view: View, units: readonly UnitId[]): string => tellerIn(view).names(units);
export const leaderName = (view: View, leader: LeaderId): string => tellerIn(view).leader(leader);
export const hqName = (view: View, hq: HqId): string => tellerIn(view).hq(hq);
export const bodyName = (view: View, body: BodyId): string => tellerIn(view).body(body);
/** 'Gemioncourt (2455)', or '2455' where nothing is named. */
export const hexName = (view: View, hex: Hex): string => tellerIn(view).hex(hex);
export const placeName = (view: View, place: PlaceId): string => theatreOf(view).places[place]?.name ?? '';

export const terrainName = (view: View, hex: Hex): string => {
  const terrain: Terrain = terrainOf(theatreOf(view), hex);
  return tell(terrainNames[terrain]);
};
