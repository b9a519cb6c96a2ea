// NAP-TRN.8, NAP-TRN.27: what a battle pays.
import type { Notebook } from '../army/notebook.ts';
import type { Player } from '../vocabulary.ts';
import type { Aftermath } from './state.ts';
import { PRELIMINARY_GOAL } from './terms.ts';

const BASE = 40;
const PER_VP = 5;
const MOST_VP = 8;
const FOR_WINNER = 10;
const FOR_LOSER = 20;
/** BD7 */
const TREASURY = 15;

/** NAP-TRN.27: a conceded battle counts as reaching the goal. */
export const vpOf = ({ vp, winner, conceded }: Aftermath, player: Player): number =>
  conceded !== null && winner === player ? Math.max(vp[player], PRELIMINARY_GOAL) : vp[player];

export type IncomeSource = 'battle' | 'points' | 'winner' | 'loser' | 'treasury' | 'legends';

/** What makes up the income of a battle, in the order of the rule. */
export function incomeParts(
  aftermath: Aftermath,
  player: Player,
  { buildings }: Pick<Notebook, 'buildings'>,
): readonly { readonly source: IncomeSource; readonly dp: number }[] {
  const { winner, conceded, legends } = aftermath;
  const parts: readonly { readonly source: IncomeSource; readonly dp: number }[] = [
    { source: 'battle', dp: BASE },
    { source: 'points', dp: PER_VP * Math.min(vpOf(aftermath, player), MOST_VP) },
    { source: 'winner', dp: winner === player ? FOR_WINNER : 0 },
    { source: 'loser', dp: winner === player || conceded === player ? 0 : FOR_LOSER },
    { source: 'treasury', dp: buildings.includes('BD7') ? TREASURY : 0 },
    { source: 'legends', dp: legends[player] },
  ];
  return parts.filter(({ dp }) => dp > 0);
}

export const incomeOf = (
  aftermath: Aftermath,
  player: Player,
  notebook: Pick<Notebook, 'buildings'>,
): number => incomeParts(aftermath, player, notebook).reduce((sum, { dp }) => sum + dp, 0);
