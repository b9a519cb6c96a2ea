// GEN-6.1: from an idea to a sheet of orders.
import type { Frozen, Random } from '@grognard/kernel';
import type { Action, ActionOf } from '../grammar.ts';
import { ordersCharged, totalOrders } from '../orders/command.ts';
import { sheetOf } from '../orders/orders.ts';
import type { Sheet, State } from '../state.ts';
import { BATTLE_SECTORS, type Side } from '../vocabulary.ts';
import { aimsOf } from './aims.ts';
import { type Field, fieldOf } from './field.ts';
import { escortGuns, manCommand } from './guard-tasks.ts';
import { fireGuns, postGuns } from './gun-tasks.ts';
import { MIND, type Mind } from './mind.ts';
import { type SheetDraft, startSheet } from './sheet-draft.ts';
import { quickStyle, type Style, secondMass, styles } from './style.ts';
import { concentrate, feed, occupy, storm } from './tasks.ts';

type OrderAction = ActionOf<'order'>;

const COMMIT: Action = { type: 'endPlanning' };

/** Infantry that goes against an occupied building. */
const STORMERS = 3;

/** So many repetitions in all mean that there is nothing new to think of. */
const MAX_REPEATS = 50;

/** Units that saved orders could bring back: pairs in the box, and guns lying among friends (GEN-15). */
const rallyable = (field: Field, side: Side): number => {
  const { I, C } = field[side].box;
  return Math.floor(I / 2) + Math.floor(C / 2);
};

/** Orders worth keeping back at most: under army morale the surplus over the allotment rallies anyway (GEN-19.4). */
const worthSaving = (state: Frozen<State>, side: Side, field: Field): number =>
  Math.max(0, rallyable(field, side) - (totalOrders(state, side) - state.allotment[side]));

/** Everything the style asks for while orders last; what is left over brings up the reserve. */
const compose = (draft: SheetDraft, style: Style): readonly OrderAction[] => {
  draft.left -= Math.min(style.save, draft.left);
  if (draft.careful) manCommand(draft, style.guard);
  if (style.guns) fireGuns(draft);
  if (style.guns && !draft.careful) postGuns(draft);
  if (style.main !== null) concentrate(draft, style.main, style.mass, style.garrison);
  if (style.second !== null) concentrate(draft, style.second, secondMass(style), style.garrison);
  storm(draft, STORMERS);
  occupy(draft, BATTLE_SECTORS, style.garrison);
  if (style.guns && draft.careful) postGuns(draft);
  if (draft.careful) escortGuns(draft);
  feed(draft, Math.min(draft.left, style.feed));
  return draft.orders;
};

/** Orders for units that have none yet, from one quick idea. */
export const ordersFor = (
  state: Frozen<State>,
  side: Side,
  sheet: Frozen<Sheet>,
  left: number,
  random: Random,
  mind: Mind = MIND,
): readonly OrderAction[] => {
  const field = fieldOf(state);
  const draft = startSheet(state, side, field, sheet, left, mind.careful);
  return compose(draft, quickStyle(aimsOf(draft), worthSaving(state, side, field), random, mind.careful));
};

const ordersLeft = (state: Frozen<State>, side: Side): number =>
  state.allotment[side] - ordersCharged(state, side, sheetOf(state, side));

export const quickSheet = (
  state: Frozen<State>,
  side: Side,
  random: Random,
  mind: Mind,
): readonly Action[] => [
  ...ordersFor(state, side, sheetOf(state, side), ordersLeft(state, side), random, mind),
  COMMIT,
];

/** A sheet somebody writes in his own way. */
export function sheetBy(
  state: Frozen<State>,
  side: Side,
  mind: Mind,
  write: (draft: SheetDraft) => void,
): readonly Action[] {
  const field = fieldOf(state);
  const draft = startSheet(state, side, field, sheetOf(state, side), ordersLeft(state, side), mind.careful);
  write(draft);
  return [...draft.orders, COMMIT];
}

/** Sheets worth comparing; the same orders in another sequence are the same sheet (GEN-24.2). */
export function* sheets(
  state: Frozen<State>,
  side: Side,
  random: Random,
  mind: Mind,
): Generator<readonly Action[]> {
  const field = fieldOf(state);
  const begin = (): SheetDraft =>
    startSheet(state, side, field, sheetOf(state, side), ordersLeft(state, side), mind.careful);
  const seen = new Set<string>();
  let repeats = 0;
  for (const style of styles(aimsOf(begin()), worthSaving(state, side, field), random, mind.careful)) {
    const orders = compose(begin(), style);
    const key = keyOf(orders);
    if (seen.has(key)) repeats += 1;
    else yield [...orders, COMMIT];
    seen.add(key);
    if (repeats > MAX_REPEATS) return;
  }
}

const keyOf = (orders: readonly OrderAction[]): string =>
  orders
    .map(({ from, arm, path }) => from + arm + path.join(''))
    .sort()
    .join();
