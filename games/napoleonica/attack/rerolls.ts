// NAP-ATK.19 to NAP-ATK.22, NAP-ADD.4, NAP-S5: who may have dice rolled again, from which sources and how often.
// Also NAP-ADD.5, NAP-ABL.15, NAP-RUL.37.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import type { Attack } from '../attack-record.ts';
import { isInAuraWith } from '../field/auras.ts';
import { profileOf } from '../field/profile.ts';
import { REROLL_SOURCES, type RerollSource } from '../grammar.ts';
import type { Battle } from '../state.ts';
import { refusals } from '../words/refusals.ts';
import { mainEffect } from './cards.ts';
import { attackOf } from './record.ts';
import { attackerOf, attackingPlayer, targetOf } from './sides.ts';

export type Role = 'attacker' | 'defender';

/** NAP-ABL.14, NAP-ABL.31, NAP-GEN.7: the best Master of Attack there is. */
function masterOfAttack(battle: Frozen<Battle>, attack: Frozen<Attack>): number {
  const unit = attackerOf(battle);
  const { masterOfAttack: printed, sharpshooters, arm } = profileOf(unit);
  const { activation } = battle;
  const isFocused = activation?.unit === unit.id && activation.used.includes('focus');
  const almanac = arm === 'artillery' && isInAuraWith(battle, unit, 'AR8') ? 1 : 0;
  return Math.max(printed, attack.kind === 'ranged' ? sharpshooters : 0, isFocused ? 2 : 0, almanac);
}

/** How often a source may be used in this attack by this side. */
function allowance(battle: Frozen<Battle>, role: Role, source: RerollSource): number {
  const attack = attackOf(battle);
  const [attacker, target] = [attackerOf(battle), targetOf(battle)];
  switch (source) {
    case 'master':
      return role === 'attacker' ? masterOfAttack(battle, attack) : profileOf(target).masterOfDefence;
    case 'card': {
      const card = role === 'attacker' ? mainEffect(battle, attack) : null;
      return card === 'F10' || card === 'R16' ? 2 : 0;
    }
    case 'order': {
      const { screen, passed } = battle.players[attackingPlayer(battle)];
      return role === 'attacker' && !passed && screen.count > 0 ? 1 : 0;
    }
    case 'fatigue': {
      const enemy = role === 'attacker' ? target : attacker;
      return battle.terms.switches.fatigueRerolls && enemy.fatigue > 0 && enemy.at >= 0 ? 1 : 0;
    }
  }
}

export function isSourceOpen(battle: Frozen<Battle>, role: Role, source: RerollSource): boolean {
  const { attackerUsed, defenderUsed } = attackOf(battle);
  const used = (role === 'attacker' ? attackerUsed : defenderUsed).filter((each) => each === source);
  // A paid Order and a Fatigue reroll are gone once used; what is left of the enemy's Fatigue does not bring them back.
  if (used.length > 0 && (source === 'order' || source === 'fatigue')) return false;
  return used.length < allowance(battle, role, source);
}

const AGAINST = {
  master: { attacker: 'NAP-ABL.14', defender: 'NAP-ABL.15' },
  card: { attacker: 'NAP-ATK.19', defender: 'NAP-ATK.19' },
  order: { attacker: 'NAP-ATK.22', defender: 'NAP-ATK.22' },
  fatigue: { attacker: 'NAP-ADD.5', defender: 'NAP-ADD.5' },
} as const;

/** Why a source cannot be used in this attack, or no more. */
export function againstSource(battle: Frozen<Battle>, role: Role, asked: unknown): Refusal | null {
  const source = REROLL_SOURCES.find((each) => each === asked);
  if (source === undefined || isSourceOpen(battle, role, source)) return null;
  return no(AGAINST[source][role], refusals.noSource);
}

/** NAP-ATK.20, NAP-ATK.21, NAP-ATK.24 */
export function refuseDie(battle: Frozen<Battle>, role: Role, index: number): Refusal | null {
  const { dice, settled } = attackOf(battle);
  const die = dice[index];
  if (die === undefined || index < settled) return no('NAP-ATK.24', refusals.settledDie);
  if (die.face === 'crit') return no('NAP-ATK.20', refusals.critStands);
  const isUsed = role === 'attacker' ? die.byAttacker : die.byDefender;
  return isUsed ? no('NAP-ATK.21', refusals.rerolled) : null;
}
