// NLC-12.2c, J.1: the places an order on paper may name: near ones, or those of a block of the map that was opened.
import { placesInReach } from '../command/target-reach.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { PlaceId } from '../vocabulary.ts';
import type { Edit } from './draft.ts';
import { needsTarget, reachFrom } from './writing.ts';

export const blockOf = (theatre: Theatre, place: PlaceId): number => {
  const [first = 0] = theatre.places[place]?.hexes ?? [];
  const id = theatre.hexIds[first] ?? '0101';
  return 10 * Math.floor((Number(id.slice(0, 2)) - 1) / 10) + Math.floor((Number(id.slice(2)) - 1) / 10);
};

/** The places the leg on paper may name now: near ones, or those of the block that was opened. */
export function placesFor(state: Read, edit: Edit): readonly PlaceId[] {
  const theatre = theatreOf(state);
  const { near, far } = placesInReach(theatre, reachFrom(state, edit));
  return edit.block < 0 ? near : far.filter((place) => blockOf(theatre, place) === edit.block);
}

/** What is asked about each of a list of places is the same as long as the list is. */
export const perPlaces = <Item>(
  make: (places: readonly PlaceId[], theatre: Theatre) => readonly Item[],
): ((state: Read, places: readonly PlaceId[]) => readonly Item[]) => {
  const known = new WeakMap<readonly PlaceId[], readonly Item[]>();
  return (state, places) => {
    let made = known.get(places);
    if (made === undefined) {
      made = make(places, theatreOf(state));
      known.set(places, made);
    }
    return made;
  };
};

const blocks = perPlaces((places, theatre) => [...new Set(places.map((place) => blockOf(theatre, place)))]);

/** The blocks of the map that may be opened: those with places on a road from here. */
export function blocksFor(state: Read, edit: Edit): readonly number[] {
  return blocks(state, placesInReach(theatreOf(state), reachFrom(state, edit)).far);
}

export const isAiming = (edit: Edit | null): edit is Edit =>
  edit !== null && edit.target === null && needsTarget(edit.type);
