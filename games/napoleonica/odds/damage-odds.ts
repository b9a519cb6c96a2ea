// NAP-ATK.26 to ATK.28, NAP-DMG.1, DMG.3: how much damage an attack does and how likely, by exact counting over all faces.
// Counted as the dice fall: cards, rerolls, retreats and Fatigue taken instead of damage come on top.

import { MOST_DICE } from '../attack/pool.ts';
import type { Crit } from '../data/abilities.ts';
import type { AttackKind, Die } from '../data/words.ts';
import { type Roll, rollsOf, strongestFirst } from './rolls.ts';

/** What stands between the dice and the models. */
export interface Defence {
  readonly models: number;
  /** Hits it ignores: Shield, ground. */
  readonly ignores: number;
  readonly hasFortitude: boolean;
}

export interface DamageOdds {
  readonly expected: number;
  /** The chance of no damage at all. */
  readonly nothing: number;
  /** The chance that no model is left. */
  readonly destroys: number;
}

function damageBy(crits: number, hits: number, isHammer: boolean, defence: Defence): number {
  const dealt = crits * (isHammer ? 2 : 1) + Math.max(0, hits - defence.ignores);
  return defence.hasFortitude ? Math.max(Math.min(dealt, 1), dealt - 1) : dealt;
}

const NO_MORE: readonly Roll[] = [{ chance: 1, crits: 0, hits: 0, retreats: 0 }];

export function damageOdds(dice: readonly Die[], kind: AttackKind, crit: Crit, defence: Defence): DamageOdds {
  // NAP-CRT.5, NAP-ATK.24: a Volley die falls only after a crit, and never as a seventh. NAP-ABL.12: Grenades have no crit effect.
  const isVolley = crit.name === 'volley' && kind !== 'grenade' && dice.length < MOST_DICE;
  const volley = isVolley ? rollsOf([crit.die], 0) : NO_MORE;
  const isHammer = crit.name === 'hammerblow' && kind === 'melee';
  const odds = { expected: 0, nothing: 0, destroys: 0 };
  for (const roll of rollsOf(strongestFirst(dice), 0))
    for (const more of roll.crits > 0 ? volley : NO_MORE) {
      const damage = damageBy(roll.crits + more.crits, roll.hits + more.hits, isHammer, defence);
      const share = roll.chance * more.chance;
      odds.expected += share * Math.min(damage, defence.models);
      if (damage === 0) odds.nothing += share;
      if (damage >= defence.models) odds.destroys += share;
    }
  return odds;
}
