// What every Strategy card does, by id and by the window it may be played in.
import { mayUse, strategyCard } from '../data/strategy-cards.ts';
import { type Faction, type StrategyCardId, WINDOWS, type WindowId } from '../vocabulary.ts';
import { flag, imperialEagle, ironCross, officer } from './attachments.ts';
import type { CardRules, CardUse } from './card.ts';
import { attackColumn, fixBayonets, revengeForJena, scotlandForever, soundTheCharge } from './cold-steel.ts';
import { changeOfDirection, conscripts, landwehrLevy } from './emergencies.ts';
import { echelonFormation, lineFormation, squareFormation } from './formations.ts';
import { grandBattery } from './grand-battery.ts';
import { forcedMarch, neysCavalry, pasDeCharge, theGuardGoesIn, upGuards } from './marches.ts';
import {
  fightingWithdrawal,
  fortuneOfWar,
  holdTheLine,
  ironDuke,
  panic,
  pursuit,
  takeCover,
} from './nerve.ts';
import { counterBattery, reverseSlope, skirmishScreen } from './screens.ts';
import {
  aideDeCamp,
  ammunitionWagons,
  bulowsApproach,
  emperorsEye,
  fieldSurgeons,
  freshHorses,
  interceptedCourier,
  localGuides,
  rallyToTheColours,
  scoutsReport,
  viveLEmpereur,
  vorwarts,
} from './staff.ts';
import { thinRedLine } from './thin-red-line.ts';
import { aimedVolley, longRangeFire, rollingVolleys, roundshot } from './volleys.ts';

/** Every card but Terrain and the Bluffs, which are laid and committed by actions of their own. */
export const CARD_RULES: readonly CardRules[] = [
  lineFormation,
  squareFormation,
  echelonFormation,
  flag,
  officer,
  aimedVolley,
  fixBayonets,
  holdTheLine,
  rallyToTheColours,
  fieldSurgeons,
  forcedMarch,
  roundshot,
  longRangeFire,
  soundTheCharge,
  takeCover,
  aideDeCamp,
  conscripts,
  changeOfDirection,
  localGuides,
  scoutsReport,
  fortuneOfWar,
  freshHorses,
  skirmishScreen,
  pursuit,
  counterBattery,
  panic,
  interceptedCourier,
  ammunitionWagons,
  viveLEmpereur,
  theGuardGoesIn,
  grandBattery,
  attackColumn,
  neysCavalry,
  pasDeCharge,
  imperialEagle,
  emperorsEye,
  thinRedLine,
  reverseSlope,
  rollingVolleys,
  scotlandForever,
  ironDuke,
  upGuards,
  vorwarts,
  landwehrLevy,
  bulowsApproach,
  revengeForJena,
  ironCross,
  fightingWithdrawal,
];

const BY_ID: { readonly [id: StrategyCardId]: CardRules } = Object.fromEntries(
  CARD_RULES.map((card) => [card.id, card]),
);
const NO_RULES: CardRules = { id: '', uses: [] };

export const rulesOf = (id: StrategyCardId): CardRules => BY_ID[id] ?? NO_RULES;

/** The way to use a card in this window, if it has one. */
export function useIn(id: StrategyCardId, window: WindowId): CardUse | undefined {
  for (const use of rulesOf(id).uses) if (use.window === window) return use;
  return undefined;
}

type Pool = { readonly [window in WindowId]: readonly CardRules[] };

const poolFor = (faction: Faction): Pool => {
  const usable = CARD_RULES.filter((card) => mayUse(faction, strategyCard(card.id)));
  const of = (window: WindowId): readonly CardRules[] =>
    usable.filter((card) => useIn(card.id, window) !== undefined);
  return Object.fromEntries(WINDOWS.map((window) => [window, of(window)])) as {
    [window in WindowId]: CardRules[];
  };
};

const POOLS: { readonly [faction in Faction]: Pool } = {
  FR: poolFor('FR'),
  CO: poolFor('CO'),
  PR: poolFor('PR'),
};

/** Cards a faction could play in a window. */
export const poolOf = (faction: Faction, window: WindowId): readonly CardRules[] => POOLS[faction][window];
