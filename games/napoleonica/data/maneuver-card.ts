// NAP-CRD.1: what a Maneuver card prints. What its main effect does is in cards/.
import type { AttackKind, CardId, Die, Faction } from './words.ts';

export type CardType = 'action' | 'attack' | 'reaction';

/** NAP-CRD.5, NAP-DEK.7: a die for one kind of attack; `any` covers melee, ranged and magic. */
export interface AttackBonus {
  readonly on: Exclude<AttackKind, 'grenade'> | 'any';
  readonly die: Die;
}

export interface ManeuverCard {
  readonly id: CardId;
  readonly name: string;
  readonly faction: Faction;
  readonly copies: number;
  /** What it is worth as a bid. */
  readonly leadership: number;
  readonly type: CardType;
  /** NAP-CRD.3: kinds of attack its main effect works on. */
  readonly on: readonly Exclude<AttackKind, 'grenade'>[];
  readonly bonus: readonly AttackBonus[];
  /** NAP-ATK.11: works as soon as it is revealed. */
  readonly immediate: boolean;
  /** The main effect, as printed. */
  readonly text: string;
}
