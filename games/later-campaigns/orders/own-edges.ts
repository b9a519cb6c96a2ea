// NLC-12.2.7c: the edges of the map that are friendly to an army, one by one; with a single one its supply says it all.
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import { type ArmyId, EDGES, type Edge } from '../vocabulary.ts';

export function ownEdges(state: Read, army: ArmyId): readonly Edge[] {
  const { edges, armies } = theatreOf(state);
  const supply = new Set(armies[army]?.supply);
  const own = EDGES.filter((edge) => edges[edge].every((hex) => supply.has(hex)));
  return own.length > 1 ? own : [];
}
