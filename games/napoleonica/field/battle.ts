// The battle in progress, and short ways to change what is in it.
import { type Frozen, invariant } from '@grognard/kernel';
import type { Battle, PlayerState, Unit } from '../state.ts';
import type { Player, UnitId } from '../vocabulary.ts';

type Holding<B> = { readonly battle: B | null };

export function battleOf<B>(state: Holding<B>): B {
  const { battle } = state;
  invariant(battle !== null, 'a battle is in progress');
  return battle;
}

export function unitOf<U>(battle: { readonly units: readonly U[] }, id: UnitId): U {
  const unit = battle.units[id];
  invariant(unit !== undefined, `unit ${id} is in the battle`);
  return unit;
}

export function changeUnit(battle: Battle, id: UnitId, facts: Partial<Unit>): Unit {
  const changed = { ...unitOf(battle, id), ...facts };
  battle.units[id] = changed;
  return changed;
}

export function changePlayer(battle: Battle, player: Player, facts: Partial<PlayerState>): void {
  const changed = { ...battle.players[player], ...facts };
  const { A, B } = battle.players;
  battle.players = player === 'A' ? { A: changed, B } : { A, B: changed };
}

/** NAP-GEN.5: the Leader acts first where both could. */
export const leaderFirst = ({
  leader,
  tieHolder,
}: Frozen<Pick<Battle, 'leader' | 'tieHolder'>>): readonly [Player, Player] => {
  const first = leader ?? tieHolder ?? 'A';
  return first === 'A' ? A_FIRST : B_FIRST;
};
const A_FIRST = ['A', 'B'] as const;
const B_FIRST = ['B', 'A'] as const;
