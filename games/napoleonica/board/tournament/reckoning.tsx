// NAP-TRN.8: what the last battle brought, and what is left to spend.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Notebook } from '../../army/notebook.ts';
import { totalOf } from '../../army/prices.ts';
import type { Cart } from '../../army/purchases.ts';
import { type IncomeSource, incomeParts, vpOf } from '../../tournament/income.ts';
import type { Aftermath } from '../../tournament/state.ts';
import type { Player } from '../../vocabulary.ts';
import { type Entry, Ledger } from '../notebook/ledger.tsx';
import { notebookWords as words } from '../words/sentences-notebook.ts';

const signed = (dp: number): string => (dp < 0 ? `−${-dp}` : `+${dp}`);

function nameOf(source: IncomeSource, vp: number): string {
  switch (source) {
    case 'battle':
      return tell(words.incomeEvery);
    case 'points':
      return tell(words.incomeVp, { vp });
    case 'winner':
      return tell(words.incomeWinner);
    case 'loser':
      return tell(words.incomeLoser);
    case 'treasury':
      return tell(words.incomeTreasury);
    case 'legends':
      return tell(words.incomeLegends);
  }
}

interface ReckoningProps {
  readonly notebook: Notebook;
  readonly player: Player;
  readonly aftermath: Aftermath | null;
  readonly cart: Cart;
}

export function Reckoning({ notebook, player, aftermath, cart }: ReckoningProps) {
  const { treasury, buildings } = notebook;
  const chosen = totalOf(cart, buildings);
  const parts = aftermath === null ? [] : incomeParts(aftermath, player, notebook);
  const earned: readonly Entry[] = parts.map(({ source, dp }, i) => ({
    text: nameOf(source, aftermath === null ? 0 : vpOf(aftermath, player)),
    figure: signed(dp),
    ...(i === 0 ? { rule: 'NAP-TRN.8' } : {}),
  }));
  const now: Entry = { text: tell(words.inTreasury), figure: `${treasury}` };
  const pending: readonly Entry[] =
    chosen === 0 ? [] : [{ text: tell(words.chosenOpposite), figure: signed(-chosen) }];
  return (
    <Ledger
      entries={[...earned, now, ...pending]}
      sum={{ text: tell(words.leftToSpend), figure: `${treasury - chosen}` }}
    />
  );
}
