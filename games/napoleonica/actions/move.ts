// NAP-MOV.1 to NAP-MOV.6, NAP-COR.4: the unit of the activation moves; only the destination is named.
import { no } from '@grognard/kernel';
import { activationOf, activeUnit, changeActivation } from '../activation/record.ts';
import { battleOf, changeUnit } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { HEXES } from '../field/hexes.ts';
import { isDifficult, isPassable } from '../field/terrain.ts';
import { can, unitAt } from '../field/units.ts';
import type { ActivationFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { CORRUPTION_PER_HEX } from '../movement/allowance.ts';
import { destinationsOf } from '../movement/destinations.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';

export const moveUnit: Rule<ActivationFrame, 'move'> = {
  type: 'move',
  rule: 'NAP-MOV.1',
  candidates(state, { step }, _seat, context) {
    const { grant, restOnly, unit } = activationOf(battleOf(state));
    if (step !== 'act' || restOnly || !grant.move) return [];
    const { all, free } = context.destinations(unit);
    return all.map(({ hex, hexes }): ActionOf<'move'> => {
      const extra = hexes - free;
      return extra > 0
        ? { type: 'move', hex, corruption: extra * CORRUPTION_PER_HEX }
        : { type: 'move', hex };
    });
  },
  *wider(state, { step }, _seat, context) {
    if (step !== 'act') return;
    const { all } = context.destinations(activationOf(battleOf(state)).unit);
    for (let hex = 0; hex < HEXES; hex++)
      if (!all.some((each) => each.hex === hex)) yield { type: 'move', hex };
  },
  against(state, { step }, _seat, { hex }, context) {
    const { all, free } = context.destinations(activationOf(battleOf(state)).unit);
    const there = all.find((each) => each.hex === hex);
    if (step !== 'act') return null;
    if (there === undefined) return no('NAP-MOV.1', refusals.tooFar);
    const count = Math.max(0, there.hexes - free) * CORRUPTION_PER_HEX;
    return no('NAP-COR.4', refusals.otherCorruption, { count });
  },
  refuse(state, _frame, _seat, { hex }, context) {
    const battle = battleOf(state);
    if (context.destinations(activationOf(battle).unit).all.some((each) => each.hex === hex)) return null;
    if (!isPassable(battle, hex)) return no('NAP-TER.9', refusals.impassable);
    if (unitAt(battle, hex) !== null) return no('NAP-MOV.2', refusals.occupied);
    return no('NAP-MOV.1', refusals.tooFar);
  },
  target: ({ hex }) => ({ hex }),
  apply(umpire, frame, seat, { hex, corruption = 0 }) {
    const battle = battleOf(umpire.state);
    const unit = activeUnit(battle);
    const { all } = destinationsOf(umpire.state, unit.id);
    changeActivation(battle, { moved: all.find((each) => each.hex === hex)?.hexes ?? 0 });
    spendCorruption(umpire, asPlayer(seat), corruption, 'NAP-COR.4');
    changeUnit(battle, unit.id, { at: hex });
    umpire.emit({ type: 'unitMoved', rule: 'NAP-MOV.1', unit: unit.id, from: unit.at, to: hex });
    const isStopped = isDifficult(battle, hex) && !can(unit, 'ranger');
    frame.step = isStopped ? 'end' : 'moved';
  },
};
