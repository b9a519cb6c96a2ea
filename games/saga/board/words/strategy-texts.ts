// What stands on the Strategy cards: when they are played and what they do, in a few words. The whole rule is SAG-<id>.
import type { ObjectiveId, StrategyCardId } from '../../vocabulary.ts';

export interface CardText {
  readonly when: string;
  readonly text: string;
}
const said = (when: string, text: string): CardText => ({ when, text });

const TERRAIN = 'Setup · Reform';
const ACTIVE = 'Your activation';
const DECLARE = 'Before your unit acts';
const ANSWER = 'Enemy’s activation';
export const MORALE = 'Morale test';
const REFORM = 'Reform the Ranks';
const TURN = 'Before your marker';
const END = 'Reinforcements';
const LAST = 'End of turn';
const SQUARE = 'Before your unit acts · or engaged by Cavalry';
const ANY = 'Any activation';
const HIT = 'When hit';
const ROLLED = 'After your roll';
const HORSES = 'Before your marker · Reinforcements';
const WON = 'Melee won';
const BACK = 'Retreat';
const INITIATIVE = 'Initiative only';

/** The same moments in a sentence: 'You can play it when your unit acts'. */
export const MOMENT_SAYS: { readonly [when: string]: string } = {
  [TERRAIN]: 'at setup, and when you lay Terrain in a later turn',
  [ACTIVE]: 'when your own unit acts',
  [DECLARE]: 'after you choose a unit, before it acts',
  [ANSWER]: 'when an enemy unit acts',
  [MORALE]: 'before a Morale test',
  [REFORM]: 'at the start of a turn, before you reform the ranks',
  [TURN]: 'before you choose a unit to act',
  [END]: 'after combat, before the reinforcements',
  [LAST]: 'after the reinforcements, before the turn ends',
  [SQUARE]: 'before your Infantry acts, or when Cavalry engages it',
  [ANY]: 'when your Cavalry acts or is engaged',
  [HIT]: 'when your Infantry is hit by Fire',
  [ROLLED]: 'after you roll a die for a test',
  [HORSES]: 'before you choose a unit to act, and before the reinforcements',
  [WON]: 'after your Cavalry wins a Melee',
  [BACK]: 'when your unit must retreat',
};

export const STRATEGY_TEXTS: { readonly [id: StrategyCardId]: CardText } = {
  G01: said(TERRAIN, 'Terrain. The unit here: +1 Melee when engaged. Guns see over Terrain.'),
  G02: said(TERRAIN, 'Terrain. Whoever engages from here or into it: −1 Melee that round.'),
  G03: said(TERRAIN, 'Terrain. Fire at the unit here: −1. No Heavy Cavalry, no guns.'),
  G04: said(TERRAIN, 'Terrain. Fire at the unit here, Melee against it: −1. Infantry only.'),
  G05: said(ACTIVE, 'Your unengaged Infantry forms Line: +1 Fire, −1 Melee.'),
  G06: said(SQUARE, 'Your Infantry forms Square; when Cavalry engages it, by a Morale test of 6+.'),
  G07: said(ANY, 'Your Cavalry, unengaged or being engaged, forms Echelon: +1 Melee.'),
  G08: said(ACTIVE, 'Attach to Infantry or Cavalry: +1 Morale. Trophy, 1 VP.'),
  G09: said(ACTIVE, 'Attach to Infantry or Cavalry: +1 Melee. Trophy, 1 VP.'),
  G10: said(ACTIVE, 'Infantry that fires: +1 Fire this action.'),
  G11: said(ACTIVE, 'Infantry in Melee: +1 Melee this round.'),
  G12: said(MORALE, 'Your unit: +2 on this test.'),
  G13: said(REFORM, '+2 on the rally or regroup test of one unit.'),
  G14: said(REFORM, 'Remove a casualty, even the last, behind the 1st Line.'),
  G15: said(DECLARE, 'An unengaged unit moves 2 steps and does nothing else.'),
  G16: said(ACTIVE, 'Artillery that fires: +1 Fire this action.'),
  G17: said(DECLARE, 'Your Artillery reaches 4 spaces; −1 Fire at exactly 4.'),
  G18: said(ACTIVE, 'A unit that charges now: +1 Melee this round.'),
  G19: said(HIT, 'Your Infantry under fire, not in Square, takes 1 hit fewer.'),
  G20: said(TURN, 'One more Activation marker this turn.'),
  N01: said(LAST, 'Infantry of your Reserve, no Guard, goes to a free slot of the lines.'),
  N02: said(LAST, 'Cavalry in an Out-flank slot returns to a free slot of your lines.'),
  N03: said(END, '+2 on the Outflank test of your unit this turn.'),
  N04: said(TURN, 'See all face-down units of the enemy Reserve. Draw 1 card.'),
  N05: said(ROLLED, 'Re-roll that die. The new result stands.'),
  N06: said(HORSES, 'Remove the Disarray of one Cavalry unit.'),
  N07: said(ANSWER, 'Fired at, with Light Infantry there, beside or behind: −2 Fire.'),
  N08: said(WON, 'Your Cavalry won: the loser that retreated takes 1 casualty.'),
  N09: said(ANSWER, 'Enemy Artillery fires and a gun of yours is free: −2 Fire.'),
  N10: said(MORALE, 'Enemy unit: −2 on this test.'),
  N11: said(TURN, 'The enemy discards a random card.'),
  N12: said(TURN, 'Draw 2 cards.'),
  F01: said(TURN, '+1 on all your Morale tests this turn.'),
  F02: said(DECLARE, 'Guard of the Reserve goes to any slot of the 1st Line, or changes places there.'),
  F03: said(ACTIVE, '+1 Fire for each other gun that could fire at the target, +2 at most.'),
  F04: said(ACTIVE, 'Infantry that starts a Melee, Infantry behind it: +2 Melee this round.'),
  F05: said(DECLARE, 'Cavalry of the 1st Line moves sideways and charges.'),
  F06: said(DECLARE, 'Infantry of the 2nd Line advances and engages.'),
  F07: said(ACTIVE, 'Attach to Infantry or Cavalry: +1 Morale, +1 Melee. Trophy, 1 VP.'),
  F08: said(TURN, 'Draw 3 cards, then put 2 under your deck.'),
  B01: said(ANSWER, 'Your Infantry of the 1st Line, being engaged, spends a marker and fires first.'),
  B02: said(ANSWER, 'Artillery fires at your lines: −3 Fire.'),
  B03: said(ACTIVE, 'Infantry that fired fires again at the same target.'),
  B04: said(ACTIVE, 'Heavy Cavalry that charges: +1 Melee and Breakthrough.'),
  B05: said(MORALE, 'Your unit stands. No roll.'),
  B06: said(DECLARE, 'Guard Infantry of the 2nd Line advances and fires: +1 Fire.'),
  P01: said(TURN, 'Units that start a Melee this turn: +1 Melee.'),
  P02: said(LAST, 'Draw a unit and place it face-down in the Reserve.'),
  P03: said(END, 'Your Outflank test succeeds. No roll.'),
  P04: said(ACTIVE, '+1 Melee this round; +2 for a unit with casualties.'),
  P05: said(ACTIVE, 'Attach: +1 Morale; each Melee won removes 1 casualty. Trophy, 1 VP.'),
  P06: said(BACK, 'Your unit goes to a free slot of the Reserve instead.'),
  'X-FR': said(INITIATIVE, 'Worth nothing. Comes back at the end of the turn.'),
  'X-CO': said(INITIATIVE, 'Worth nothing. Comes back at the end of the turn.'),
};

/** For whoever cannot see the card. */
export const strategyInWords = '{name}, initiative {initiative}. {when}: {text}';
export const objectiveInWords = '{name}. {kind}: {text}';

export const OBJECTIVE_KIND = {
  immediate: 'As soon as it is met',
  longTerm: 'At the end of the game',
} as const;

export const OBJECTIVE_TEXTS: { readonly [id: ObjectiveId]: string } = {
  O01: '2 of the 3 middle slots of the enemy’s 1st Line are free.',
  O02: 'Both ends of the enemy’s 1st Line are free.',
  O03: 'An enemy Guard or Elite unit is destroyed.',
  O04: 'Enemy Artillery is destroyed or retreats.',
  O05: 'You have captured a Strategy card.',
  O06: 'Your Cavalry wins a Melee in the turn in which it charged.',
  O07: 'Both enemy Retreat slots are occupied.',
  O08: 'Your units have won 3 Melees.',
  O09: 'Your unit enters an enemy Out-flank slot, or wins a Melee at the end of your line.',
  O10: 'You moved second in 3 turns in a row.',
  O11: 'Your 1st Line is complete.',
  O12: '3 units without casualties are in your Reserve.',
  O13: 'You have lost fewer units than the enemy.',
  O14: 'You hold 2 Terrain cards in your lines.',
};
