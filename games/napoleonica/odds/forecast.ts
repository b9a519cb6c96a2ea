// NAP-ACN.7: what an attack does to its target after all defences, by exact expectation over its results.
import { MOST_DICE } from '../attack/pool.ts';
import type { Crit } from '../data/abilities.ts';
import type { Die } from '../data/words.ts';
import { type Roll, rollsOf } from './rolls.ts';

/** What becomes of a retreat: it is carried out, costs a model besides, costs a model instead, or vanishes. */
export type Retreating = 'free' | 'hurts' | 'stuck' | 'none';

/** NAP-ABL.12: of a Grenade. One that changes nothing for the target. */
export const NO_CRIT: Crit = { name: 'rally' };

/** Everything an attack depends on, before it is rolled. */
export interface Blow {
  /** The finished pool, strongest first. */
  readonly dice: readonly Die[];
  readonly rerolls: number;
  readonly crit: Crit;
  readonly isMelee: boolean;
  readonly hitsIgnored: number;
  readonly retreatsIgnored: number;
  readonly retreating: Retreating;
  readonly regroups: boolean;
  readonly fortitude: boolean;
  readonly absorbs: boolean;
  /** Damage a card prevents, and adds once a model is lost. */
  readonly prevented: number;
  readonly added: number;
  readonly models: number;
}

export interface Forecast {
  /** Models the target is expected to lose. */
  readonly losses: number;
  /** The chance that it loses none. */
  readonly nothing: number;
  readonly destroyed: number;
  /** The chance that it lives and leaves its hex. */
  readonly driven: number;
  /** The chance that it takes Fatigue to lose a model less. */
  readonly tired: number;
  readonly critical: number;
}

const KNOWN = new Map<string, Forecast>();
const keyOf = (blow: Blow): string =>
  `${blow.dice.join('')}${blow.rerolls}${blow.crit.name}${blow.isMelee ? 1 : 0}${blow.hitsIgnored},${blow.retreatsIgnored}${blow.retreating}${blow.regroups ? 1 : 0}${blow.fortitude ? 1 : 0}${blow.absorbs ? 1 : 0}${blow.prevented},${blow.added},${blow.models}${blow.crit.name === 'volley' ? blow.crit.die : ''}`;

export function forecast(blow: Blow): Forecast {
  const key = keyOf(blow);
  let found = KNOWN.get(key);
  if (found === undefined) {
    found = worked(blow);
    KNOWN.set(key, found);
  }
  return found;
}

function worked(blow: Blow): Forecast {
  const sum = { losses: 0, nothing: 0, destroyed: 0, driven: 0, tired: 0, critical: 0 };
  for (const roll of rollsOf(blow.dice, blow.rerolls)) {
    if (roll.crits > 0) sum.critical += roll.chance;
    for (const result of afterVolley(blow, roll)) {
      const { losses, isDriven, isTired } = resultOf(blow, result);
      const isDestroyed = losses >= blow.models;
      sum.losses += result.chance * losses;
      if (losses === 0) sum.nothing += result.chance;
      if (isDestroyed) sum.destroyed += result.chance;
      else if (isDriven) sum.driven += result.chance;
      if (isTired) sum.tired += result.chance;
    }
  }
  return sum;
}

/** NAP-CRT.5: one die more, which triggers nothing. */
function afterVolley({ crit, dice }: Blow, roll: Roll): readonly Roll[] {
  if (crit.name !== 'volley' || roll.crits === 0 || dice.length >= MOST_DICE) return [roll];
  return rollsOf([crit.die], 0).map((more) => ({
    chance: roll.chance * more.chance,
    crits: roll.crits + more.crits,
    hits: roll.hits + more.hits,
    retreats: roll.retreats + more.retreats,
  }));
}

interface Result {
  readonly losses: number;
  readonly isDriven: boolean;
  readonly isTired: boolean;
}

/** NAP-DMG.1 to NAP-DMG.4 for one result. */
function resultOf(blow: Blow, { crits, hits, retreats }: Roll): Result {
  const isHammer = blow.isMelee && blow.crit.name === 'hammerblow';
  const terror = crits > 0 && blow.crit.name === 'terror' ? 1 : 0;
  const left = blow.retreating === 'none' ? 0 : Math.max(0, retreats + terror - blow.retreatsIgnored);
  const isHurt = left > 0 && blow.retreating !== 'free';
  let damage = crits * (isHammer ? 2 : 1) + Math.max(0, hits - blow.hitsIgnored) + (isHurt ? 1 : 0);
  const least = blow.fortitude && damage > 0 ? 1 : 0;
  const regroups = left === 0 && blow.regroups && damage > least;
  damage = Math.max(least, damage - (regroups ? 1 : 0) - blow.prevented - (blow.fortitude ? 1 : 0));
  const isTired = damage >= 2 && blow.absorbs;
  if (isTired) damage -= 1;
  if (damage > 0) damage += blow.added;
  const isDriven = regroups || (left > 0 && blow.retreating !== 'stuck');
  return { losses: Math.min(damage, blow.models), isDriven, isTired };
}
