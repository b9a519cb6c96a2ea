// NLC-J.1 orderEdit: a path between two places as target.

import { no, nothingAgainst } from '@grognard/kernel';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { OrdersFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { perMap } from '../ground/per-map.ts';
import { cheapestPath } from '../reach/cheapest-path.ts';
import { hasPath } from '../reach/connected.ts';
import type { Read, Rule } from '../rule-types.ts';
import { editFrom, writeEdit } from '../staff/papers.ts';
import { isAiming, perPlace, placesFor } from '../staff/places-on-paper.ts';
import { type Hex, NOBODY, type PlaceId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

const fromPlaces = perPlace((place): ActionOf<'pathFrom'> => ({ type: 'pathFrom', place }));
const toPlaces = perPlace((place): ActionOf<'pathTo'> => ({ type: 'pathTo', place }));

/** NLC-12.2b: the shortest passable path between two places. */
export const pathFrom: Rule<OrdersFrame, 'pathFrom'> = {
  type: 'pathFrom',
  rule: 'NLC-12.2b',
  candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (!isAiming(edit) || edit.pathFrom !== NOBODY || edit.block >= 0 || edit.type === 'march') return [];
    return fromPlaces(state, placesFor(state, edit));
  },
  refuse: nothingAgainst,
  target: ({ place }) => ({ button: String(place) }),
  apply: (_table, frame, seat, { place }) => writeEdit(frame, seat, { pathFrom: place }),
};

export const pathTo: Rule<OrdersFrame, 'pathTo'> = {
  type: 'pathTo',
  rule: 'NLC-12.2b',
  candidates(state, frame, seat) {
    const edit = editFrom(frame, seat);
    if (!isAiming(edit) || edit.pathFrom === NOBODY) return [];
    return toPlaces(state, placesFor(state, edit)).filter(({ place }) => place !== edit.pathFrom);
  },
  refuse(state, frame, seat, { place }) {
    const theatre = theatreOf(state);
    const from = editFrom(frame, seat)?.pathFrom ?? place;
    return isJoined(theatre, from, place) ? null : no('NLC-12.2b', refusals.noMarchWay);
  },
  target: ({ place }) => ({ button: String(place) }),
  apply({ state }, frame, seat, { place }) {
    const from = editFrom(frame, seat)?.pathFrom ?? place;
    writeEdit(frame, seat, {
      target: { kind: 'path', from, to: place, hexes: pathBetween(state, from, place) },
    });
  },
};

const joined = perMap(({ places }: Theatre): (boolean | undefined)[][] => places.map(() => []));

/** Whether a path leads from one place to the other: found once for each two. */
function isJoined(theatre: Theatre, from: PlaceId, to: PlaceId): boolean {
  const known = joined(theatre)[from] ?? [];
  known[to] ??= hasPath(theatre, hexesOf(theatre, from), hexesOf(theatre, to), 'trace');
  return known[to];
}

const pathBetween = (state: Read, from: PlaceId, to: PlaceId): readonly Hex[] => {
  const theatre = theatreOf(state);
  return cheapestPath(theatre, hexesOf(theatre, from), hexesOf(theatre, to), 'trace');
};

const hexesOf = ({ places }: Theatre, place: PlaceId): readonly Hex[] => places[place]?.hexes ?? [];
