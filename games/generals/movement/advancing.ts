// GEN-7.14, 8.4, 10.6: which attackers find a clear sector, how many fit, and who may choose.
import type { Frozen } from '@grognard/kernel';
import { anyAt, countAt, isOutside, sideOf, unitOf } from '../field/units.ts';
import type { MovementFrame } from '../frames.ts';
import type { Attacker, State } from '../state.ts';
import { type BattleSector, type MovementPhase, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { SECTOR_ROOM } from './declared.ts';

/** Still attacking: unrouted, not withdrawn, and not a battery, which never advances (GEN-10.6). */
const isPressing = (state: Frozen<State>, { unit, active, kind, from }: Frozen<Attacker>): boolean => {
  const { routed, arm, at } = unitOf(state, unit);
  return active && kind !== 'building' && arm !== 'A' && !routed && at === from;
};

/**
 * No unrouted enemy is in it, occupants aside (GEN-20.16) but those who attack elsewhere included (GEN-R.25), and no
 * unrouted enemy attacker still aims at it: with survivors on both sides nobody enters (GEN-R.36).
 */
function isClear(state: Frozen<State>, side: Side, sector: BattleSector): boolean {
  if (anyAt(state, otherSide(side), sector, isOutside)) return false;
  for (const attacker of state.engagement?.attackers ?? []) {
    if (attacker.to === sector && sideOf(attacker.unit) !== side && isPressing(state, attacker)) return false;
  }
  return true;
}

/** Attackers of sectors that are clear now and that no earlier wave has dealt with, in id order of the engagement. */
export const nextWave = (state: Frozen<State>, settled: readonly UnitId[]): readonly Frozen<Attacker>[] =>
  (state.engagement?.attackers ?? []).filter(
    (attacker) =>
      !settled.includes(attacker.unit) &&
      isPressing(state, attacker) &&
      isClear(state, sideOf(attacker.unit), attacker.to),
  );

/** One side's attackers of one clear sector. */
export interface Entry {
  readonly side: Side;
  readonly to: BattleSector;
  /** Ordered attackers: in `combined` as many as fit must go. */
  readonly ordered: readonly UnitId[];
  /** Counterchargers: they go in the room the others leave, if they like (GEN-R.38). */
  readonly charging: readonly UnitId[];
  readonly room: number;
}

export function entriesOf(state: Frozen<State>, wave: readonly UnitId[]): readonly Entry[] {
  const entries: Entry[] = [];
  for (const { unit, to } of state.engagement?.attackers ?? []) {
    const side = sideOf(unit);
    if (!wave.includes(unit) || entries.some((entry) => entry.side === side && entry.to === to)) continue;
    entries.push(entryOf(state, wave, side, to));
  }
  return entries;
}

function entryOf(state: Frozen<State>, wave: readonly UnitId[], side: Side, to: BattleSector): Entry {
  const ordered: UnitId[] = [];
  const charging: UnitId[] = [];
  for (const attacker of state.engagement?.attackers ?? []) {
    if (attacker.to !== to || sideOf(attacker.unit) !== side || !wave.includes(attacker.unit)) continue;
    (attacker.kind === 'countercharge' ? charging : ordered).push(attacker.unit);
  }
  return { side, to, ordered, charging, room: Math.max(0, SECTOR_ROOM - countAt(state, side, to)) };
}

/** Ordered attackers that have to go in: in `combined` as many as fit (GEN-10.6, GEN-R.22), in `fast` none (GEN-8.4). */
export const mustEnter = (phase: MovementPhase, { ordered, room }: Entry): number =>
  phase === 'combined' ? Math.min(ordered.length, room) : 0;

/** In `combined` everybody who fits goes without being asked. */
export const goesUnasked = (phase: MovementPhase, entry: Entry): boolean =>
  phase === 'combined' && entry.ordered.length <= entry.room;

/** Units of this entry its owner may choose about. */
export function choosable(phase: MovementPhase, entry: Entry): readonly UnitId[] {
  if (entry.room === 0) return [];
  if (!goesUnasked(phase, entry))
    return phase === 'fast' ? [...entry.ordered, ...entry.charging] : entry.ordered;
  return entry.room > entry.ordered.length ? entry.charging : [];
}

/** GEN-8.4: attackers that could have gone in during `fast` but stayed, or did not fit (GEN-R.37). */
export function stayedBack(state: Frozen<State>, frame: Frozen<MovementFrame>): readonly UnitId[] {
  if (frame.phase !== 'fast') return [];
  const attackers = state.engagement?.attackers ?? [];
  return attackers
    .filter(({ unit, from }) => frame.settled.includes(unit) && unitOf(state, unit).at === from)
    .map(({ unit }) => unit);
}
