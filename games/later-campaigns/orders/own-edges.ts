// NLC-12.2.7c: the edges of the map that are friendly to an army, one by one; with a single one its supply says it all.
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { perMap } from '../ground/per-map.ts';
import type { Read } from '../rule-types.ts';
import { type ArmyId, EDGES, type Edge } from '../vocabulary.ts';

const NONE: readonly Edge[] = [];

const byArmy = perMap(({ edges, armies }: Theatre) =>
  armies.map(({ supply }) => {
    const own = EDGES.filter((edge) => edges[edge].every((hex) => supply.includes(hex)));
    return own.length > 1 ? own : NONE;
  }),
);

export const ownEdges = (state: Read, army: ArmyId): readonly Edge[] =>
  byArmy(theatreOf(state))[army] ?? NONE;
