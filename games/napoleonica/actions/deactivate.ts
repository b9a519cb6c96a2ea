// NAP-ADD.6 to NAP-ADD.9: the enemy removes 2 Fatigue from the unit, and its activation is over.
// Also NAP-RUL.62.
import type { Frozen } from '@grognard/kernel';
import { activationOf, activeUnit, changeActivation } from '../activation/record.ts';
import { battleOf } from '../field/battle.ts';
import { refresh } from '../field/fatigue.ts';
import type { ActivationFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';

const PRICE = 2;

/** NAP-ADD.7, NAP-ADD.8: with the Fatigue just received, at most once per turn and unit. */
export function isDeactivatable(battle: Frozen<Battle>): boolean {
  const { id, fatigue } = activeUnit(battle);
  return (
    battle.terms.switches.deactivation && fatigue >= PRICE && battle.turn?.deactivated.includes(id) !== true
  );
}

export const deactivate: Rule<ActivationFrame, 'deactivate'> = {
  type: 'deactivate',
  rule: 'NAP-ADD.6',
  candidates: (_state, { step }) =>
    step === 'deactivate'
      ? [
          { type: 'deactivate', yes: true },
          { type: 'deactivate', yes: false },
        ]
      : [],
  refuse: () => null,
  target: ({ yes }) => ({ button: yes ? 'deactivate' : 'decline' }),
  apply(umpire, frame, _seat, { yes }) {
    frame.step = 'abilities';
    if (!yes) return;
    const battle = battleOf(umpire.state);
    const { unit } = activationOf(battle);
    refresh(umpire, unit, PRICE, 'NAP-ADD.6');
    if (battle.turn !== null)
      battle.turn = { ...battle.turn, deactivated: [...battle.turn.deactivated, unit] };
    changeActivation(battle, { over: true, deactivated: true });
    umpire.emit({ type: 'unitDeactivated', rule: 'NAP-ADD.6', unit });
    frame.step = 'end';
  },
};
