import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import { aimedAt } from '../../odds/aimed-at.ts';
import type { View } from '../../view.ts';
import { orderKey } from '../drawing/order-groups.ts';
import { dieKey } from '../drawing/rolled-dice.ts';

/** The card of an order's group in the tray, and its arrow; of a battery also where it aims. */
function aboutOrder(action: Extract<Action, { order: number }>, view: View): readonly Target[] {
  const written = view.sheet[action.order];
  const cards = written === undefined ? [] : [{ card: orderKey(written) }];
  const sector = 'range' in action ? aimedAt(view, action.order, action.range) : null;
  return sector === null ? cards : [...cards, { sector }];
}

/** The things on the board an action is about, so that pressing any of them finds it. */
export function aboutOf(action: Action, view: View): readonly Target[] {
  if ('unit' in action) return [{ unit: action.unit }];
  if ('sector' in action) return [{ sector: action.sector }];
  if ('order' in action) return aboutOrder(action, view);
  switch (action.type) {
    case 'reroll':
      return [{ die: dieKey(action.front, action.side, action.die) }];
    case 'rally':
      return [{ card: `rally-${action.arm}` }];
    case 'unrally':
      return [{ card: `rallied-${action.index}` }];
    default:
      return [];
  }
}
