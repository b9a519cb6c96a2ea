// What else on the table an action is about, and what targets are called.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { NOWHERE } from '../../vocabulary.ts';
import type { TableState } from '../desk.ts';
import { hexName, unitName } from '../words/names.ts';

/** What lies on the order desk is chosen there, not in the prompt. */
const AT_THE_DESK: readonly Action['type'][] = [
  'begin',
  'target',
  'farther',
  'pathFrom',
  'pathTo',
  'superior',
  'waypoint',
  'flag',
  'append',
  'finish',
  'dropOrder',
  'generalRetreat',
  'toReserve',
  'obey',
  'endDivisional',
  'recallDraft',
];
/** Choices between names: in the prompt as long as it has room for them, else in the tray. */
const NAMED: readonly Action['type'][] = ['nameRoller', 'pickCoordinated', 'pickInitial', 'auto'];
const ROOM = 2;
/** Of several formations beside the end of movement; the tray has them all in one press, too. */
const ROOM_TO_MOVE = 1;

const isInTheTray = ({ offers }: TableState, { type }: Action): boolean =>
  type === 'hold' ||
  (NAMED.includes(type) &&
    offers.filter(({ action }) => action.type === type).length > (type === 'auto' ? ROOM_TO_MOVE : ROOM));

const units = (ids: readonly number[]): readonly Target[] => ids.map((id) => ({ unit: `${id}` }));

export function aboutOf(action: Action, state: TableState): readonly Target[] {
  if (AT_THE_DESK.includes(action.type)) return [{ card: 'order-desk' }];
  if (isInTheTray(state, action)) return [{ card: 'tray' }];
  switch (action.type) {
    case 'select':
    case 'enter':
    case 'preRetreat':
    case 'advance':
      return units(action.units);
    case 'bombard':
      return units(action.guns);
    case 'charge':
    case 'pursue':
      return units([action.unit]);
    case 'assign':
      return [{ hex: action.hex }];
    case 'react':
    case 'answer':
      return action.via === NOWHERE ? [] : [{ hex: action.via }];
    case 'goLeader':
    case 'enterLeader':
      return [{ card: `leader-${action.leader}` }];
    default:
      return [];
  }
}

/** What has a hex, and is chosen from the list all the same. */
const LISTED: readonly Action['type'][] = ['enter', 'enterLeader', 'enterHidden', 'extend', 'moveLine'];

/** Whether something can be chosen that is neither on the map nor in the prompt: then the desk must be open. */
export const isOnDeskOnly = (state: TableState): boolean =>
  legalIn(state.offers).some(
    ({ action }) => LISTED.includes(action.type) || (action.type !== 'hold' && isInTheTray(state, action)),
  );

export function targetName(target: Target, view: View): string {
  if ('hex' in target) return hexName(view, target.hex);
  return 'unit' in target ? unitName(view, Number(target.unit)) : '';
}
