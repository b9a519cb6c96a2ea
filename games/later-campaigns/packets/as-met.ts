// NLC-P.4: a packet is answered after the fact; who can meet whom is judged as if all stood where they meet.
import { alive, placeUnits } from '../changes/units.ts';
import { clone } from '../clone.ts';
import type { Read } from '../rule-types.ts';
import type { Encounter, Post, State } from '../state.ts';

export function asMet(state: Read, post: Post, encounter: Encounter): State {
  const world = clone(state);
  standThere(world, post, encounter);
  return world;
}

/** Whoever rides a charge of an earlier packet meets those he was sent against. */
function standThere(world: State, post: Post, { movers, hex }: Encounter): void {
  for (const { unit, encounter } of post.replies) {
    const charged = post.encounters[encounter];
    if (charged !== undefined && movers.includes(unit)) standThere(world, post, charged);
  }
  placeUnits(world, alive(world, movers), hex);
}
