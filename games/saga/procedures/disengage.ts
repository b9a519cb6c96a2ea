// SAG-13.8: an engaged unit tries to leave its Melee; nobody wins it.

import { nobody } from '../actions/yes-no.ts';
import { endMelee, flipCharge, foeOf, meleeOf } from '../field/melees.ts';
import { unitOf } from '../field/units.ts';
import { disengageFrame } from '../frames.ts';
import { procedure } from '../rule-types.ts';
import { openActionWindow } from './action-window.ts';
import { callTest, isTestResult } from './test.ts';

export const disengage = procedure(disengageFrame, {
  rule: 'SAG-13.8',
  pending: () => nobody,
  actions: [],
  advance(umpire, frame) {
    const melee = meleeOf(umpire.state, frame.unit);
    const foe = melee === undefined ? null : foeOf(melee, frame.unit);
    switch (frame.step) {
      case 'window':
        frame.step = 'roll';
        return openActionWindow(umpire, 'disengage', frame.unit, foe);
      case 'roll': {
        frame.step = 'over';
        const player = unitOf(umpire.state, frame.unit).owner;
        const facts = { player, unit: frame.unit, against: foe, need: 7 };
        return callTest(umpire, { kind: 'morale', cause: 'disengage', ...facts });
      }
      default:
        return umpire.end();
    }
  },
  resume(umpire, frame, result) {
    const melee = meleeOf(umpire.state, frame.unit);
    if (!isTestResult(result) || !result.success || melee === undefined) return;
    endMelee(umpire, melee, null);
    for (const unit of melee.units) flipCharge(umpire, unit);
  },
});
