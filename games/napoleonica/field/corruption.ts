// NAP-COR.1, NAP-COR.2: the Corruption of a Legions of the Abyss player, 0 to 20 and open to all.
import type { RuleId } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import type { Player } from '../vocabulary.ts';
import { battleOf, changePlayer } from './battle.ts';

export const MOST_CORRUPTION = 20;

/** Only the Abyss has any; excess is lost. */
export function gainCorruption(umpire: Table, player: Player, count: number, rule: RuleId): void {
  const battle = battleOf(umpire.state);
  const { faction, corruption } = battle.players[player];
  if (faction !== 'abyss') return;
  const total = Math.min(MOST_CORRUPTION, corruption + count);
  changePlayer(battle, player, { corruption: total });
  umpire.emit({ type: 'corruptionChanged', rule, player, by: total - corruption, total });
}

export function spendCorruption(umpire: Table, player: Player, count: number, rule: RuleId): void {
  if (count === 0) return;
  const battle = battleOf(umpire.state);
  const total = battle.players[player].corruption - count;
  changePlayer(battle, player, { corruption: total });
  umpire.emit({ type: 'corruptionChanged', rule, player, by: -count, total });
}
