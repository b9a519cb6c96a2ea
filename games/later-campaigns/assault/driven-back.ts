// NLC-D.6, NLC-7.4: the side that goes back after an assault, stack by stack.
import { eliminate } from '../changes/steps.ts';
import { alive, sheetOf, stillAt, unitAt } from '../changes/units.ts';
import { noteFightLost, noteRetreat, noteYielded, shake } from '../combat/aftermath.ts';
import { testRetreat } from '../combat/willing-retreat.ts';
import type { AssaultFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { isGuardInfantry } from '../morale/morale.ts';
import { callRetreat } from '../procedures/retreat.ts';
import type { Read, Table } from '../rule-types.ts';
import { hexesOf } from '../strength/flanks.ts';
import { otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { isInGarrison, unitsIn } from './choices.ts';

/** NLC-D.6, 19.1: who goes, and in what order of disruption. */
export function retreatLoser(table: Table, frame: AssaultFrame): void {
  const { state } = table;
  const side = frame.retreating;
  frame.step = 'nextStack';
  const gone = side === null ? wipedOut(state, frame) : null;
  if (gone !== null) noteYielded(state, gone);
  if (side === null) return;
  const units = unitsIn(state, frame, side).filter((id) => !isInGarrison(state, id));
  const isDefender = side !== frame.side;
  const going = frame.voluntary
    ? testRetreat(table, units, isDefender)
    : thrownBack(table, isDefender, units);
  const isSameFight = frame.slipped && isDefender;
  noteRetreat(state, side, going.length, isSameFight);
  if (frame.voluntary && going.length === 0 && !isSameFight) noteFightLost(state, side);
  frame.guardFled = !frame.voluntary && !isDefender && going.some((id) => isGuardInfantry(state, id));
  frame.going = going;
}

/** NLC-D.6: each hex by itself, in its owner's order; who has been driven off meanwhile has gone already. */
export function retreatStack(table: Table, frame: AssaultFrame): void {
  const { state } = table;
  const side = frame.retreating ?? frame.side;
  const held = side === frame.side ? frame.attackHexes : [frame.target];
  // NLC-D.6: where they died out there is nobody to keep away from.
  const foes = hexesOf(state, unitsIn(state, frame, otherSide(side)));
  const going = [...new Set(alive(state, frame.going))].filter((id) => held.includes(unitAt(state, id).hex));
  const [first] = going;
  if (first === undefined) {
    if (frame.retreating !== null && hasYielded(state, frame, side)) noteYielded(state, side);
    frame.step = 'advance';
    return;
  }
  frame.leaving = stillAt(state, going, unitAt(state, first).hex);
  frame.going = going.filter((id) => !frame.leaving.includes(id));
  const others = [...Map.groupBy(frame.going, (id) => unitAt(state, id).hex).values()];
  // Who has been let pass goes.
  const waiting = first === frame.picked ? [] : others.flatMap(([lead]) => lead ?? []);
  callRetreat(table, frame.leaving, { side, kind: 'assault', foes, waiting });
}

/** NLC-P.1: attackers thrown back, and defenders who have left their hex; whoever found no way back stands there yet. */
const hasYielded = (state: Read, frame: AssaultFrame, side: Side): boolean =>
  side === frame.side || fieldOf(state).atOf(frame.target, side).length === 0;

/** A side of which nobody is left, and somebody of the other. */
function wipedOut(state: Read, frame: AssaultFrame): Side | null {
  const [attackers, defenders] = [alive(state, frame.attackers), alive(state, frame.defenders)];
  if ((attackers.length === 0) === (defenders.length === 0)) return null;
  return attackers.length === 0 ? frame.side : otherSide(frame.side);
}

/** NLC-7.4k, l, NLC-R025: foot guns are lost in defence, and may rally; they stay when they attacked. */
function thrownBack(table: Table, isDefender: boolean, units: readonly UnitId[]): readonly UnitId[] {
  const { state } = table;
  const isFootGun = (id: UnitId): boolean => sheetOf(state, id).gun === 'foot';
  if (isDefender) for (const id of units) if (isFootGun(id)) eliminate(table, id, 'NLC-7.4k');
  const going = alive(state, units).filter((id) => !isFootGun(id));
  shake(table, going);
  return going;
}
