// NAP-S10 (d), NAP-CRT.2: once in an activation, another melee attack on the same target, if it stands its ground.
// Also NAP-RUL.59.
import type { Frozen } from '@grognard/kernel';
import { yesNo } from '../actions/yes-no.ts';
import { changeActivation } from '../activation/record.ts';
import { declareAttack } from '../attack/declare.ts';
import { isCritical } from '../attack/ignores.ts';
import { attackOf } from '../attack/record.ts';
import { attackerOf, attackingPlayer, targetOf } from '../attack/sides.ts';
import { battleOf } from '../field/battle.ts';
import { isAdjacent } from '../field/hexes.ts';
import { type FrenzyFrame, frenzyFrame } from '../frames.ts';
import { procedure } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

function canRage(battle: Frozen<Battle>): boolean {
  const attack = attackOf(battle);
  const [attacker, target] = [attackerOf(battle), targetOf(battle)];
  return (
    attack.riposte === null &&
    attack.kind === 'melee' &&
    isCritical(battle, attack, 'frenzy') &&
    !attack.destroyed &&
    attack.retreated === 'no' &&
    battle.activation?.frenzied === false &&
    target.at >= 0 &&
    isAdjacent(attacker.at, target.at)
  );
}

const frenzyAgain = yesNo<FrenzyFrame>('frenzy', 'NAP-CRT.2', 'choose', (umpire, frame, yes) => {
  frame.step = 'over';
  if (!yes) return;
  const battle = battleOf(umpire.state);
  const { attacker, row, target } = attackOf(battle);
  changeActivation(battle, { frenzied: true });
  umpire.emit({ type: 'unitFrenzied', rule: 'NAP-CRT.2', unit: attacker });
  declareAttack(umpire, attacker, row, target);
});

const ask = askingInAttack('NAP-CRT.2', prompts.frenzy);

export const frenzy = procedure(frenzyFrame, {
  rule: 'NAP-CRT.2',
  pending: (state, { step }) =>
    step === 'choose' ? ask(attackingPlayer(battleOf(state)), battleOf(state)) : NOBODY,
  actions: [frenzyAgain],
  advance(umpire, frame) {
    if (frame.step === 'look' && canRage(battleOf(umpire.state))) frame.step = 'choose';
    else umpire.end();
  },
});
