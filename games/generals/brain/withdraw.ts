// GEN-12.37: which attackers end their attack before the melee.
import type { Frozen, Random } from '@grognard/kernel';
import { withdraw } from '../actions/withdraw.ts';
import { attackerOf, isAttacking } from '../combat/attackers.ts';
import { frontOf, lineOf, readCombat } from '../combat/combat-frame.ts';
import type { WithdrawalFrame } from '../combat/decision-frames.ts';
import { columnOf, roleOf } from '../combat/modifiers.ts';
import { unitOf } from '../field/units.ts';
import type { Action, ActionOf } from '../grammar.ts';
import type { State } from '../state.ts';
import { COLUMN_MODIFIERS } from '../tables/modifiers.ts';
import { type FrontId, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { chance } from './chance.ts';
import { TEMPER } from './temper.ts';

const COMMIT: Action = { type: 'endWithdraw' };

type Withdrawal = ActionOf<'withdraw'>;

const open = (state: Frozen<State>, frame: Frozen<WithdrawalFrame>, side: Side): readonly Withdrawal[] =>
  [...withdraw.candidates(state, frame, side)].filter(
    (action) => withdraw.refuse(state, frame, side, action) === null,
  );

/** Die for die, how much better this attacker stands in the melee than the unit it faces; nobody there: no danger. */
const meleeEdge = (state: Frozen<State>, side: Side, id: UnitId): number => {
  const front = attackerOf(state, id)?.front;
  const lines = front === null || front === undefined ? undefined : frontOf(readCombat(state), front);
  if (lines === undefined) return 0;
  const facing = lineOf(lines, otherSide(side))[lineOf(lines, side).indexOf(id)];
  if (facing === undefined) return 1;
  const unit = unitOf(state, id);
  const enemy = unitOf(state, facing);
  if (enemy.routed) return 1;
  const own = COLUMN_MODIFIERS[roleOf(unit, true)][columnOf(enemy, isAttacking(state, facing))]?.melee ?? 0;
  const theirs =
    COLUMN_MODIFIERS[roleOf(enemy, isAttacking(state, facing))][columnOf(unit, true)]?.melee ?? 0;
  return own - theirs - (unit.spent ? 1 : 0) + (enemy.spent ? 1 : 0);
};

export const quickWithdrawal = (
  state: Frozen<State>,
  frame: Frozen<WithdrawalFrame>,
  side: Side,
  random: Random,
): readonly Action[] => {
  const leaving = open(state, frame, side).filter((action) =>
    chance(random, meleeEdge(state, side, action.unit) < 0 ? TEMPER.withdrawBeaten : TEMPER.withdraw),
  );
  return [...leaving, COMMIT];
};

/** Nobody, everybody, whoever is at a disadvantage, and front by front. */
export function* withdrawals(
  state: Frozen<State>,
  frame: Frozen<WithdrawalFrame>,
  side: Side,
): Generator<readonly Action[]> {
  const all = open(state, frame, side);
  const beaten = all.filter((action) => meleeEdge(state, side, action.unit) < 0);
  yield [COMMIT];
  if (all.length === 0) return;
  yield [...all, COMMIT];
  if (beaten.length > 0 && beaten.length < all.length) yield [...beaten, COMMIT];
  const frontOfUnit = (action: Withdrawal): FrontId | null => attackerOf(state, action.unit)?.front ?? null;
  const fronts = new Set(all.map(frontOfUnit));
  if (fronts.size < 2) return;
  for (const front of fronts) yield [...all.filter((action) => frontOfUnit(action) === front), COMMIT];
}
