// NLC-12.2c, NLC-J.1: the places an order on paper may name: near ones, or those of a block of the map that was opened.
import { placesInReach } from '../command/target-reach.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { perMap } from '../ground/per-map.ts';
import type { Read } from '../rule-types.ts';
import type { PlaceId } from '../vocabulary.ts';
import type { Edit } from './draft.ts';
import { needsTarget, reachFrom } from './writing.ts';

const blocks = perMap(({ places, hexIds }: Theatre): readonly number[] =>
  places.map(({ hexes: [first = 0] }) => {
    const id = hexIds[first] ?? '0101';
    return 10 * Math.floor((Number(id.slice(0, 2)) - 1) / 10) + Math.floor((Number(id.slice(2)) - 1) / 10);
  }),
);

export const blockOf = (theatre: Theatre, place: PlaceId): number => blocks(theatre)[place] ?? 0;

/** What follows from a list of places is kept as long as the list is. */
const perList = <Made extends object>(
  make: (places: readonly PlaceId[], theatre: Theatre) => Made,
): ((state: Read, places: readonly PlaceId[]) => Made) => {
  const known = new WeakMap<readonly PlaceId[], Made>();
  return (state, places) => {
    let made = known.get(places);
    if (made === undefined) {
      made = make(places, theatreOf(state));
      known.set(places, made);
    }
    return made;
  };
};

const inBlocks = perList((places, theatre) => Map.groupBy(places, (place) => blockOf(theatre, place)));

/** The far places by the blocks they lie in. */
const farBlocks = (state: Read, edit: Edit): ReadonlyMap<number, readonly PlaceId[]> =>
  inBlocks(state, placesInReach(theatreOf(state), reachFrom(state, edit)).far);

/** The blocks of the map that may be opened: those with places on a road from here. */
export const blocksFor = (state: Read, edit: Edit): readonly number[] => [...farBlocks(state, edit).keys()];

const NO_PLACES: readonly PlaceId[] = [];

/** The places the leg on paper may name now: near ones, or those of the block that was opened. */
export const placesFor = (state: Read, edit: Edit): readonly PlaceId[] =>
  edit.block < 0
    ? placesInReach(theatreOf(state), reachFrom(state, edit)).near
    : (farBlocks(state, edit).get(edit.block) ?? NO_PLACES);

/** What is offered of a place, if anything, is made once per map. */
export const perPlace = <Item extends object>(
  make: (place: PlaceId, theatre: Theatre) => Item | null,
): ((state: Read, places: readonly PlaceId[]) => readonly Item[]) => {
  const made = perMap((theatre: Theatre) => theatre.places.map((_, place) => make(place, theatre)));
  return perList((places, theatre) => {
    const known = made(theatre);
    const items: Item[] = [];
    for (const place of places) {
      const item = known[place] ?? null;
      if (item !== null) items.push(item);
    }
    return items;
  });
};

export const isAiming = (edit: Edit | null): edit is Edit =>
  edit !== null && edit.target === null && needsTarget(edit.type);
