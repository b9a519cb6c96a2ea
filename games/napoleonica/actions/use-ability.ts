// NAP-ACT.7: abilities that cost 1 Fatigue at the start of an activation, each at most once in it.
// Also NAP-ABL.1, NAP-RUL.89.
import type { Frozen } from '@grognard/kernel';
import { activationOf, activeUnit, changeActivation } from '../activation/record.ts';
import { ACTIVATABLE_ABILITIES, type ActivatableAbility } from '../data/abilities.ts';
import { battleOf } from '../field/battle.ts';
import { tire } from '../field/fatigue.ts';
import { can, canTire } from '../field/units.ts';
import type { ActivationFrame } from '../frames.ts';
import type { Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';

/** The other two act before the activation proper (NAP-ABL.36, NAP-ABL.38). */
const IN_ACTIVATION = ACTIVATABLE_ABILITIES.filter((name) => name !== 'imperialWill' && name !== 'patience');
const NONE: readonly ActivatableAbility[] = [];

export function usableAbilities(battle: Frozen<Battle>): readonly ActivatableAbility[] {
  const unit = activeUnit(battle);
  const { used, restOnly } = activationOf(battle);
  if (restOnly || !canTire(unit)) return NONE;
  return IN_ACTIVATION.filter((name) => can(unit, name) && !used.includes(name));
}

export const useAbility: Rule<ActivationFrame, 'use'> = {
  type: 'use',
  rule: 'NAP-ACT.7',
  candidates: (state, { step }) =>
    step === 'abilities' ? usableAbilities(battleOf(state)).map((ability) => ({ type: 'use', ability })) : [],
  refuse: () => null,
  target: ({ ability }) => ({ button: ability }),
  apply(umpire, _frame, _seat, { ability }) {
    const battle = battleOf(umpire.state);
    const { unit, used } = activationOf(battle);
    umpire.emit({ type: 'abilityUsed', rule: 'NAP-ACT.7', unit, ability });
    changeActivation(battle, { used: [...used, ability] });
    tire(umpire, unit, 'NAP-ACT.7');
  },
};

export const doneWithAbilities: Rule<ActivationFrame, 'done'> = {
  type: 'done',
  rule: 'NAP-ACT.7',
  role: 'commit',
  candidates: (_state, { step }) => (step === 'abilities' ? [{ type: 'done' }] : []),
  refuse: () => null,
  target: () => ({ button: 'done' }),
  apply: (_umpire, frame) => {
    frame.step = 'act';
  },
};
