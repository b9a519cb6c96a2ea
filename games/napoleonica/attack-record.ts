// What is known of an attack in progress; the procedures of attack/ fill it in, step by step (NAP-ATK, NAP-S1 to NAP-S10).
// Also NAP-ATK.30, NAP-RET.9.
import type { RuleId } from '@grognard/kernel';
import type { AttackKind, Die, DieSymbol } from './data/words.ts';
import type { CardMode, RerollSource, Riposte } from './grammar.ts';
import type { Hex, UnitId } from './vocabulary.ts';

/** A die of the pool, and the rule that put it there. */
export interface PoolDie {
  readonly die: Die;
  readonly rule: RuleId;
}

/** A die that has been rolled. NAP-ATK.21: each player may have it rolled again once. */
export interface RolledDie extends PoolDie {
  readonly face: DieSymbol;
  readonly byAttacker: boolean;
  readonly byDefender: boolean;
}

export interface Attack {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly row: number;
  readonly kind: AttackKind;
  readonly riposte: Riposte | null;
  /** Instead of the row's: those of a Counterblow. */
  readonly given: readonly Die[] | null;
  /** Added by the Action card that granted the attack. */
  readonly granted: Die | null;
  /** Where the target stood when the attack was declared. */
  readonly from: Hex;
  readonly overcharged: boolean;
  readonly square: boolean;
  /** NAP-S2: whose card was laid in this attack, not in one it grew out of. */
  readonly attackerLaid: boolean;
  readonly defenderLaid: boolean;
  /** NAP-S3 */
  readonly mode: CardMode;
  readonly applied: boolean;
  /** NAP-ATK.15: the defender's card. */
  readonly cancelled: boolean;
  /** F16 without a card to cancel. */
  readonly coup: boolean;
  /** NAP-ATK.14: an IMMEDIATE effect has made it impossible. */
  readonly lost: boolean;
  /** Corruption spent in NAP-S4 by attacker and defender. */
  readonly paid: number;
  readonly horror: number;
  /** Scarlet dice that items have added. */
  readonly items: number;
  /** Dice the attacker must still take out of the pool. */
  readonly removals: number;
  readonly pool: readonly PoolDie[];
  readonly dice: readonly RolledDie[];
  /** NAP-S5: sources used up; a source that may be used more often is there more often. */
  readonly attackerUsed: readonly RerollSource[];
  readonly defenderUsed: readonly RerollSource[];
  /** NAP-S6: the crit effect has happened. */
  readonly critical: boolean;
  /** Dice before this one are settled: those of a crit effect come after them. */
  readonly settled: number;
  /** NAP-S7: hits ignored, and retreats still to be carried out. */
  readonly ignored: number;
  readonly retreats: number;
  /** NAP-S8 */
  readonly retreated: 'no' | 'forced' | 'regrouped';
  readonly retreatDamage: number;
  readonly prevented: number;
  readonly absorbed: boolean;
  /** RL5: it keeps its last model. */
  readonly saved: boolean;
  /** NAP-S9: models lost. */
  readonly losses: number;
  readonly destroyed: boolean;
}
