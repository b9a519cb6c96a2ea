// NAP-ATK.8, NAP-ATK.9, NAP-CRD.5, NAP-ABL.12: cards that may be laid, and those at work in an attack.
// Also NAP-CRD.10, NAP-ATK.12, NAP-RUL.31.
import type { Frozen } from '@grognard/kernel';
import type { Attack } from '../attack-record.ts';
import type { ManeuverCard } from '../data/maneuver-card.ts';
import { isDecoy, maneuverCard } from '../data/maneuver-cards.ts';
import type { AttackKind, CardId, Die } from '../data/words.ts';
import { unitOf } from '../field/battle.ts';
import type { Battle } from '../state.ts';
import { opponentOf } from '../vocabulary.ts';
import { attackOf } from './record.ts';

const worksOn = ({ on }: ManeuverCard, kind: AttackKind): boolean => on.some((each) => each === kind);

/** NAP-DEK.7: `any` covers everything but Grenades. */
export function bonusDie(card: CardId, kind: AttackKind): Die | null {
  if (isDecoy(card) || kind === 'grenade') return null;
  const fitting = maneuverCard(card).bonus.find(({ on }) => on === kind || on === 'any');
  return fitting?.die ?? null;
}

export const hasMainEffect = (card: CardId, kind: AttackKind): boolean => {
  if (isDecoy(card)) return false;
  const printed = maneuverCard(card);
  return printed.type === 'attack' && worksOn(printed, kind);
};

/** NAP-ATK.8 */
export const canLayInAttack = (card: CardId, kind: AttackKind): boolean =>
  isDecoy(card) || (kind !== 'grenade' && (hasMainEffect(card, kind) || bonusDie(card, kind) !== null));

const EVERY_KIND = 3;
/** NAP-ATK.9, NAP-ABL.12: against a Grenade only what works on all three kinds. */
export function canLayInDefence(card: CardId, kind: AttackKind): boolean {
  if (isDecoy(card)) return true;
  const printed = maneuverCard(card);
  if (printed.type !== 'reaction') return false;
  return kind === 'grenade' ? printed.on.length === EVERY_KIND : worksOn(printed, kind);
}

type Reading = Frozen<Battle>;

const laidBy = ({ players }: Reading, player: 'A' | 'B'): CardId | null =>
  players[player].laid?.hidden ?? null;

/** The card whose main effect the attacker has chosen; ripostes have none (NAP-ATK.32). */
export function mainEffect(battle: Reading, attack: Frozen<Attack> = attackOf(battle)): CardId | null {
  if (attack.riposte !== null || attack.mode !== 'main') return null;
  return laidBy(battle, unitOf(battle, attack.attacker).owner);
}

/** The card laid for its bonus die. */
export function bonusCard(battle: Reading, attack: Frozen<Attack>): CardId | null {
  if (attack.riposte !== null || attack.mode !== 'bonus') return null;
  return laidBy(battle, unitOf(battle, attack.attacker).owner);
}

/** The defender's card at work. */
export function reaction(battle: Reading, attack: Frozen<Attack> = attackOf(battle)): CardId | null {
  if (attack.riposte !== null || !attack.applied || attack.cancelled) return null;
  return laidBy(battle, opponentOf(unitOf(battle, attack.attacker).owner));
}
