import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import type { Action, ActionOf } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { unitIn } from '../../view-units.ts';
import { MORALE, WINNER, type YesNo, yesNoWords } from './answers.ts';
import { declarationLabel } from './declaration-labels.ts';
import { strategyValue } from './hand-order.ts';
import { cardName, FORMATION_NAME, objectiveName, slotName, unitCardName, unitName } from './names.ts';
import { windowIn } from './window.ts';

const PASSES: { readonly [window: string]: string } = {
  'W-ROLL': 'Let the die lie',
  'W-HIT': 'Take the hits',
  'W-MOR': 'Roll the test',
  'W-ACT': 'No card: go on',
};

/** What letting a window go by means at this moment. */
const passLabel = (view: View): string =>
  view.frames.at(-1)?.proc === 'checkpoint' ? 'Score nothing' : (PASSES[windowIn(view) ?? ''] ?? 'Pass');

const DONE: { readonly [proc: string]: string } = {
  openingTerrain: 'Terrain is laid',
  layTerrain: 'No more Terrain',
  regroup: 'No more regrouping',
  formations: 'Keep the Formations',
  discards: 'Keep this hand',
  reserveEntry: 'Keep the Reserve',
};

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

const arrangement = (layout: ActionOf<'rearrange'>['layout'], view: View): string =>
  Object.entries(layout)
    .map(([slot, unit]) => `${slot} ${unitCardName(unitIn(view, unit)?.card ?? null)}`)
    .join(', ');

function formationLabel(unit: string, view: View): string {
  const formation = unitIn(view, unit)?.formation ?? null;
  return `Give up ${formation === null ? 'the Formation' : FORMATION_NAME[formation]}: ${unitName(view, unit)}`;
}

const ofYesNo = (action: YesNo): string => yesNoWords(action)[0];

const LABELS: ByType<Action, View, string> = {
  openObjective: ({ obj }) => `Open ${objectiveName(obj)}`,
  place: ({ unit, slot }) => `${unitCardName(unit)} to ${slot}`,
  unplace: ({ slot }) => `Take back the unit in ${slot}`,
  confirmDeploy: () => 'Take up positions',
  terrain: ({ card, slot }) => `Lay ${cardName(card)} in ${slot}`,
  done: (_, view) => DONE[view.frames.at(-1)?.proc ?? ''] ?? 'Done',
  commit: ({ card }) => `Commit ${cardName(card)} (${strategyValue(card)})`,
  regroup: ({ unit }, view) => `Regroup ${unitName(view, unit)}`,
  rally: ({ unit }, view) => `Rally ${unitName(view, unit)}`,
  removeFromReserve: ({ unit }, view) => `Send away ${unitName(view, unit)}`,
  toReserve: ({ slot }) => `Into the Reserve: ${slot}`,
  rearrange: ({ layout }, view) => `Rearrange: ${arrangement(layout, view)}`,
  card: playLabel,
  pass: (_, view) => passLabel(view),
  putUnder: ({ card }) => `Put ${cardName(card)} under the deck`,
  activate: activateLabel,
  forfeit: () => 'Give up this marker',
  declare: declarationLabel,
  support: ({ yes, unit }, view) => (yes ? `Support: ${unitName(view, unit)} takes one` : 'No support'),
  morale: ({ how }) => MORALE[how][0],
  side: ({ to }) => `Retreat ${to === 'W' ? 'West' : 'East'}`,
  winner: ({ how }) => WINNER[how][0],
  formation: ({ unit }, view) => formationLabel(unit, view),
  discard: ({ card }) => `Discard ${cardName(card)}`,
  score: ({ yes, obj }) => (yes ? `Score ${objectiveName(obj)}: 1 VP` : `Hold ${objectiveName(obj)} back`),
  resign: () => 'Resign',
  evade: ofYesNo,
  recover: ofYesNo,
  charge: ofYesNo,
  counter: ofYesNo,
  recoverCas: ofYesNo,
  capture: ofYesNo,
  useOutflankFire: ofYesNo,
  reinforce: ofYesNo,
};

/** An action as an order somebody gives. */
export const actionLabel = (action: Action, view: View): string =>
  byType(LABELS, action, view) ?? action.type;
