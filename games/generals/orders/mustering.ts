// GEN-6.3: the units orders can be written for, counted when planning begins.
import type { Frozen } from '@grognard/kernel';
import { isSector } from '../field/board-graph.ts';
import type { State } from '../state.ts';
import { type Arm, type ByArm, type BySide, SECTORS, type Sector, type Side } from '../vocabulary.ts';

type KeyTable = BySide<{ readonly [sector in Sector]: ByArm<string> }>;

const keysOf = (letter: 'w' | 'b') =>
  Object.fromEntries(
    SECTORS.map((at) => [at, { I: `${letter}I@${at}`, C: `${letter}C@${at}`, A: `${letter}A@${at}` }]),
  ) as KeyTable[Side];

/** Made once: they are looked up for every order a player could write. */
const KEYS: KeyTable = { white: keysOf('w'), black: keysOf('b') };

export const musterKey = (side: Side, arm: Arm, sector: Sector): string => KEYS[side][sector][arm];

export const mustered = (state: Frozen<State>, side: Side, arm: Arm, sector: Sector): number =>
  state.mustered[KEYS[side][sector][arm]] ?? 0;

/** Unrouted units of each type in each sector; routed Artillery is only rallied (GEN-R.18). */
export function muster(state: Frozen<State>): { readonly [key: string]: number } {
  const counts: { [key: string]: number } = {};
  for (const unit of state.units) {
    if (unit.routed || !isSector(unit.at)) continue;
    const key = musterKey(unit.side, unit.arm, unit.at);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
