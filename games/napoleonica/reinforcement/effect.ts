// NAP-REI.13: points gained outside the Reinforcement phase, with a limit of their own.
// Also NAP-RUL.78.
import { battleOf } from '../field/battle.ts';
import { pointsFrame } from '../frames.ts';
import type { Table } from '../rule-types.ts';
import type { Player } from '../vocabulary.ts';

export function callPoints(umpire: Table, player: Player, count: number): void {
  battleOf(umpire.state).gained = [];
  umpire.call(pointsFrame.at('look', { player, only: null, left: count }));
}
