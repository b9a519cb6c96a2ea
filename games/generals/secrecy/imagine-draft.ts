// GEN-21.1: an answer the other side may have committed: any the rules allow, made step by step by its own actions.
import { type Frame, invariant, type Random } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { deskOnly } from './desk-only.ts';

const LONGEST = 100;

/** Plays the side's part of the decision on top until it commits. Drafting touches nothing but its own draft. */
export function imagineDraft(state: State, side: Side, random: Random): void {
  const frame = state.frames[state.frames.length - 1];
  invariant(frame !== undefined, 'a decision lies on top');
  const umpire = deskOnly(state, random);
  for (let step = 0; ; step++) {
    const choices = choicesOf(state, frame, side);
    const ending = choices.find(({ action }) => action.type.startsWith('end'));
    const isOver = step >= LONGEST || random.die(4, 'GEN-21.1 draft imagined') === 1;
    const going = choices.filter(({ action }) => !action.type.startsWith('end'));
    const chosen =
      ending !== undefined && (isOver || going.length === 0)
        ? ending
        : going[random.die(Math.max(1, going.length), 'GEN-21.1 draft imagined') - 1];
    invariant(chosen !== undefined, 'somebody who must decide can');
    chosen.apply(umpire, frame);
    if (chosen === ending) return;
  }
}

interface Choice {
  readonly action: Action;
  apply(umpire: Table, frame: Frame): void;
}

/** Legal actions that build the draft up; those that take something back lead nowhere. */
function choicesOf(state: State, frame: Frame, side: Side): readonly Choice[] {
  const choices: Choice[] = [];
  for (const rule of procedures[frame.proc]?.actions ?? []) {
    if (rule.type.startsWith('un') || rule.type === 'deactivate') continue;
    for (const action of rule.candidates(state, frame, side)) {
      if (rule.refuse(state, frame, side, action) !== null) continue;
      choices.push({ action, apply: (umpire, at) => rule.apply(umpire, at, side, action) });
    }
  }
  return choices;
}
