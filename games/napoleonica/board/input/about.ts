// What else on the table an action is about, and what targets are called.
import type { Target } from '@grognard/kernel';
import { hexName } from '../../data/field.ts';
import { isManeuverCard } from '../../data/maneuver-cards.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { aroundBattles } from '../around-battles.ts';
import { cardName, unitAndPlace } from '../words/names.ts';

/** Choices of Orders are made among the tokens, not in the prompt. */
export function aboutOf(action: Action): readonly Target[] {
  switch (action.type) {
    case 'takeChosen':
    case 'takeRandom':
    case 'exchange':
      return [{ card: 'pouch' }];
    case 'returnOrder':
    case 'takeColour':
    case 'toCorruption':
      return [{ card: action.colour }];
    case 'point':
    case 'regenerate':
      return [{ card: action.line }];
    default:
      return aroundBattles()?.aboutBetween(action) ?? [];
  }
}

export function targetName(target: Target, view: View): string {
  if ('hex' in target) return hexName(target.hex);
  if (view.battle === null) return aroundBattles()?.nameBetween(target, view) ?? '';
  if ('unit' in target) return unitAndPlace(view, Number(target.unit));
  if ('card' in target) return isManeuverCard(target.card) ? cardName(target.card) : '';
  return '';
}
