// Questions with two or three answers: what each is called, and what comes of it.
import type { ActionOf } from '../../grammar.ts';

type Words = readonly [label: string, consequence: string];

export const YES_NO = {
  evade: {
    yes: ['Evade', 'an Evade test of 4+; if it fails, you are engaged anyway'],
    no: ['Stand and receive them', 'you fight where you stand'],
  },
  recover: {
    yes: ['Try to get the marker back', 'a Morale test of 6+: the marker comes back to you'],
    no: ['Leave it', 'the marker stays spent'],
  },
  charge: {
    yes: ['Charge', '+1 Melee this turn, Disarray afterwards'],
    no: ['Engage without a charge', 'no bonus, no Disarray'],
  },
  counter: {
    yes: ['Counter-charge', 'a Morale test of 7+: you charge as well'],
    no: ['Receive the charge standing', 'no bonus, no Disarray'],
  },
  recoverCas: {
    yes: ['Remove a casualty', 'one casualty goes; the last one always stays'],
    no: ['Leave the casualties', 'nothing changes'],
  },
  capture: {
    yes: ['Take the Terrain', 'it comes under your own unit'],
    no: ['Leave the Terrain', 'it stays where it lies'],
  },
  useOutflankFire: {
    yes: ['Fire at the outflanker', 'a Fire test at −1 before they arrive'],
    no: ['Hold fire', 'they arrive unharmed'],
  },
  reinforce: {
    yes: ['Bring up the next unit', 'the top unit of your Army deck goes to your Reserve'],
    no: ['No reinforcement', 'your Reserve stays as it is'],
  },
} as const satisfies { readonly [type: string]: { readonly yes: Words; readonly no: Words } };

export type YesNo = ActionOf<keyof typeof YES_NO>;

export const yesNoWords = ({ type, yes }: YesNo): Words => YES_NO[type][yes ? 'yes' : 'no'];

export const MORALE = {
  roll: ['Roll the Morale test', 'if it fails, the unit retreats'],
  fail: ['Fail on purpose and retreat', 'the unit leaves for a Retreat slot'],
  omit: ['Steadfast: stand without a test', 'the unit stays and owes nothing'],
} as const satisfies { readonly [how in ActionOf<'morale'>['how']]: Words };

export const WINNER = {
  stay: ['Stay', 'no Morale test is owed'],
  leave: ['Retreat anyway', 'the unit retreats although it has won'],
} as const satisfies { readonly [how in ActionOf<'winner'>['how']]: Words };
