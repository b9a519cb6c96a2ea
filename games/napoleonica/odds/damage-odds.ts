// NAP-ATK.26 to NAP-ATK.28, NAP-DMG.1, NAP-DMG.3: how much damage an attack does and how likely, by exact counting over all faces.
// The forecast of the dice as they fall: cards, rerolls, retreats and Fatigue taken instead of damage come on top.
import type { Crit } from '../data/abilities.ts';
import type { AttackKind, Die } from '../data/words.ts';
import { forecast, NO_CRIT } from './forecast.ts';
import { strongestFirst } from './rolls.ts';

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

const AS_IT_FALLS = {
  rerolls: 0,
  retreatsIgnored: 0,
  retreating: 'none',
  regroups: false,
  absorbs: false,
  prevented: 0,
  added: 0,
} as const;

export function damageOdds(
  dice: readonly Die[],
  kind: AttackKind,
  crit: Crit,
  { models, ignores, hasFortitude }: Defence,
): DamageOdds {
  const { losses, nothing, destroyed } = forecast({
    ...AS_IT_FALLS,
    dice: strongestFirst(dice),
    crit: kind === 'grenade' ? NO_CRIT : crit,
    isMelee: kind === 'melee',
    hitsIgnored: ignores,
    fortitude: hasFortitude,
    models,
  });
  return { expected: losses, nothing, destroys: destroyed };
}
