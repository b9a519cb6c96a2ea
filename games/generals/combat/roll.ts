// GEN-12.28, 12.29, 12.39: the dice of a step, rolled front by front (GEN-R.74), sorted and handed out.

import { sideOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { CombatDie, Front } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import { SIDES, type Side } from '../vocabulary.ts';
import { changeAttackers } from './attackers.ts';
import { attacksIn } from './attacks.ts';
import { type CombatFrame, lineOf } from './combat-frame.ts';
import { handOut } from './hand-out.ts';
import { supporters } from './reach.ts';

const RULE = { ranged: 'GEN-12.28', melee: 'GEN-12.39' } as const;

export function rollDice(umpire: Table, combat: CombatFrame, step: CombatStep): void {
  const { state } = umpire;
  combat.fronts = combat.fronts.map((front) => ({
    ...front,
    dice: SIDES.flatMap((side) => rollLine(umpire, combat, front, side, step)),
  }));
  rollSupport(umpire, combat, step);
  const rolled = new Set(combat.fronts.flatMap(({ dice }) => dice.map(({ unit }) => unit)));
  changeAttackers(state, ({ unit }) => rolled.has(unit), { rolled: true });
  for (const { id, dice } of combat.fronts) {
    if (dice.length > 0) umpire.emit({ type: 'diceHandedOut', rule: 'GEN-12.29', step, front: id, dice });
  }
}

function rollLine(
  umpire: Table,
  combat: CombatFrame,
  front: Front,
  side: Side,
  step: CombatStep,
): CombatDie[] {
  const attacks = attacksIn(umpire.state, combat, front, side, step);
  const purpose = `${RULE[step]} ${step} ${front.id} ${side}`;
  const naturals: number[] = [];
  for (const { dice } of attacks) for (let i = 0; i < dice; i++) naturals.push(umpire.random.die(6, purpose));
  const shares = handOut(naturals, attacks);
  return attacks.flatMap(({ unit, target, unopposed }, i) =>
    (shares[i] ?? []).map((natural) => ({ side, unit, target, unopposed, natural })),
  );
}

/** GEN-20.20, GEN-R.111: a supporting occupant's own die, outside the sorted pool, counted to the front of its target. */
function rollSupport(umpire: Table, combat: CombatFrame, step: CombatStep): void {
  for (const { unit, sector } of supporters(umpire.state, combat)) {
    const target = combat.chosen[unit];
    if (target === undefined) continue;
    const side = sideOf(unit);
    const natural = umpire.random.die(6, `GEN-20.20 ${step} support ${sector} ${side}`);
    const die: CombatDie = { side, unit, target, unopposed: true, natural };
    combat.fronts = combat.fronts.map((front) =>
      lineOf(front, sideOf(target)).includes(target) ? { ...front, dice: [...front.dice, die] } : front,
    );
  }
}
