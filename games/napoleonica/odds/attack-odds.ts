// NAP-ACN.7: what an attack promises before defences and rerolls, by exact counting over all faces.
import type { Crit } from '../data/abilities.ts';
import { facesWith } from '../data/dice.ts';
import type { AttackKind, Die } from '../data/words.ts';

const FACES = 6;

export interface AttackOdds {
  readonly expected: number;
  /** The chance of no damage at all. */
  readonly nothing: number;
  /** The chance that a crit shows, and its effect happens. */
  readonly critical: number;
}

const chance = (die: Die, symbol: 'crit' | 'hit'): number => facesWith(die, symbol) / FACES;
const product = (values: readonly number[]): number => values.reduce((all, value) => all * value, 1);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const damage = (die: Die): number => chance(die, 'crit') + chance(die, 'hit');

export function attackOdds(dice: readonly Die[], kind: AttackKind, crit: Crit): AttackOdds {
  const crits = sum(dice.map((die) => chance(die, 'crit')));
  const critical = 1 - product(dice.map((die) => 1 - chance(die, 'crit')));
  const plain = sum(dice.map(damage));
  const hammer = crit.name === 'hammerblow' && kind === 'melee' ? crits : 0;
  const volley = crit.name === 'volley' ? critical * damage(crit.die) : 0;
  return {
    expected: plain + hammer + volley,
    nothing: product(dice.map((die) => 1 - damage(die))),
    critical,
  };
}
