// GEN-16.4, 17.1 to 17.4: what holding a sector brings each round, from the markers of this battle.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { Sector, Side } from '../vocabulary.ts';

/** VP the side scores each round it controls the sector; a wind rose counts once, so it is worth a part of that. */
export const prizeOf = (state: Frozen<State>, side: Side, sector: Sector): number => {
  let prize = 0;
  for (const marker of state.markers) {
    if (marker.sector !== sector || marker.owner === side) continue;
    prize += marker.kind === 'rose' ? marker.vp / 3 : marker.vp;
  }
  return prize;
};
