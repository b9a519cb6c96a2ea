// An answer another seat may have committed to a secret decision: any the rules allow, made step by step by its own actions.
import type { Action, ActionRule, Frame, GameState, Procedure, Random, Seat } from './contract.ts';
import { deskOnly } from './desk-only.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';
import { isSecretFrame, reopenDraft, type SecretFrame } from './secret-frame.ts';

const LONGEST = 100;
/** A draft is left as it is with one chance in so many at every step. */
const CHANCE_TO_END = 4;

/**
 * Plays the seat's part of the decision on top until it commits, whether or not it had. Drafting touches nothing but its
 * own draft.
 */
export function imagineDraft<S extends GameState, A extends Action, E>(
  procedure: Procedure<S, never, A, E>,
  state: S,
  seat: Seat,
  random: Random,
  purpose: string,
): void {
  const frame = state.frames.at(-1);
  invariant(frame !== undefined && isDrafted(frame), 'a secret decision lies on top');
  reopenDraft(frame, seat);
  // The procedure is the one of this frame.
  const actions = procedure.actions as readonly ActionRule<S, Frame, A, E>[];
  const umpire = deskOnly<S, E>(state, random);
  for (let step = 0; ; step++) {
    const choices = choicesIn(actions, state, frame, seat);
    const endings = choices.filter(isEnding);
    const going = choices.filter((choice) => !isEnding(choice));
    const isOver = step >= LONGEST || random.die(CHANCE_TO_END, purpose) === 1;
    const open = endings.length > 0 && (isOver || going.length === 0) ? endings : going;
    // A single one needs no die.
    const chosen = open.length > 1 ? open[random.die(open.length, purpose) - 1] : open[0];
    invariant(chosen !== undefined, 'somebody who must decide can');
    chosen.rule.apply(umpire, frame, seat, chosen.action);
    if (isEnding(chosen)) return;
  }
}

const isDrafted = (frame: Frame): frame is SecretFrame<Seat, unknown> => isSecretFrame(frame);

interface Choice<S, A extends Action, E> {
  readonly rule: ActionRule<S, Frame, A, E>;
  readonly action: A;
}

/** A decision may be committed in several ways: each of them is an end. */
const isEnding = <S, A extends Action, E>({ rule }: Choice<S, A, E>): boolean => rule.role === 'commit';

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
