import type { Target } from '@grognard/kernel';
import { facing, placeOf } from '../../field/places.ts';
import type { Action, ActionOf } from '../../grammar.ts';
import { unitNamedIn } from '../../odds/frame-facts.ts';
import type { View } from '../../view.ts';
import { meleeFoe, unitAt, unitIn } from '../../view-units.ts';
import type { Slot } from '../../vocabulary.ts';
import { nearOf } from '../words/names.ts';
import { DECISION, placeTarget } from './targets.ts';

/** A slot of the own board and whoever stands in it. */
function slotTargets(view: View, slot: Slot): readonly Target[] {
  const unit = unitAt(view, placeOf(nearOf(view), slot));
  return unit === undefined ? [{ sector: slot }] : [{ sector: slot }, { unit: unit.id }];
}

function declared(action: ActionOf<'declare'>, view: View): readonly Target[] {
  const { kind, to, target, with: partner, then } = action;
  const own = view.activation === null ? undefined : unitIn(view, view.activation.unit);
  const foe = own === undefined ? undefined : meleeFoe(view, own.id);
  const targets: Target[] = [];
  if (to !== undefined) targets.push({ sector: to });
  if (then !== undefined) targets.push(...slotTargets(view, then.to));
  for (const unit of [target, partner]) if (unit !== undefined) targets.push({ unit });
  if (kind === 'capture' && own !== undefined) targets.push(placeTarget(view, facing(own.at)));
  if (kind === 'continue' && foe !== undefined) targets.push({ unit: foe });
  if (to === undefined && target === undefined) targets.push(DECISION);
  return targets;
}

function played({ target, slot, guns }: ActionOf<'card'>, view: View): readonly Target[] {
  const targets: Target[] = [];
  if (target !== undefined) targets.push({ unit: target });
  if (slot !== undefined) targets.push(...slotTargets(view, slot));
  for (const gun of guns ?? []) targets.push({ unit: gun });
  return targets;
}

/** The answers on the desk, and the unit they are about: it answers to a press as its card on the desk would. */
function inQuestion({ frames }: View, fact: 'unit' | 'target' | 'winner'): readonly Target[] {
  const unit = unitNamedIn(frames.at(-1), fact);
  return unit === null ? [DECISION] : [DECISION, { unit }];
}

/** The things on the table an action is about, so that pressing any of them finds it. */
export function aboutOf(action: Action, view: View): readonly Target[] {
  switch (action.type) {
    case 'place':
      return [{ card: action.unit }];
    case 'terrain':
      return [{ card: action.card }, ...slotTargets(view, action.slot)];
    case 'card':
      return played(action, view);
    case 'declare':
      return declared(action, view);
    case 'side':
      return [...inQuestion(view, 'unit'), { sector: action.to === 'W' ? 'RTW' : 'RTE' }];
    case 'support':
      return [DECISION, { unit: action.unit }];
    case 'morale':
    case 'recover':
    case 'charge':
    case 'useOutflankFire':
      return inQuestion(view, 'unit');
    case 'evade':
    case 'counter':
      return inQuestion(view, 'target');
    case 'winner':
    case 'recoverCas':
    case 'capture':
      return inQuestion(view, 'winner');
    case 'forfeit':
    case 'rearrange':
    case 'score':
    case 'reinforce':
      return [DECISION];
    default:
      return [];
  }
}
