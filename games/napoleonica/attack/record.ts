// The attack in progress: the last of the stack.
import { type Frozen, invariant } from '@grognard/kernel';
import type { Attack } from '../attack-record.ts';
import type { Battle } from '../state.ts';

export function attackOf({ attacks }: Frozen<Battle>): Frozen<Attack> {
  const attack = attacks.at(-1);
  invariant(attack !== undefined, 'an attack is in progress');
  return attack;
}

export function changeAttack(battle: Battle, facts: Partial<Attack>): Attack {
  const { attacks } = battle;
  const changed: Attack = { ...attackOf(battle), ...facts };
  battle.attacks = attacks.with(-1, changed);
  return changed;
}

const FRESH = {
  overcharged: false,
  square: false,
  attackerLaid: false,
  defenderLaid: false,
  mode: 'none',
  applied: false,
  cancelled: false,
  coup: false,
  lost: false,
  paid: 0,
  horror: 0,
  items: 0,
  removals: 0,
  pool: [],
  dice: [],
  attackerUsed: [],
  defenderUsed: [],
  critical: false,
  settled: 0,
  ignored: 0,
  retreats: 0,
  retreated: 'no',
  retreatDamage: 0,
  prevented: 0,
  absorbed: false,
  saved: false,
  losses: 0,
  destroyed: false,
} as const;

type Declared = Pick<
  Attack,
  'attacker' | 'target' | 'row' | 'kind' | 'riposte' | 'given' | 'granted' | 'from'
>;

/** An attack as it is declared: nothing has come of it yet. */
export const freshAttack = (facts: Declared): Attack => ({ ...FRESH, ...facts });

export function beginAttack(battle: Battle, facts: Declared): void {
  battle.attacks = [...battle.attacks, freshAttack(facts)];
}

export function endAttack(battle: Battle): void {
  battle.attacks = battle.attacks.slice(0, -1);
}
