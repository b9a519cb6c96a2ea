import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { MORALE, WINNER, type YesNo, yesNoWords } from './answers.ts';

const ofYesNo = (action: YesNo, view: View): string => yesNoWords(action, view)[1];

const CONSEQUENCES: Partial<ByType<Action, View, string>> = {
  evade: ofYesNo,
  recover: ofYesNo,
  charge: ofYesNo,
  counter: ofYesNo,
  recoverCas: ofYesNo,
  capture: ofYesNo,
  useOutflankFire: ofYesNo,
  reinforce: ofYesNo,
  support: ({ yes }) => (yes ? '1 casualty less for the unit in front' : 'the unit in front takes them all'),
  morale: ({ how }) => MORALE[how][1],
  winner: ({ how }) => WINNER[how][1],
  side: () => 'the unit keeps its casualties and loses its markers',
  forfeit: () => 'this activation is lost',
  score: ({ yes }) =>
    yes ? 'the card is shown and counts at once' : 'it stays hidden; it may be met again later',
  commit: () => 'hidden until both have chosen; the higher goes first',
  discard: () => 'you draw up to 5 at the end of the turn',
  openObjective: () => 'everybody will see it',
  terrain: (_, { phase }) => (phase === 'setup' ? 'shown when both are done' : ''),
};

/** What an answer brings, in a few words; empty where the answer itself says it. */
export const consequenceOf = (action: Action, view: View): string => byType(CONSEQUENCES, action, view) ?? '';
