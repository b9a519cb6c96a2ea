import type { Action, ActionOf, Declaration, Step } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { unitIn } from '../../view-units.ts';
import { strategyValue } from './hand-order.ts';
import {
  cardName,
  FORMATION_NAME,
  listed,
  objectiveName,
  slotName,
  unitCardName,
  unitName,
} from './names.ts';

/** Actions that answer the whole decision: the wax button. */
export const isCommit = ({ type }: Action): boolean =>
  type === 'pass' || type === 'done' || type === 'confirmDeploy';

const PASSES: { readonly [window: string]: string } = {
  'W-ROLL': 'Let the die lie',
  'W-HIT': 'Take the hits',
  'W-MOR': 'Roll the test',
  'W-ACT': 'No card: go on',
};

/** What letting a window go by means at this moment. */
function passLabel(view: View): string {
  const frame = view.frames.at(-1);
  if (frame?.proc === 'checkpoint') return 'Score nothing';
  const occasion = frame !== undefined && 'occasion' in frame ? frame['occasion'] : null;
  const window =
    typeof occasion === 'object' && occasion !== null && 'window' in occasion
      ? String(occasion['window'])
      : '';
  return PASSES[window] ?? 'Pass';
}

const DONE: { readonly [proc: string]: string } = {
  openingTerrain: 'Terrain is laid',
  layTerrain: 'No more Terrain',
  regroup: 'No more regrouping',
  formations: 'Keep the Formations',
  discards: 'Keep this hand',
  reserveEntry: 'Keep the Reserve',
};

function stepLabel({ kind, to, with: partner }: Step, view: View): string {
  const where = slotName(to);
  const who = partner === undefined ? '' : ` with ${unitName(view, partner)}`;
  switch (kind) {
    case 'advance':
      return `Advance to ${where}`;
    case 'lateral':
      return `Move sideways to ${where}`;
    case 'back':
      return `Fall back to ${where}`;
    case 'commit':
      return `Commit the Reserve to ${where}`;
    case 'shift':
      return `Shift to ${where}`;
    case 'guard':
      return `The Guard goes in: ${where}${who}`;
    case 'relieve':
      return `Relieve: change places${who}`;
    default:
      return `Change places${who}`;
  }
}

/** A declaration as an order: where to, whom at, what then. */
export function declarationLabel(declaration: Declaration, view: View): string {
  const { kind, to, target, follow, order, then } = declaration;
  const whom = target === undefined ? '' : unitName(view, target);
  switch (kind) {
    case 'fire':
      return `Fire at ${whom}`;
    case 'engage':
      return `Engage ${whom}`;
    case 'continue':
      return 'Fight on: another round of melee';
    case 'disengage':
      return 'Try to disengage';
    case 'capture':
      return 'Take the Terrain in front';
    case 'return':
      return 'Ride back to your own lines';
    case 'hold':
      return 'Hold the ground';
    default: {
      const step = to === undefined ? kind : stepLabel({ ...declaration, kind, to }, view);
      const second = then === undefined ? '' : `, then ${stepLabel(then, view).toLowerCase()}`;
      if (follow === undefined) return `${step}${second}`;
      if (follow === 'charge') return `${step}${second} and charge ${whom}`;
      if (follow === 'engage') return `${step}${second} and engage ${whom}`;
      return order === 'before'
        ? `Fire at ${whom}, then ${step.toLowerCase()}${second}`
        : `${step}${second}, then fire at ${whom}`;
    }
  }
}

const MODES = {
  outflankW: 'ride round the western flank',
  outflankE: 'ride round the eastern flank',
  dismounted: 'dismounted',
  mounted: 'mounted',
} as const;

function activateLabel({ unit, mode }: ActionOf<'activate'>, view: View): string {
  const who = unitName(view, unit);
  if (mode === undefined) return `Activate ${who}`;
  return mode.startsWith('outflank') ? `Outflank: ${who}, ${MODES[mode]}` : `Activate ${who}, ${MODES[mode]}`;
}

function playLabel({ card, target, slot, guns }: ActionOf<'card'>, view: View): string {
  const on = target === undefined ? '' : ` on ${unitName(view, target)}`;
  const at = slot === undefined ? '' : ` to ${slotName(slot)}`;
  const shown = guns === undefined ? '' : `, turning up ${listed(guns.map((gun) => unitName(view, gun)))}`;
  return `Play ${cardName(card)}${on}${at}${shown}`;
}

const YES_NO = {
  evade: ['Evade', 'Stand and receive them'],
  recover: ['Try to get the marker back', 'Leave it'],
  charge: ['Charge', 'Engage without a charge'],
  counter: ['Counter-charge', 'Receive the charge standing'],
  recoverCas: ['Remove a casualty', 'Leave the casualties'],
  capture: ['Take the Terrain', 'Leave the Terrain'],
  useOutflankFire: ['Fire at the outflanker', 'Hold fire'],
  reinforce: ['Bring up the next unit', 'No reinforcement'],
} as const;

const MORALE = {
  roll: 'Roll the test',
  fail: 'Fail on purpose and retreat',
  omit: 'Steadfast: stand without a test',
} as const;

const arrangement = (layout: ActionOf<'rearrange'>['layout'], view: View): string =>
  Object.entries(layout)
    .map(([slot, unit]) => `${slot} ${unitCardName(unitIn(view, unit)?.card ?? null)}`)
    .join(', ');

function formationLabel(unit: string, view: View): string {
  const formation = unitIn(view, unit)?.formation ?? null;
  return `Give up ${formation === null ? 'the Formation' : FORMATION_NAME[formation]}: ${unitName(view, unit)}`;
}

/** An action as an order somebody gives. */
export function actionLabel(action: Action, view: View): string {
  switch (action.type) {
    case 'openObjective':
      return `Open ${objectiveName(action.obj)}`;
    case 'place':
      return `${unitCardName(action.unit)} to ${action.slot}`;
    case 'unplace':
      return `Take back the unit in ${action.slot}`;
    case 'confirmDeploy':
      return 'Take up positions';
    case 'terrain':
      return `Lay ${cardName(action.card)} in ${action.slot}`;
    case 'done':
      return DONE[view.frames.at(-1)?.proc ?? ''] ?? 'Done';
    case 'commit':
      return `Commit ${cardName(action.card)} (${strategyValue(action.card)})`;
    case 'regroup':
      return `Regroup ${unitName(view, action.unit)}`;
    case 'rally':
      return `Rally ${unitName(view, action.unit)}`;
    case 'removeFromReserve':
      return `Send away ${unitName(view, action.unit)}`;
    case 'toReserve':
      return `Into the Reserve: ${action.slot}`;
    case 'rearrange':
      return `Rearrange: ${arrangement(action.layout, view)}`;
    case 'card':
      return playLabel(action, view);
    case 'pass':
      return passLabel(view);
    case 'putUnder':
      return `Put ${cardName(action.card)} under the deck`;
    case 'activate':
      return activateLabel(action, view);
    case 'forfeit':
      return 'Give up this marker';
    case 'declare':
      return declarationLabel(action, view);
    case 'support':
      return action.yes ? `Support: ${unitName(view, action.unit)} takes one` : 'No support';
    case 'morale':
      return MORALE[action.how];
    case 'side':
      return `Retreat ${action.to === 'W' ? 'West' : 'East'}`;
    case 'winner':
      return action.how === 'stay' ? 'Stay' : 'Leave all the same';
    case 'formation':
      return formationLabel(action.unit, view);
    case 'discard':
      return `Discard ${cardName(action.card)}`;
    case 'score':
      return action.yes
        ? `Score ${objectiveName(action.obj)}: 1 VP`
        : `Hold ${objectiveName(action.obj)} back`;
    case 'resign':
      return 'Resign';
    default:
      return YES_NO[action.type][action.yes ? 0 : 1];
  }
}
