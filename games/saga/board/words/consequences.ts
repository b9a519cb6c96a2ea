import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';

const YES_NO = {
  evade: ['an Evade test of 4+; if it fails you are engaged all the same', 'you fight where you stand'],
  recover: ['a Morale test of 6+: the marker comes back to you', 'the marker stays spent'],
  charge: ['+1 Melee this turn, Disarray afterwards', 'no bonus, no Disarray'],
  counter: ['a Morale test of 7+: you charge as well', 'no bonus, no Disarray'],
  recoverCas: ['one casualty goes; the last one always stays', 'nothing changes'],
  capture: ['it comes under your own unit', 'it stays where it lies'],
  useOutflankFire: ['a Fire test at −1 before they are among you', 'they come in unharmed'],
  reinforce: ['the top unit of your Army deck goes to your Reserve', 'your Reserve stays as it is'],
} as const;

/** What an answer brings, in a few words, where the answer itself does not say it. */
export function consequenceOf(action: Action, view: View): string {
  switch (action.type) {
    case 'evade':
    case 'recover':
    case 'charge':
    case 'counter':
    case 'recoverCas':
    case 'capture':
    case 'useOutflankFire':
    case 'reinforce':
      return YES_NO[action.type][action.yes ? 0 : 1];
    case 'support':
      return action.yes ? 'one hit fewer on the unit in front' : 'the unit in front takes all hits';
    case 'morale':
      return action.how === 'roll'
        ? 'if it fails, the unit retreats'
        : action.how === 'fail'
          ? 'the unit leaves for a Retreat slot'
          : 'the unit stays and owes nothing';
    case 'side':
      return 'the unit keeps its casualties and loses its markers';
    case 'winner':
      return action.how === 'stay' ? 'no Morale test is owed' : 'the unit retreats though it has won';
    case 'forfeit':
      return 'this activation is lost';
    case 'score':
      return action.yes
        ? 'the card is shown and counts at once'
        : 'it stays hidden; it may be met again later';
    case 'commit':
      return 'hidden until both have chosen; the higher goes first';
    case 'discard':
      return 'you draw up to five at the end of the turn';
    case 'openObjective':
      return 'everybody will see it';
    case 'terrain':
      return view.phase === 'setup' ? 'shown when both are done' : '';
    default:
      return '';
  }
}
