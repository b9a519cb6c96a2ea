// Armies, maps and battles of one's own, as they come in from outside; what a rule forbids is told with its id.
import { fill, type Refusal } from '@grognard/kernel';
import {
  byKind,
  checked,
  type Form,
  fault,
  listOf,
  matching,
  nullable,
  oneOf,
  optional,
  record,
  text,
  whole,
} from '@grognard/kernel/forms.ts';
import { isDetachment } from '../data/detachments.ts';
import { isHexName } from '../data/field.ts';
import { MAP_IDS } from '../data/maps.ts';
import type { Enlisted, Roster } from '../data/rosters.ts';
import { ESCALATION_COUNTS } from '../data/scenarios.ts';
import { isUnitType } from '../data/units.ts';
import { type BySide, FACTIONS } from '../data/words.ts';
import { ZONES } from '../data/zones.ts';
import {
  type ChosenMap,
  type CustomBattle,
  type CustomLandmark,
  LANDMARK_SCORES,
  MOST_LANDMARKS,
  refuseCustomBattle,
} from './custom-battle.ts';

const MOST_UNITS = 40;

export const unitType = matching(isUnitType, 'a unit, such as FR01');
export const detachmentId = matching(isDetachment, 'a detachment, such as DT1');

const enlisted: Form<Enlisted> = record<Enlisted>({
  unit: unitType,
  detachment: optional(nullable(detachmentId), null),
});

export const rosterForm: Form<Roster> = record<Roster>({
  faction: oneOf(FACTIONS),
  units: listOf(enlisted, MOST_UNITS),
});

export const chosenMapForm: Form<ChosenMap> = byKind<ChosenMap>(
  { text: oneOf(MAP_IDS), list: listOf(text, 9) },
  `one of ${MAP_IDS.join(', ')}, or nine rows`,
);

const hexNameForm = matching(
  (raw: unknown): raw is string => typeof raw === 'string' && isHexName(raw),
  'a hex, such as F5',
);
const both = <T>(inner: Form<T>): Form<BySide<T>> => record<BySide<T>>({ south: inner, north: inner });

/** Stops with the rule that is broken. */
export function broken(refusal: Refusal | null, path: string): void {
  if (refusal !== null)
    fault('against-the-rules', path, `${fill(refusal.text, refusal.with)} (${refusal.rule})`);
}

/** NAP-SCN.6 */
export const customBattleForm: Form<CustomBattle> = checked(
  record<CustomBattle>({
    map: chosenMapForm,
    zones: both(oneOf(ZONES)),
    limits: both(whole(100, 400)),
    escalation: oneOf(ESCALATION_COUNTS),
    goals: both(nullable(whole(3, 15))),
    commanderVp: whole(2, 4),
    landmarks: listOf(
      record<CustomLandmark>({ hex: hexNameForm, scores: oneOf(LANDMARK_SCORES) }),
      MOST_LANDMARKS,
    ),
  }),
  (custom, path) => broken(refuseCustomBattle(custom), path),
);
