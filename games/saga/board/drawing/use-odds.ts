import { percent } from '@grognard/desk/words/numbers.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Action } from '../../grammar.ts';
import type { Prospect } from '../../odds/prospects.ts';
import type { View } from '../../view.ts';

/** The arithmetic of chances stands on all cards: it comes with the first battle, not with the first page. */
const load = async () => ({
  ...(await import('../../odds/prospects.ts')),
  ...(await import('../../odds/action-odds.ts')),
});
let loaded: Awaited<ReturnType<typeof load>> | null = null;

/** Loads it when it is wanted, and draws again once it is there. */
export function useOdds(isWanted: boolean): void {
  const [, redraw] = useState(false);
  useEffect(() => {
    if (!isWanted || loaded !== null) return;
    let isShown = true;
    void load().then((odds) => {
      loaded = odds;
      if (isShown) redraw(true);
    });
    return () => {
      isShown = false;
    };
  }, [isWanted]);
}

export const prospects = (view: View): readonly Prospect[] => loaded?.prospectsIn(view) ?? [];

/** '67 %, twice 17 %' */
export function hintOf(view: View, action: Action): string | null {
  const odds = loaded?.actionOdds(view, action) ?? null;
  if (odds === null) return null;
  return odds.two > 0 ? `${percent(odds.chance)}, twice ${percent(odds.two)}` : percent(odds.chance);
}
