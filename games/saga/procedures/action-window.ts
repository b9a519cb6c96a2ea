// W-ACT opens at most once per activation; the active player has priority.

import type { Table } from '../rule-types.ts';
import { type Act, opponentOf, type UnitId } from '../vocabulary.ts';
import { openWindow } from './window.ts';

export function openActionWindow(umpire: Table, act: Act, unit: UnitId, target: UnitId | null): void {
  const { activation } = umpire.state;
  if (activation === null || activation.hadWindow) return;
  umpire.state.activation = { ...activation, hadWindow: true };
  const { player } = activation;
  openWindow(umpire, 'W-ACT', [player, opponentOf(player)], player, { act, unit, target });
}
