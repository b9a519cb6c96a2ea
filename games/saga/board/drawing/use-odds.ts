import { lazyCode } from '@grognard/desk/parts/lazy-code.ts';
import { percent } from '@grognard/desk/words/numbers.ts';
import { useEffect } from 'preact/hooks';
import type { Action } from '../../grammar.ts';
import type { Prospect } from '../../odds/prospects.ts';
import type { View } from '../../view.ts';

/** The arithmetic of chances stands on all cards: it comes with the first battle, not with the first page. */
const arithmetic = lazyCode(async () => {
  const [{ prospectsIn }, { actionOdds }] = await Promise.all([
    import('../../odds/prospects.ts'),
    import('../../odds/action-odds.ts'),
  ]);
  return { prospectsIn, actionOdds };
});

export const useOdds = (isWanted: boolean): void =>
  useEffect(() => {
    if (isWanted) arithmetic.load();
  }, [isWanted]);

export const prospects = (view: View): readonly Prospect[] => arithmetic.value?.prospectsIn(view) ?? [];

/** '67 %, twice 17 %' */
export function hintOf(view: View, action: Action): string | null {
  const odds = arithmetic.value?.actionOdds(view, action) ?? null;
  if (odds === null) return null;
  return odds.two > 0 ? `${percent(odds.chance)}, twice ${percent(odds.two)}` : percent(odds.chance);
}
