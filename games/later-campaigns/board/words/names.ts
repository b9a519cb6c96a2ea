// What things are called in sentences about a view: whoever tells the journal knows them all.
import { tell } from '@grognard/desk/words/tell.ts';
import { type InScenario, theatreOf } from '../../data/theatres.ts';
import type { Terrain } from '../../data/words.ts';
import { terrainOf } from '../../ground/hexes.ts';
import type { BodyId, Hex, HqId, LeaderId, PlaceId, UnitId } from '../../vocabulary.ts';
import { terrainNames } from './sentences.ts';
import { type Teller, tellerOf } from './teller.ts';

/** Whatever says which battle and turn it belongs to: a view, a position. */
export interface InTheatre extends InScenario {
  readonly turn: number;
}

const tellers = new WeakMap<InTheatre, Teller>();

export function tellerIn(of: InTheatre): Teller {
  const known = tellers.get(of) ?? tellerOf({ scenario: theatreOf(of).id, turn: of.turn });
  tellers.set(of, known);
  return known;
}

export const unitName = (of: InTheatre, unit: UnitId): string => tellerIn(of).unit(unit);
export const unitNames = (of: InTheatre, units: readonly UnitId[]): string => tellerIn(of).names(units);
export const leaderName = (of: InTheatre, leader: LeaderId): string => tellerIn(of).leader(leader);
export const hqName = (of: InTheatre, hq: HqId): string => tellerIn(of).hq(hq);
export const bodyName = (of: InTheatre, body: BodyId): string => tellerIn(of).body(body);
/** 'Gemioncourt (2455)', or '2465 near Frasnes'. */
export const hexName = (of: InTheatre, hex: Hex): string => tellerIn(of).hex(hex);
export const placeName = (of: InTheatre, place: PlaceId): string => theatreOf(of).places[place]?.name ?? '';

export const terrainName = (of: InTheatre, hex: Hex): string => {
  const terrain: Terrain = terrainOf(theatreOf(of), hex);
  return tell(terrainNames[terrain]);
};
