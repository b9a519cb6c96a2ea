// Section 24: what each card window is called, and what is asked in it.
import type { WindowId } from '../vocabulary.ts';

/** In the middle of a sentence: 'Ask me when hit'. */
export const windowNames = {
  'W-SET': 'about opening Terrain',
  'W-REF': 'before I reform the ranks',
  'W-TER': 'before I lay Terrain',
  'W-TURN': 'before I choose a unit',
  'W-DEC': 'before my unit acts',
  'W-ACT': 'when a unit acts',
  'W-ROLL': 'after my roll',
  'W-HIT': 'when hit',
  'W-MOR': 'before a Morale test',
  'W-RET': 'before a retreat',
  'W-WIN': 'after I win a Melee',
  'W-END': 'before reinforcements',
  'W-LAST': 'before the turn ends',
  checkpoint: 'about objectives',
} as const satisfies { readonly [window in WindowId | 'checkpoint']: string };

/** SAG-R67: what a player may order about objectives. */
export const scoreAtOnce = 'score at once';

/** When a card is played, to whoever holds it. */
export const windowMoments = {
  'W-SET': 'when you lay opening Terrain',
  'W-REF': 'before you reform the ranks',
  'W-TER': 'when you lay Terrain',
  'W-TURN': 'before you choose a unit',
  'W-DEC': 'before your unit acts',
  'W-ACT': 'when a unit acts',
  'W-ROLL': 'after your roll',
  'W-HIT': 'when your unit is hit',
  'W-MOR': 'before a Morale test',
  'W-RET': 'before your unit retreats',
  'W-WIN': 'after you win a Melee',
  'W-END': 'before reinforcements',
  'W-LAST': 'before the turn ends',
} as const satisfies { readonly [window in WindowId]: string };

export const windowPrompts = {
  'W-SET': 'Lay Terrain from your opening hand?',
  'W-REF': 'Play a card before you reform the ranks?',
  'W-TER': 'Lay Terrain from your hand?',
  'W-TURN': 'Play a card before you choose a unit?',
  'W-DEC': 'Play a card first? Some let this unit do more.',
  'W-ACT': 'Play a card on this action?',
  'W-ROLL': 'You have rolled. Play a card, or accept?',
  'W-HIT': '{unit, one: # takes, other: # take} {hits, one: # hit, other: # hits}. Play a card?',
  'W-MOR': 'Play a card on this Morale test?',
  'W-RET': 'Play a card on this retreat?',
  'W-WIN': 'Play a card after this victory?',
  'W-END': 'Play a card before the reinforcements?',
  'W-LAST': 'Play a card before the turn ends?',
  /** Where everybody can add the sum up. */
  rolled: 'You rolled {total} and need {need}. Play a card, or accept?',
} as const satisfies { readonly [window in WindowId | 'rolled']: string };
