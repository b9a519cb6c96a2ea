// NAP-ATK.26 to ATK.28, NAP-DMG.1, DMG.3: how much damage an attack does and how likely, by exact counting over all faces.
// Counted as the dice fall: cards, rerolls, retreats and Fatigue taken instead of damage come on top.
import type { Crit } from '../data/abilities.ts';
import { facesWith } from '../data/dice.ts';
import type { AttackKind, Die } from '../data/words.ts';

const FACES = 6;

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

/** How likely a number of crits and hits is: `chances[crits][hits]`. */
type Chances = readonly (readonly number[])[];
const NONE: Chances = [[1]];

function withDie(chances: Chances, die: Die): Chances {
  const [crit, hit] = [facesWith(die, 'crit') / FACES, facesWith(die, 'hit') / FACES];
  const at = (crits: number, hits: number): number => chances[crits]?.[hits] ?? 0;
  const size = chances.length + 1;
  return Array.from({ length: size }, (_, crits) =>
    Array.from(
      { length: size },
      (__, hits) =>
        at(crits, hits) * (1 - crit - hit) + at(crits - 1, hits) * crit + at(crits, hits - 1) * hit,
    ),
  );
}

function damageBy(crits: number, hits: number, isHammer: boolean, defence: Defence): number {
  const dealt = crits * (isHammer ? 2 : 1) + Math.max(0, hits - defence.ignores);
  return defence.hasFortitude ? Math.max(Math.min(dealt, 1), dealt - 1) : dealt;
}

export function damageOdds(dice: readonly Die[], kind: AttackKind, crit: Crit, defence: Defence): DamageOdds {
  const rolled = dice.reduce(withDie, NONE);
  // NAP-CRT.5: a Volley die falls only after a crit. NAP-ABL.12: Grenades have no crit effect.
  const volley = crit.name === 'volley' && kind !== 'grenade' ? withDie(NONE, crit.die) : NONE;
  const isHammer = crit.name === 'hammerblow' && kind === 'melee';
  const odds = { expected: 0, nothing: 0, destroys: 0 };
  for (const [crits, byHits] of rolled.entries())
    for (const [hits, chance] of byHits.entries())
      for (const [moreCrits, byMore] of (crits > 0 ? volley : NONE).entries())
        for (const [moreHits, more] of byMore.entries()) {
          const damage = damageBy(crits + moreCrits, hits + moreHits, isHammer, defence);
          const share = chance * more;
          odds.expected += share * Math.min(damage, defence.models);
          if (damage === 0) odds.nothing += share;
          if (damage >= defence.models) odds.destroys += share;
        }
  return odds;
}
