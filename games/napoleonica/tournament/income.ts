// NAP-TRN.8, TRN.27: what a battle pays.
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

export function incomeOf(
  aftermath: Aftermath,
  player: Player,
  { buildings }: Pick<Notebook, 'buildings'>,
): number {
  const { winner, conceded, legends } = aftermath;
  const consolation = conceded === player ? 0 : FOR_LOSER;
  return (
    BASE +
    PER_VP * Math.min(vpOf(aftermath, player), MOST_VP) +
    (winner === player ? FOR_WINNER : consolation) +
    (buildings.includes('BD7') ? TREASURY : 0) +
    legends[player]
  );
}
