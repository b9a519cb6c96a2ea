// SAG-3.1: the chances of the test an action leads to at once.
import type { Action, ActionOf } from '../grammar.ts';
import type { View } from '../view.ts';
import { meleeFoe, unitIn } from '../view-units.ts';
import type { MoraleCause, UnitId } from '../vocabulary.ts';
import { moraleNeedIn, unitNamedIn } from './frame-facts.ts';
import { type Odds, oddsOf, type TestInView } from './odds.ts';

const morale = (unit: UnitId | null, need: number, cause: MoraleCause): TestInView | null =>
  unit === null ? null : { kind: 'morale', unit, need, cause };

function declaredTest(view: View, { kind, to, target }: ActionOf<'declare'>): TestInView | null {
  const unit = view.activation?.unit;
  if (unit === undefined || to !== undefined) return null;
  if (kind === 'fire' && target !== undefined) return { kind: 'fire', unit, against: target };
  if (kind === 'engage' && target !== undefined)
    return { kind: 'melee', unit, against: target, attacking: true, engaging: true };
  const foe = meleeFoe(view, unit);
  return kind === 'continue' && foe !== undefined
    ? { kind: 'melee', unit, against: foe, attacking: true }
    : null;
}

function testOf(view: View, action: Action): TestInView | null {
  const frame = view.frames.at(-1);
  const [unit, target] = [unitNamedIn(frame, 'unit'), unitNamedIn(frame, 'target')];
  switch (action.type) {
    case 'declare':
      return declaredTest(view, action);
    case 'morale':
      return action.how === 'roll' ? morale(unit, moraleNeedIn(frame), 'casualties') : null;
    case 'rally':
      return morale(action.unit, (unitIn(view, action.unit)?.cas ?? 0) >= 3 ? 7 : 6, 'rally');
    case 'regroup':
      return morale(action.unit, 7, 'regroup');
    case 'counter':
      return action.yes ? morale(target, 7, 'counterCharge') : null;
    case 'recover':
      return action.yes ? morale(unit, 6, 'recover') : null;
    case 'evade':
      return action.yes && target !== null ? { kind: 'evade', unit: target, against: unit, need: 4 } : null;
    default:
      return null;
  }
}

export function actionOdds(view: View, action: Action): Odds | null {
  const test = testOf(view, action);
  return test === null ? null : oddsOf(view, test);
}
