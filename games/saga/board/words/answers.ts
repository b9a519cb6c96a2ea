// Questions with two or three answers: what each is called, and what comes of it.
import { boardOf } from '../../field/places.ts';
import type { ActionOf } from '../../grammar.ts';
import { unitNamedIn } from '../../odds/frame-facts.ts';
import type { View } from '../../view.ts';
import { unitIn } from '../../view-units.ts';

type Words = readonly [label: string, consequence: string];

export const YES_NO = {
  evade: {
    yes: ['Evade', 'an Evade test of 4+; if it fails, you are engaged anyway'],
    no: ['Do not evade', 'the Melee begins'],
  },
  recover: {
    yes: ['Try to get the marker back', 'a Morale test of 6+: the marker comes back to you'],
    no: ['Leave the marker', 'it stays spent'],
  },
  charge: {
    yes: ['Charge', '+1 Melee this turn, Disarray afterwards'],
    no: ['Engage without a Charge', 'no bonus, no Disarray'],
  },
  counter: {
    yes: ['Try to counter-charge', 'a Morale test of 7+: +1 Melee this turn, Disarray afterwards'],
    no: ['Do not counter-charge', 'no bonus, no Disarray'],
  },
  recoverCas: {
    yes: ['Remove 1 casualty', 'for winning the Melee'],
    no: ['Remove none', 'nothing changes'],
  },
  capture: {
    yes: ['Take the Terrain', 'it comes under your own unit'],
    no: ['Leave the Terrain', 'it stays where it lies'],
  },
  useOutflankFire: {
    yes: ['Spend the marker', '+1 Fire on this roll'],
    no: ['Keep the marker', '+1 Melee when it next attacks'],
  },
  reinforce: {
    yes: ['Bring up the next unit', 'the top unit of your Army deck goes to your Reserve'],
    no: ['No reinforcement', 'your Reserve stays as it is'],
  },
} as const satisfies { readonly [type: string]: { readonly yes: Words; readonly no: Words } };

/** SAG-11.13: a unit that has come round the flank takes nothing. */
const DISCARD_TERRAIN = {
  yes: ['Discard the Terrain', 'it goes to its owner’s discard pile'],
  no: ['Leave the Terrain', 'it stays where it lies'],
} as const satisfies { readonly yes: Words; readonly no: Words };

export type YesNo = ActionOf<keyof typeof YES_NO>;

export function yesNoWords({ type, yes }: YesNo, view: View): Words {
  const winner = type === 'capture' ? unitIn(view, unitNamedIn(view.frames.at(-1), 'winner')) : undefined;
  const isOnEnemyBoard = winner !== undefined && boardOf(winner.at) !== winner.owner;
  return (isOnEnemyBoard ? DISCARD_TERRAIN : YES_NO[type])[yes ? 'yes' : 'no'];
}

export const MORALE = {
  roll: ['Roll the Morale test', 'if it fails, the unit retreats'],
  fail: ['Fail on purpose and retreat', 'the unit leaves for a Retreat slot'],
  omit: ['Skip the test', 'Steadfast: the unit stays'],
} as const satisfies { readonly [how in ActionOf<'morale'>['how']]: Words };

export const WINNER = {
  stay: ['Stay', 'no Morale test'],
  leave: ['Retreat anyway', 'the unit retreats although it has won'],
} as const satisfies { readonly [how in ActionOf<'winner'>['how']]: Words };
