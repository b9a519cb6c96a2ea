// GEN-12.31, 12.32: a re-roll replaces one number in its place; the first side uses all it wants, then the other (GEN-R.72).
import type { Frozen } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import type { Front, State } from '../state.ts';
import type { FrontId, Side } from '../vocabulary.ts';
import type { CombatFrame } from './combat-frame.ts';
import { aimedSector, diceOf, mayReroll } from './rerolls.ts';

/** The sides among these that still have a re-roll and a die to use it on, in the same order. */
export const stillRerolling = (
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  turns: readonly Side[],
): readonly Side[] =>
  combat.rerolls.length === 0
    ? []
    : turns.filter((side) => combat.fronts.some((front) => mayReroll(state, combat, front, side)));

export function rollAgain(
  umpire: Table,
  combat: CombatFrame,
  by: Side,
  front: FrontId,
  side: Side,
  die: number,
): void {
  const sector = aimedSector(umpire.state, front, by);
  combat.rerolls = combat.rerolls.map((each) =>
    each.side === by && each.sector === sector ? { ...each, left: each.left - 1 } : each,
  );
  const to = umpire.random.die(6, `GEN-12.31 re-roll ${front} ${side} die ${die + 1}`);
  combat.fronts = combat.fronts.map((each) =>
    each.id === front ? replaced(umpire, by, each, side, die, to) : each,
  );
}

/** GEN-R.70: the new number stays in the same place. */
function replaced(umpire: Table, by: Side, front: Front, side: Side, die: number, to: number): Front {
  const old = diceOf(front, side)[die];
  const from = old?.natural ?? to;
  umpire.emit({ type: 'dieRerolled', rule: 'GEN-12.31', by, front: front.id, side, die, from, to });
  return { ...front, dice: front.dice.map((each) => (each === old ? { ...each, natural: to } : each)) };
}
