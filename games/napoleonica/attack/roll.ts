// NAP-ATK.26, NAP-GEN.6: dice fall one by one, each with its colour.
import type { PoolDie, RolledDie } from '../attack-record.ts';
import { FACES } from '../data/dice.ts';
import type { Die, DieSymbol } from '../data/words.ts';
import { battleOf } from '../field/battle.ts';
import type { Table } from '../rule-types.ts';
import { attackOf, changeAttack } from './record.ts';
import { attackingPlayer } from './sides.ts';

const SIDES = 6;

export const rollOne = (umpire: Table, die: Die, rule: string): DieSymbol =>
  FACES[die][umpire.random.die(SIDES, `${rule} die ${die}`) - 1] ?? 'miss';

/** Rolled dice join those that lie already (crit effects, NAP-ATK.24). */
export function rollDice(umpire: Table, pool: readonly PoolDie[]): void {
  const battle = battleOf(umpire.state);
  const rolled: RolledDie[] = pool.map(({ die, rule }) => ({
    die,
    rule,
    face: rollOne(umpire, die, 'NAP-ATK.26'),
    byAttacker: false,
    byDefender: false,
  }));
  changeAttack(battle, { dice: [...attackOf(battle).dice, ...rolled] });
  umpire.emit({ type: 'diceRolled', rule: 'NAP-ATK.26', player: attackingPlayer(battle), dice: rolled });
}
