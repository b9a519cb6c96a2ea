// NAP-AUT.14, NAP-AUT.17: what the automaton does with dice: gives up the weakest, has disappointing ones rolled again.
import { attackOf } from '../../attack/record.ts';
import { attackerOf, targetOf } from '../../attack/sides.ts';
import { damageChance } from '../../data/dice.ts';
import { isExhausted } from '../../field/units.ts';
import type { ActionOf } from '../../grammar.ts';
import { type Choice, type Desk, firstBy, ofType } from './desk.ts';
import { spareColours } from './spare-orders.ts';

const chanceOf = ({ battle }: Desk, die: number): number => {
  const found = attackOf(battle).pool[die];
  return found === undefined ? 0 : damageChance(found.die);
};

export const dropDie = (desk: Desk): Choice => ({
  action: firstBy(
    ofType(desk, 'dropDie'),
    ({ die }) => chanceOf(desk, die),
    ({ die }) => die,
  ),
  rule: 'NAP-AUT.17',
  why: 'weakestDie',
});

export const keepDie = (desk: Desk): Choice => ({
  action: firstBy(
    ofType(desk, 'keepDie'),
    ({ die }) => -chanceOf(desk, die),
    ({ die }) => die,
  ),
  rule: 'NAP-AUT.17',
  why: 'strongestDie',
});

/** Whether the automaton would use this source now. */
function uses(desk: Desk, { source, pay }: ActionOf<'reroll'>): boolean {
  const { battle, player, step } = desk;
  switch (source) {
    case 'fatigue':
      // An exhausted enemy is left as it is.
      return !isExhausted(step === 'attacker' ? targetOf(battle) : attackerOf(battle));
    case 'order':
      return pay !== undefined && spareColours(battle, player).includes(pay);
    default:
      return true;
  }
}

/** Misses of its own, hits of the enemy, from left to right. */
export function reroll(desk: Desk): Choice {
  const { battle, step } = desk;
  const unwanted = step === 'attacker' ? 'miss' : 'hit';
  const ways = ofType(desk, 'reroll').filter(
    (way) => attackOf(battle).dice[way.die]?.face === unwanted && uses(desk, way),
  );
  if (ways.length === 0) return { action: { type: 'done' }, rule: 'NAP-AUT.14', why: 'letsBe' };
  return { action: firstBy(ways, ({ die }) => die), rule: 'NAP-AUT.14', why: 'rerolls' };
}
