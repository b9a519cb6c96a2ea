// NAP-ATK.17, NAP-ATK.18, NAP-ABL.21: dice are taken out of the pool, or all but one.

import { attackOf, changeAttack } from '../attack/record.ts';
import type { PoolDie } from '../attack-record.ts';
import { battleOf } from '../field/battle.ts';
import type { PoolFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import type { Rule, Table } from '../rule-types.ts';

/** One of each colour: equal dice are one choice (NAP-ACN.3). */
export function unlike(pool: readonly PoolDie[]): readonly number[] {
  return pool.flatMap(({ die }, i) => (pool.findIndex((each) => each.die === die) === i ? [i] : []));
}

export const dropDie: Rule<PoolFrame, 'dropDie'> = {
  type: 'dropDie',
  rule: 'NAP-ATK.17',
  candidates: (state, { step }) =>
    step === 'remove' || step === 'drop'
      ? unlike(attackOf(battleOf(state)).pool).map((die): ActionOf<'dropDie'> => ({ type: 'dropDie', die }))
      : [],
  refuse: () => null,
  target: ({ die }) => ({ die: `${die}` }),
  apply: (umpire, _frame, _seat, { die }) => drop(umpire, die),
};

export function drop(umpire: Table, index: number): void {
  const battle = battleOf(umpire.state);
  const { pool, removals } = attackOf(battle);
  const die = pool[index];
  changeAttack(battle, { pool: pool.toSpliced(index, 1), removals: Math.max(0, removals - 1) });
  if (die !== undefined) umpire.emit({ type: 'dieDropped', rule: 'NAP-ATK.17', die: die.die });
}

export const keepDie: Rule<PoolFrame, 'keepDie'> = {
  type: 'keepDie',
  rule: 'NAP-ABL.21',
  candidates: (state, { step }) =>
    step === 'keep'
      ? unlike(attackOf(battleOf(state)).pool).map((die): ActionOf<'keepDie'> => ({ type: 'keepDie', die }))
      : [],
  refuse: () => null,
  target: ({ die }) => ({ die: `${die}` }),
  apply: (umpire, frame, _seat, { die }) => keep(umpire, frame, die),
};

export function keep(umpire: Table, frame: PoolFrame, index: number): void {
  const battle = battleOf(umpire.state);
  changeAttack(battle, { pool: attackOf(battle).pool.slice(index, index + 1) });
  frame.step = 'roll';
}
