// NAP-ABL.36, NAP-ABL.38: once his Order is placed, a Commander has another unit act in his stead, or calms his army.
import type { Frozen } from '@grognard/kernel';
import { FULL } from '../activation/grants.ts';
import { activationOf, activeUnit, changeActivation } from '../activation/record.ts';
import { freshActivation } from '../activation/start.ts';
import { isInAuraOf } from '../field/auras.ts';
import { battleOf } from '../field/battle.ts';
import { tire } from '../field/fatigue.ts';
import { can, canTire, readiness } from '../field/units.ts';
import { type ActivationFrame, reliefFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { tiredUnits } from '../procedures/relief.ts';
import type { Rule } from '../rule-types.ts';
import type { Battle, State } from '../state.ts';
import type { Player } from '../vocabulary.ts';

type Substitute = ActionOf<'substitute'>;
const PATIENCE_UNITS = 3;

function substitutes(battle: Frozen<Battle>, player: Player): readonly Substitute[] {
  const commander = activeUnit(battle);
  if (!canTire(commander)) return [];
  const found: Substitute[] = [];
  if (can(commander, 'imperialWill'))
    for (const unit of battle.units)
      if (unit.id !== commander.id && isInAuraOf(unit, commander) && readiness(unit) !== 'no')
        found.push({ type: 'substitute', ability: 'imperialWill', unit: unit.id });
  if (can(commander, 'patience') && tiredUnits(battle, player, 'unitAura', commander.id).length > 0)
    found.push({ type: 'substitute', ability: 'patience' });
  return found;
}

export const canSubstitute = (state: Frozen<State>, player: Player): boolean =>
  substitutes(battleOf(state), player).length > 0;

export const substitute: Rule<ActivationFrame, 'substitute'> = {
  type: 'substitute',
  rule: 'NAP-ABL.36',
  candidates: (state, { step, player }) =>
    step === 'substitute'
      ? [...substitutes(battleOf(state), player), { type: 'substitute', ability: 'none' }]
      : [],
  refuse: () => null,
  target: (action) => ('unit' in action ? { unit: `${action.unit}` } : { button: action.ability }),
  apply(umpire, frame, _seat, action) {
    const battle = battleOf(umpire.state);
    const { unit: commander } = activationOf(battle);
    frame.step = 'deactivate';
    if (action.ability === 'none') return;
    umpire.emit({ type: 'abilityUsed', rule: 'NAP-ABL.36', unit: commander, ability: action.ability });
    tire(umpire, commander, 'NAP-ACT.7');
    if (action.ability === 'imperialWill') {
      battle.activation = freshActivation(battle, action.unit, FULL);
      return;
    }
    frame.step = 'end';
    // NAP-ABL.38: nothing is activated.
    changeActivation(battle, { deactivated: true });
    umpire.call(
      reliefFrame.at('look', {
        player: frame.player,
        among: 'unitAura',
        of: commander,
        all: false,
        must: true,
        left: PATIENCE_UNITS,
        named: [],
      }),
    );
  },
};
