// Section 24: what each card window is called, and what is asked in it.
import type { WindowId } from '../vocabulary.ts';

interface WindowWords {
  /** In the middle of a sentence. */
  readonly name: string;
  readonly prompt: string;
}

export const WINDOW_WORDS: { readonly [window in WindowId]: WindowWords } = {
  'W-SET': { name: 'opening Terrain', prompt: 'Lay Terrain from your opening hand, or be done.' },
  'W-REF': {
    name: 'before reforming',
    prompt: 'Play a card before you reform the ranks, or pass.',
  },
  'W-TER': { name: 'before laying Terrain', prompt: 'Lay Terrain, or be done.' },
  'W-TURN': {
    name: 'before an activation',
    prompt: 'Play an order card before you activate a unit, or pass.',
  },
  'W-DEC': {
    name: 'before a declaration',
    prompt: 'Play a card that opens new actions to the unit, or pass.',
  },
  'W-ACT': { name: 'during an action', prompt: 'Play a card on this action, or pass.' },
  'W-ROLL': { name: 'after your die', prompt: 'Let the die lie, or play a card.' },
  'W-HIT': {
    name: 'before casualties',
    prompt: 'Play a card before the casualties are taken, or pass.',
  },
  'W-MOR': { name: 'before a Morale test', prompt: 'Play a card on this Morale test, or pass.' },
  'W-RET': { name: 'before a retreat', prompt: 'Play a card on this retreat, or pass.' },
  'W-WIN': { name: 'after winning a Melee', prompt: 'Play a card on this victory, or pass.' },
  'W-END': { name: 'before reinforcements', prompt: 'Play a card before the reinforcements, or pass.' },
  'W-LAST': { name: 'before the turn ends', prompt: 'Play a card before the turn ends, or pass.' },
};
