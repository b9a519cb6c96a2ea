import type { TableState } from '@grognard/protocol';
import { seatsHere } from './sitting.ts';

/** How a battle ended for whoever looks; `watched`: for nobody at this screen, or for two of them. */
export type HowEnded = 'victory' | 'defeat' | 'draw' | 'watched';

export function howItEnded(state: Pick<TableState, 'outcome' | 'players'>): HowEnded | null {
  const { outcome } = state;
  if (outcome === null) return null;
  const [winner, another] = outcome.winners;
  if (winner === undefined || another !== undefined) return 'draw';
  const [seat, other] = seatsHere(state);
  if (seat === undefined || other !== undefined) return 'watched';
  return winner === seat ? 'victory' : 'defeat';
}
