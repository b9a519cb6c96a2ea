// NAP-ACT.3 to NAP-ACT.8: an activated unit may be stopped by the enemy, uses abilities, moves, attacks or rests.
import type { Frozen } from '@grognard/kernel';
import { attackInActivation, canAttack } from '../actions/attack.ts';
import { deactivate, isDeactivatable } from '../actions/deactivate.ts';
import { moveUnit } from '../actions/move.ts';
import { canRest, rest } from '../actions/rest.ts';
import { canSeal, exit, seal } from '../actions/scenario-acts.ts';
import { canSubstitute, substitute } from '../actions/substitute.ts';
import { doneWithAbilities, usableAbilities, useAbility } from '../actions/use-ability.ts';
import { activationOf, activeUnit } from '../activation/record.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { tire } from '../field/fatigue.ts';
import { codeAt, isDifficult } from '../field/terrain.ts';
import { can } from '../field/units.ts';
import { type ActivationFrame, activationFrame } from '../frames.ts';
import { destinationsOf } from '../movement/destinations.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { opponentOf } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingActive } from './asking-about.ts';

const end: Rule<ActivationFrame, 'end'> = {
  type: 'end',
  rule: 'NAP-ACT.4',
  role: 'commit',
  candidates: (_state, { step }) => (step === 'act' || step === 'moved' ? [{ type: 'end' }] : []),
  refuse: () => null,
  target: () => ({ button: 'end' }),
  apply: (_umpire, frame) => {
    frame.step = 'end';
  },
};

const ASK = {
  substitute: askingActive('NAP-ABL.36', prompts.substitute),
  deactivate: askingActive('NAP-ADD.6', prompts.deactivate),
  abilities: askingActive('NAP-ACT.7', prompts.use),
  act: askingActive('NAP-ACT.4', prompts.act),
  moved: askingActive('NAP-ACT.4', prompts.afterMove),
};

export const activation = procedure(activationFrame, {
  rule: 'NAP-ACT.4',
  pending(state, { step, player }) {
    switch (step) {
      case 'substitute':
        return canSubstitute(state, player) ? ASK.substitute(player, battleOf(state)) : NOBODY;
      case 'deactivate':
        return isDeactivatable(battleOf(state))
          ? ASK.deactivate(opponentOf(player), battleOf(state))
          : NOBODY;
      case 'abilities':
        return usableAbilities(battleOf(state)).length > 0 ? ASK.abilities(player, battleOf(state)) : NOBODY;
      case 'act':
        return canDoSomething(state) ? ASK.act(player, battleOf(state)) : NOBODY;
      case 'moved':
        return canAttackAfterMove(state) ? ASK.moved(player, battleOf(state)) : NOBODY;
      default:
        return NOBODY;
    }
  },
  actions: [
    substitute,
    deactivate,
    useAbility,
    doneWithAbilities,
    moveUnit,
    attackInActivation,
    rest,
    seal,
    exit,
    end,
  ],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'substitute':
        frame.step = 'deactivate';
        return;
      case 'deactivate':
        frame.step = 'abilities';
        return;
      case 'abilities':
        frame.step = 'act';
        return;
      case 'act':
        return actAlone(umpire, frame);
      case 'moved':
      case 'attacked':
        frame.step = 'end';
        return;
      case 'end':
        return finish(umpire);
    }
  },
});

/** NAP-ACT.4, NAP-FAT.6: there is a choice to be made. An exhausted unit only rests. */
function canDoSomething(state: Frozen<State>): boolean {
  const battle = battleOf(state);
  const { restOnly, grant, unit } = activationOf(battle);
  if (restOnly) return false;
  if (canRest(battle) || canSeal(battle)) return true;
  if (grant.attack && canAttack(battle)) return true;
  if (!grant.move) return false;
  const { all, exit: way } = destinationsOf(state, unit);
  return all.length > 0 || way !== null;
}

/** NAP-MOV.3, NAP-ABL.20: not after difficult ground, and never after the move of a Slow unit. */
function canAttackAfterMove(state: Frozen<State>): boolean {
  const battle = battleOf(state);
  const unit = activeUnit(battle);
  if (!activationOf(battle).grant.attack || can(unit, 'slow')) return false;
  if (isDifficult(battle, unit.at) && !can(unit, 'ranger')) return false;
  return canAttack(battle);
}

/** NAP-ACN.2: what is left without a choice: rest, or nothing. */
function actAlone(umpire: Table, frame: ActivationFrame): void {
  const battle = battleOf(umpire.state);
  if (activationOf(battle).restOnly && canRest(battle))
    rest.apply(umpire, frame, frame.player, { type: 'rest' });
  else frame.step = 'end';
}

/** NAP-STEP-ACT.8, NAP-TER.9: a Rift tires whoever ends his activation there, the Abyss excepted. */
function finish(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const { unit: id, deactivated } = activationOf(battle);
  const { at, owner } = unitOf(battle, id);
  battle.activation = null;
  const isHuman = battle.players[owner].faction !== 'abyss';
  if (at >= 0 && isHuman && !deactivated && codeAt(battle, at) === 'X') tire(umpire, id, 'NAP-TER.9');
  umpire.end();
}
