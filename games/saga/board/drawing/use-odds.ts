import { lazyCode } from '@grognard/desk/parts/lazy-code.ts';
import { percent } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useEffect } from 'preact/hooks';
import type { Action } from '../../grammar.ts';
import type { Prospect } from '../../odds/prospects.ts';
import type { Wish } from '../../odds/would-do.ts';
import type { View } from '../../view.ts';
import type { UnitId } from '../../vocabulary.ts';
import { chances } from '../words/sentences.ts';

/** The arithmetic of chances stands on all cards: it comes with the first battle, not with the first page. */
const arithmetic = lazyCode(async () => {
  const [{ prospectsIn }, { actionOdds }, { wouldDo }] = await Promise.all([
    import('../../odds/prospects.ts'),
    import('../../odds/action-odds.ts'),
    import('../../odds/would-do.ts'),
  ]);
  return { prospectsIn, actionOdds, wouldDo };
});

const wishes = new WeakMap<View, Map<UnitId, readonly Wish[]>>();

/** SAG-9.2: what a unit could do with the marker; worked out once per position. Null: not known yet. */
export function wishesOf(view: View, unit: UnitId): readonly Wish[] | null {
  if (arithmetic.value === null) {
    arithmetic.load();
    return null;
  }
  const known = wishes.get(view) ?? new Map<UnitId, readonly Wish[]>();
  const found = known.get(unit) ?? arithmetic.value.wouldDo(view, unit);
  wishes.set(view, known.set(unit, found));
  return found;
}

export const useOdds = (isWanted: boolean): void =>
  useEffect(() => {
    if (isWanted) arithmetic.load();
  }, [isWanted]);

export const prospects = (view: View): readonly Prospect[] => arithmetic.value?.prospectsIn(view) ?? [];

/** 'hits 67%, twice 17%', 'passes 50%' */
export function hintOf(view: View, action: Action): string | null {
  const odds = arithmetic.value?.actionOdds(view, action) ?? null;
  if (odds === null) return null;
  const chance = percent(odds.chance);
  if (action.type !== 'declare') return tell(chances.passes, { chance });
  return odds.two > 0
    ? tell(chances.hitsTwice, { chance, twice: percent(odds.two) })
    : tell(chances.hits, { chance });
}
