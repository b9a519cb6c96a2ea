// NLC-P.4: a packet is answered after the fact; who can meet whom is judged as if all stood where they meet.
import { alive, patchUnit, placeUnits } from '../changes/units.ts';
import { clone } from '../clone.ts';
import type { Read } from '../rule-types.ts';
import type { Encounter, Post, State } from '../state.ts';
import { NOBODY, NOWHERE } from '../vocabulary.ts';

export function asMet(state: Read, post: Post, encounter: Encounter): State {
  const world = clone(state);
  standThere(world, post, encounter);
  return world;
}

/** Whoever rides a charge of an earlier packet meets those he was sent against. */
function standThere(world: State, post: Post, { movers, hex, step }: Encounter): void {
  for (const { unit, encounter } of post.replies) {
    const charged = post.encounters[encounter];
    if (charged !== undefined && movers.includes(unit)) standThere(world, post, charged);
  }
  placeUnits(world, alive(world, movers), hex);
  // NLC-20.2.3c: a line in both its hexes.
  const { inLine = NOBODY, line = NOWHERE, hex: first = NOWHERE } = world.stage?.trail?.steps[step] ?? {};
  if (line !== NOWHERE && alive(world, movers).includes(inLine))
    patchUnit(world, inLine, { hex, extended: hex === line ? first : line });
}
