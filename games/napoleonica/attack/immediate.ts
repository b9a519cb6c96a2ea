// NAP-ATK.11, NAP-ATK.14, NAP-ATK.15: IMMEDIATE effects: a card is cancelled, and an attack that has become impossible ends.
// Also NAP-RUL.65, NAP-RUL.87.
import type { Frozen } from '@grognard/kernel';
import { battleOf } from '../field/battle.ts';
import { spendCorruption } from '../field/corruption.ts';
import { profileOf } from '../field/profile.ts';
import type { RevealFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { attackOf, changeAttack } from './record.ts';
import { attackerOf, attackingPlayer, defendingPlayer, targetOf } from './sides.ts';
import { refuseReach } from './targets.ts';
import { attackCard, defenceCard } from './turned-up.ts';

/** NAP-ATK.11: if both are IMMEDIATE the attacker's goes first. */
export function immediateEffects(battle: Frozen<Battle>): RevealFrame['waiting'] {
  const { mode, applied } = attackOf(battle);
  const card = attackCard(battle);
  const cancels = mode === 'main' && (card === 'F16' || card === 'A15');
  const withdraws = applied && defenceCard(battle) === 'F14';
  return [...(cancels ? (['attacker'] as const) : []), ...(withdraws ? (['defender'] as const) : [])];
}

/** F16, A15 (NAP-ATK.15): the defender's card has no effect; F16 without one adds a die. */
export function cancelCard(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const card = defenceCard(battle);
  if (attackCard(battle) === 'A15') spendCorruption(umpire, attackingPlayer(battle), 1, 'NAP-DEK.5');
  if (card === null) changeAttack(battle, { coup: true });
  else {
    changeAttack(battle, { cancelled: true });
    umpire.emit({ type: 'cardCancelled', rule: 'NAP-ATK.15', player: defendingPlayer(battle), card });
  }
}

/** NAP-ATK.14 */
export function checkStillLegal(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const attacker = attackerOf(battle);
  const row = profileOf(attacker).rows[attackOf(battle).row];
  if (row === undefined || refuseReach(battle, attacker, row, targetOf(battle)) === null) return;
  changeAttack(battle, { lost: true });
  umpire.emit({ type: 'attackLost', rule: 'NAP-ATK.14', attacker: attacker.id });
}
