// An answer another seat may have committed to a secret decision: any the rules allow, made step by step by its own actions.
import type { Action, ActionRule, Frame, GameState, Procedure, Random, Seat, Umpire } from './contract.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';

const LONGEST = 100;
/** A draft is left as it is with one chance in so many at every step. */
const CHANCE_TO_END = 4;

/** Plays the seat's part of the decision on top until it commits. Drafting touches nothing but its own draft. */
export function imagineDraft<S extends GameState, A extends Action, E>(
  procedure: Procedure<S, never, A, E>,
  state: S,
  seat: Seat,
  random: Random,
  purpose: string,
): void {
  const frame = state.frames.at(-1);
  invariant(frame !== undefined, 'a decision lies on top');
  // The procedure is the one of this frame.
  const actions = procedure.actions as readonly ActionRule<S, Frame, A, E>[];
  const umpire = deskOnly<S, E>(state, random);
  for (let step = 0; ; step++) {
    const choices = choicesIn(actions, state, frame, seat);
    const ending = choices.find(({ rule }) => rule.role === 'commit');
    const isOver = step >= LONGEST || random.die(CHANCE_TO_END, purpose) === 1;
    const going = choices.filter((choice) => choice !== ending);
    const chosen =
      ending !== undefined && (isOver || going.length === 0)
        ? ending
        : going[random.die(Math.max(1, going.length), purpose) - 1];
    invariant(chosen !== undefined, 'somebody who must decide can');
    chosen.rule.apply(umpire, frame, seat, chosen.action);
    if (chosen === ending) return;
  }
}

interface Choice<S, A extends Action, E> {
  readonly rule: ActionRule<S, Frame, A, E>;
  readonly action: A;
}

/** Legal actions that build the draft up; those that take something back lead nowhere. */
function choicesIn<S extends GameState, A extends Action, E>(
  actions: readonly ActionRule<S, Frame, A, E>[],
  state: S,
  frame: Frame,
  seat: Seat,
): readonly Choice<S, A, E>[] {
  const choices: Choice<S, A, E>[] = [];
  for (const rule of actions) {
    if (rule.role === 'takeBack') continue;
    for (const action of rule.candidates(frozen(state), frame, seat))
      if (rule.refuse(frozen(state), frame, seat, action) === null) choices.push({ rule, action });
  }
  return choices;
}

const impossible = (): never => invariant(false, 'drafting sets nothing else in motion') as never;

/** An umpire for drafting alone: a draft sets nothing else in motion. */
const deskOnly = <S, E>(state: S, random: Random): Umpire<S, E> => ({
  state,
  random,
  emit() {},
  call: impossible,
  goto: impossible,
  end: impossible,
  reveal: impossible,
});
