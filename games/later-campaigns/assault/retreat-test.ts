// NLC-7.4f, g: who has lost a step in an assault tests whether he stays.
import { noteFightLost } from '../combat/aftermath.ts';
import { rout, shatteredBy } from '../combat/rout.ts';
import type { AssaultFrame } from '../frames.ts';
import { groupMorale, isGuardInfantry, type MoraleContext } from '../morale/morale.ts';
import { hexName } from '../names.ts';
import type { Table } from '../rule-types.ts';
import { otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { isInGarrison, unitsIn } from './choices.ts';

/** NLC-7.4f, g: whoever lost a step tests, in the same order; the first failure stops it. */
export function testMorale(table: Table, frame: AssaultFrame): void {
  frame.step = 'retreat';
  if (frame.retreating !== null) return;
  for (const side of [frame.first, otherSide(frame.first)]) {
    const isAttacker = side === frame.side;
    const lost = isAttacker ? frame.attackersLost : frame.defendersLost;
    const units = unitsIn(table.state, frame, side);
    if (lost === 0 || units.length === 0 || units.every((id) => isInGarrison(table.state, id))) continue;
    if (!passesRetreatTest(table, frame, side, units)) {
      frame.retreating = side;
      const isSameFight = frame.slipped && !isAttacker;
      if (unitsIn(table.state, frame, side).length === 0 && !isSameFight) noteFightLost(table.state, side);
      return;
    }
  }
}

function passesRetreatTest(table: Table, frame: AssaultFrame, side: Side, units: readonly UnitId[]): boolean {
  const { state } = table;
  const isAttacker = side === frame.side;
  const enemies = isAttacker ? frame.defenders : frame.attackers;
  const context: MoraleContext = {
    scope: 'retreat',
    defending: !isAttacker,
    flanked: !isAttacker && frame.flanked,
    firedAtByGuns: isAttacker ? frame.gunsOnAttackers : frame.gunsOnDefenders,
    facingGuard: enemies.some((id) => isGuardInfantry(state, id)),
  };
  const { value: morale } = groupMorale(state, units, context);
  const roll = table.random.die(6, `NLC-7.4f morale ${hexName(state, frame.target)} ${side}`);
  table.emit({ type: 'moraleTested', rule: 'NLC-7.4f', side, units, roll, morale, passed: roll <= morale });
  // NLC-20.10: where they stand, before anybody goes back.
  rout(table, shatteredBy(state, units, roll, context));
  return roll <= morale;
}
