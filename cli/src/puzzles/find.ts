import type { PlayerName } from '@grognard/ai';
import { findAtOnce } from './find-at-once.ts';
import { findInTurn } from './find-in-turn.ts';
import type { Found } from './found.ts';
import { type Asked, allPlans } from './weighing.ts';

/** The decision a seat has here as a puzzle, if the player answers it badly; null otherwise. */
export function puzzleAt(asked: Asked, player: PlayerName, name: string): Found | null {
  const plans = allPlans(asked);
  return plans.length === 0 ? findAtOnce(asked, player, name) : findInTurn(asked, player, name, plans);
}
