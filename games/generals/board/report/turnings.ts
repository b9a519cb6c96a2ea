import type { Turning } from '@grognard/desk';
import { sumInWords } from '@grognard/desk/journal/sums.ts';
import { modifiedDie } from '../../combat/modified-die.ts';
import { frontName } from '../../names.ts';
import type { Roll } from '../../odds/roll.ts';
import type { Modifier } from '../../state.ts';
import { diceOf, unitName } from '../words/names.ts';

const STEP_NAME = {
  bombard: 'bombardment',
  ranged: 'ranged fire',
  melee: 'melee',
  reaction: 'reaction',
} as const;

/** What a reaction was to do, done and missed. */
const REACTION = {
  square: ['forms square', 'formed square'],
  charge: ['countercharges', 'countercharged'],
} as const;

const sumOf = (natural: number, modifiers: readonly Modifier[]): string =>
  sumInWords(
    natural,
    modifiers.map(({ value }) => value),
    modifiedDie(natural, modifiers),
  );

function wording({ event, kind }: Roll): { readonly where: string; readonly text: string } {
  if (event.type === 'buildingHit') {
    const end = event.destroyed ? 'the building falls' : 'the building stands';
    return {
      where: `the building in ${event.sector}`,
      text: `${event.hits} of ${event.naturals.length} dice hit: ${end}.`,
    };
  }
  const sum = sumOf(event.natural, event.modifiers);
  const who = unitName(event.unit);
  if (event.type === 'reactionRolled') {
    const [does, done] = REACTION[event.how];
    return {
      where: STEP_NAME.reaction,
      text: `${sum}: ${who} ${event.success ? does : `fails where it would have ${done}`}.`,
    };
  }
  const against = event.against === null ? '' : ` against ${event.against}`;
  const where = event.front === null ? STEP_NAME[kind] : `${frontName(event.front)}, ${STEP_NAME[kind]}`;
  return {
    where,
    text: `${sum}${against}: ${who} ${event.hit ? 'hits' : 'misses'} ${unitName(event.target)}.`,
  };
}

/** A roll on which the battle turned. */
export function tellRoll(roll: Roll): Pick<Turning, 'title' | 'text' | 'dice' | 'rule'> {
  const { where, text } = wording(roll);
  return {
    title: `Round ${roll.round}, ${where}.`,
    text,
    dice: roll.naturals.map(({ side, face }) => ({ face, look: diceOf(side) })),
    rule: roll.event.rule,
  };
}
