// NAP-ACT.5: a unit that carried no token rests and loses all its Fatigue.
import type { Frozen } from '@grognard/kernel';
import { activationOf, activeUnit } from '../activation/record.ts';
import { battleOf } from '../field/battle.ts';
import { gainCorruption } from '../field/corruption.ts';
import { refresh } from '../field/fatigue.ts';
import { can } from '../field/units.ts';
import { type ActivationFrame, reliefFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';

/** NAP-RUL.18: only tokens count, not how often it acted. */
export function canRest(battle: Frozen<Battle>): boolean {
  const { grant, carried } = activationOf(battle);
  return grant.rest && !carried;
}

export const rest: Rule<ActivationFrame, 'rest'> = {
  type: 'rest',
  rule: 'NAP-ACT.5',
  candidates: (state, { step }) => (step === 'act' && canRest(battleOf(state)) ? [{ type: 'rest' }] : []),
  refuse: () => null,
  target: () => ({ button: 'rest' }),
  apply(umpire, frame) {
    const battle = battleOf(umpire.state);
    const unit = activeUnit(battle);
    frame.step = 'end';
    umpire.emit({ type: 'unitRested', rule: 'NAP-ACT.5', unit: unit.id });
    refresh(umpire, unit.id, unit.fatigue, 'NAP-ACT.5');
    if (can(unit, 'dirgeDrummer')) gainCorruption(umpire, unit.owner, 1, 'NAP-DET.1');
    if (can(unit, 'musician'))
      umpire.call(
        reliefFrame.at('look', {
          player: unit.owner,
          among: 'adjacent',
          of: unit.id,
          all: false,
          must: true,
          left: 1,
          named: [],
        }),
      );
  },
};
