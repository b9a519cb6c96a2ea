import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import { aimedAt } from '../../odds/aimed-at.ts';
import type { Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { deployedUnits } from '../drawing/deployed-units.ts';
import { orderKey } from '../drawing/order-groups.ts';
import { dieKey } from '../drawing/rolled-dice.ts';

/** The viewer's own units that are such. */
const ownUnits = (view: View, isSuch: (unit: Unit) => boolean): readonly Target[] =>
  deployedUnits(view)
    .filter((unit) => unit.side === view.viewer && isSuch(unit))
    .map(({ id }) => ({ unit: id }));

/** An order's card and arrow, and the units that would carry it out; of a battery also where it aims. */
function aboutOrder(action: Extract<Action, { order: number }>, view: View): readonly Target[] {
  const written = view.sheet[action.order];
  if (written === undefined) return [];
  const { from, arm, unit: bound } = written;
  const carriers = ownUnits(
    view,
    (unit) =>
      // Whoever was routed on the way has no part in the order any more, used or not.
      !unit.routed &&
      (bound === null ? unit.at === from && unit.arm === arm && !unit.spent : unit.id === bound),
  );
  const sector = 'range' in action ? aimedAt(view, action.order, action.range) : null;
  return [{ card: orderKey(written) }, ...carriers, ...(sector === null ? [] : [{ sector }])];
}

/** A die, and the unit that threw it. */
function aboutDie({ front, side, die }: Extract<Action, { type: 'reroll' }>, view: View): readonly Target[] {
  const rolled = view.combat?.fronts
    .find(({ id }) => id === front)
    ?.dice.filter((each) => each.side === side);
  const unit = rolled?.[die]?.unit;
  return [{ die: dieKey(front, side, die) }, ...(unit === undefined ? [] : [{ unit }])];
}

/** The things on the board an action is about, so that pressing any of them finds it. */
export function aboutOf(action: Action, view: View): readonly Target[] {
  if ('unit' in action) return [{ unit: action.unit }];
  if ('order' in action) return aboutOrder(action, view);
  switch (action.type) {
    case 'place':
      return [{ sector: action.sector }];
    case 'unplace':
      return [
        { sector: action.sector },
        ...ownUnits(view, ({ at, arm }) => at === action.sector && arm === action.arm),
      ];
    case 'reroll':
      return aboutDie(action, view);
    case 'rally':
      return [
        { card: `rally-${action.arm}` },
        ...ownUnits(view, ({ at, arm }) => at === 'box' && arm === action.arm),
      ];
    case 'unrally':
      return [{ card: `rallied-${action.index}` }];
    default:
      return [];
  }
}
