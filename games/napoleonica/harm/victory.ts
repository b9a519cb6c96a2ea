// NAP-VIC: when a battle is over, and who has won it. From then on nothing further resolves (NAP-DES.6).
// Also NAP-RUL.1, NAP-RUL.45, NAP-RUL.79, NAP-RUL.92.
import type { Frozen, RuleId } from '@grognard/kernel';
import { battleOf } from '../field/battle.ts';
import { isAlive } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { opponentOf, PLAYERS, type Player } from '../vocabulary.ts';
import { results } from '../words/results.ts';

export function win(
  umpire: Table,
  winner: Player,
  rule: RuleId,
  text: string,
  conceded: Player | null = null,
): void {
  const battle = battleOf(umpire.state);
  if (battle.result !== null) return;
  battle.result = { winner, rule, text, conceded };
  umpire.emit({ type: 'battleWon', rule, player: winner });
}

/** NAP-VIC.3: reserves keep an army alive, exited units do not. */
const hasArmy = ({ units }: Frozen<Battle>, player: Player): boolean =>
  units.some((unit) => unit.owner === player && isAlive(unit));

export const goalOf = ({ terms, sideOf }: Frozen<Battle>, player: Player): number | null =>
  terms.goals[sideOf[player]];
export const hasReachedGoal = (battle: Frozen<Battle>, player: Player): boolean => {
  const goal = goalOf(battle, player);
  return goal !== null && battle.players[player].vp >= goal;
};

/** NAP-VIC.2, NAP-VIC.3, NAP-SCN.8: after each destruction and each point; an empty army is looked at first. */
export function checkVictory(umpire: Table): void {
  const battle = battleOf(umpire.state);
  for (const player of PLAYERS) {
    if (hasArmy(battle, player)) continue;
    const hasLeft = battle.terms.special === 'breakthrough' && battle.sideOf[player] === 'south';
    if (hasLeft && hasReachedGoal(battle, player)) win(umpire, player, 'NAP-SCN.8', results.goal);
    else win(umpire, opponentOf(player), hasLeft ? 'NAP-SCN.8' : 'NAP-VIC.3', results.destroyed);
  }
  const [first, second] = PLAYERS.filter((player) => hasReachedGoal(battle, player));
  if (first === undefined) return;
  if (second === undefined) win(umpire, first, 'NAP-VIC.2', results.goal);
  else winOnPoints(umpire, 'NAP-VIC.2');
}

/** NAP-VIC.4, NAP-VIC.5: more points; if equal, the holder of the Leader token. */
export function winOnPoints(umpire: Table, rule: RuleId): void {
  const { players, leader, tieHolder } = battleOf(umpire.state);
  const { A, B } = players;
  if (A.vp === B.vp) win(umpire, leader ?? tieHolder ?? 'A', 'NAP-VIC.5', results.leader);
  else win(umpire, A.vp > B.vp ? 'A' : 'B', rule, rule === 'NAP-VIC.2' ? results.goal : results.points);
}
