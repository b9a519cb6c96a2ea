// NAP-S1b: Overcharge (NAP-ABL.35), then Square (NAP-ABL.21); both are known before any card is laid.
// Also NAP-RUL.28, NAP-RUL.29.
import type { Frozen } from '@grognard/kernel';
import { yesNo } from '../actions/yes-no.ts';
import { attackOf, changeAttack } from '../attack/record.ts';
import { attackerOf, attackingPlayer, defendingPlayer, targetOf } from '../attack/sides.ts';
import { battleOf } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { tire } from '../field/fatigue.ts';
import { profileOf } from '../field/profile.ts';
import { isDifficult } from '../field/terrain.ts';
import { can, canTire } from '../field/units.ts';
import { type DeclarationFrame, declarationFrame } from '../frames.ts';
import { procedure } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { prompts } from '../words/prompts.ts';
import { NOBODY } from './asking.ts';
import { askingInAttack } from './asking-about.ts';

const OVERCHARGE_PRICE = 2;

const canOvercharge = (battle: Frozen<Battle>): boolean =>
  attackOf(battle).kind === 'magic' &&
  can(attackerOf(battle), 'overcharge') &&
  battle.players[attackingPlayer(battle)].corruption >= OVERCHARGE_PRICE;

/** NAP-ABL.21: a melee attack by Cavalry, not in difficult ground, with room for 1 Fatigue. */
export function canFormSquare(battle: Frozen<Battle>): boolean {
  const target = targetOf(battle);
  return (
    attackOf(battle).kind === 'melee' &&
    can(target, 'square') &&
    profileOf(attackerOf(battle)).arm === 'cavalry' &&
    !isDifficult(battle, target.at) &&
    canTire(target)
  );
}

const overcharge = yesNo<DeclarationFrame>('overcharge', 'NAP-ABL.35', 'overcharge', (umpire, frame, yes) => {
  frame.step = 'square';
  if (!yes) return;
  const battle = battleOf(umpire.state);
  spendCorruption(umpire, attackingPlayer(battle), OVERCHARGE_PRICE, 'NAP-ABL.35');
  changeAttack(battle, { overcharged: true });
});

const square = yesNo<DeclarationFrame>('square', 'NAP-ABL.21', 'square', (umpire, frame, yes) => {
  frame.step = 'over';
  if (!yes) return;
  const battle = battleOf(umpire.state);
  const { target } = changeAttack(battle, { square: true });
  umpire.emit({ type: 'squareFormed', rule: 'NAP-ABL.21', unit: target });
  tire(umpire, target, 'NAP-ABL.21');
});

const ASK = {
  overcharge: askingInAttack('NAP-ABL.35', prompts.overcharge),
  square: askingInAttack('NAP-ABL.21', prompts.square),
};

export const declaration = procedure(declarationFrame, {
  rule: 'NAP-ATK.6',
  pending(state, { step }) {
    const battle = battleOf(state);
    if (step === 'overcharge' && canOvercharge(battle))
      return ASK.overcharge(attackingPlayer(battle), battle);
    if (step === 'square' && canFormSquare(battle)) return ASK.square(defendingPlayer(battle), battle);
    return NOBODY;
  },
  actions: [overcharge, square],
  advance(umpire, frame) {
    if (frame.step === 'overcharge') frame.step = 'square';
    else umpire.end();
  },
});
