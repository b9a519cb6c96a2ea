// GEN-6.1: from an idea to a sheet of orders.
import type { Frozen, Random } from '@grognard/kernel';
import { ordersCharged, totalOrders } from '../command.ts';
import type { Action } from '../grammar.ts';
import { sheetOf } from '../orders.ts';
import type { State } from '../state.ts';
import { BATTLE_SECTORS, type Side } from '../vocabulary.ts';
import { aimsOf } from './aims.ts';
import { type Field, fieldOf } from './field.ts';
import { type SheetDraft, startSheet } from './sheet-draft.ts';
import { quickStyle, type Style, secondMass, styles } from './style.ts';
import { concentrate, feed, fireGuns, occupy } from './tasks.ts';

const COMMIT: Action = { type: 'endPlanning' };

const begin = (state: Frozen<State>, side: Side, field: Field): SheetDraft => {
  const sheet = sheetOf(state, side);
  return startSheet(state, side, field, sheet, state.allotment[side] - ordersCharged(state, side, sheet));
};

/** Units that saved orders could bring back: pairs in the box, and guns lying among friends (section 15). */
const rallyable = (field: Field, side: Side): number => {
  const { I, C } = field[side].box;
  return Math.floor(I / 2) + Math.floor(C / 2);
};

/** Orders worth keeping back at most: under army morale the surplus over the allotment rallies anyway (GEN-19.4). */
const worthSaving = (state: Frozen<State>, side: Side, field: Field): number =>
  Math.max(0, rallyable(field, side) - (totalOrders(state, side) - state.allotment[side]));

/** Everything the style asks for while orders last; what is left over brings up the reserve. */
const compose = (draft: SheetDraft, style: Style): readonly Action[] => {
  draft.left -= Math.min(style.save, draft.left);
  if (style.guns) fireGuns(draft);
  if (style.main !== null) concentrate(draft, style.main, style.mass, style.garrison);
  if (style.second !== null) concentrate(draft, style.second, secondMass(style), style.garrison);
  occupy(draft, BATTLE_SECTORS, style.garrison);
  feed(draft, draft.left);
  return [...draft.orders, COMMIT];
};

export const quickSheet = (state: Frozen<State>, side: Side, random: Random): readonly Action[] => {
  const field = fieldOf(state);
  const draft = begin(state, side, field);
  return compose(draft, quickStyle(aimsOf(draft), worthSaving(state, side, field), random));
};

/** Sheets worth comparing; the same orders in another sequence are the same sheet (GEN-24.2). */
export function* sheets(state: Frozen<State>, side: Side, random: Random): Generator<readonly Action[]> {
  const field = fieldOf(state);
  const aims = aimsOf(begin(state, side, field));
  const seen = new Set<string>();
  let repeats = 0;
  for (const style of styles(aims, worthSaving(state, side, field), random)) {
    const sheet = compose(begin(state, side, field), style);
    const key = keyOf(sheet);
    if (seen.has(key)) repeats += 1;
    else yield sheet;
    seen.add(key);
    if (repeats > 50) return;
  }
}

const keyOf = (sheet: readonly Action[]): string =>
  sheet
    .map((action) => JSON.stringify(action))
    .sort()
    .join();
