// Dice beside a line of the journal.
import type { DieLook, Sum } from '@grognard/desk';
import { signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../../events.ts';
import type { Side } from '../../vocabulary.ts';
import { strengthReasons, sumWords } from './journal-sentences.ts';
import type { Teller } from './teller.ts';

export const LOOK: { readonly [side in Side]: DieLook } = { french: 'bone', allied: 'ebony' };

/** One die of one side, with what it had to be. */
export const dieOf = (side: Side, face: number, note: string): Sum => ({
  die: { face, look: LOOK[side] },
  modifiers: '',
  detail: note,
  total: face,
  note,
});

/** The same die with what brings it to this total. */
export const addedTo = (sum: Sum, total: number): Sum => ({
  ...sum,
  modifiers: total === sum.total ? '' : signed(total - sum.total),
  total,
});

type Fired = Extract<Event, { readonly type: 'fired' }>;

/** Two dice, and for whoever points at them what each unit brought to the fire. */
export function fireSum({ side, dice, strength, parts }: Fired, { unit }: Teller): readonly Sum[] {
  const [first, ...others] = dice;
  if (first === undefined || dice.length !== 2) return [];
  const detail = parts
    .map((part) => {
      const facts = { unit: unit(part.unit), strength: part.strength };
      const why = part.factors.map(({ reason, rule, by, over }) =>
        tell(sumWords.factor, { reason: tell(strengthReasons[reason]), by, over, rule }),
      );
      return why.length === 0
        ? tell(sumWords.part, facts)
        : tell(sumWords.changedPart, { ...facts, why: why.join(', ') });
    })
    .join('; ');
  return [
    {
      ...dieOf(side, first, tell(sumWords.row, { strength })),
      more: others.map((face) => ({ face, look: LOOK[side] })),
      total: dice.reduce((sum, face) => sum + face, 0),
      detail,
    },
  ];
}
