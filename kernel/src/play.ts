import type {
  Action,
  ActionRule,
  AnyProcedure,
  Decision,
  Frame,
  Frozen,
  GameState,
  Json,
  Outcome,
  Random,
  Refusal,
  Seat,
  Secret,
  Umpire,
} from './contract.ts';
import type { Fields } from './equal.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';
import { NOT_YET, type Position } from './position.ts';

/** The part of a game module that plays. */
export interface Rules<S extends GameState, A extends Action, E, C> {
  readonly id: string;
  readonly procedures: { readonly [proc: string]: AnyProcedure<S, A, E, C> };
  readonly always: readonly ActionRule<S, Frame, A, E, C>[];
  outcome(state: Frozen<S>): Outcome | null;
  prepare?(state: Frozen<S>): C;
  clone(state: Frozen<S>): S;
  untimely?(state: Frozen<S>, seat: Seat, asked: Fields): Refusal | null;
}

const NOBODY: readonly Decision[] = [];

/** More steps than this without a decision are a procedure that goes round in circles. */
const PATIENCE = 10_000;

/** The frame on top of the stack: where in the sequence of play we are. */
export function topFrame(state: GameState): Frame {
  const frame = state.frames[state.frames.length - 1];
  invariant(frame, 'The game ran out of procedures without an outcome.');
  return frame;
}

/** The rules open in this position: those of the procedure on top, then those that are always open. */
export function openRules<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  state: S,
): readonly ActionRule<S, Frame, A, E, C>[] {
  const { actions } = procedureOf(rules, topFrame(state));
  return rules.always.length === 0 ? actions : [...actions, ...rules.always];
}

/** The rule for a type of action that is known to be open. */
export function ruleFor<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  frame: Frame,
  { type }: A,
): ActionRule<S, Frame, A, E, C> {
  for (const rule of procedureOf(rules, frame).actions) if (rule.type === type) return rule;
  for (const rule of rules.always) if (rule.type === type) return rule;
  invariant(false, `“${type}” is not open in ${frame.proc}.${frame.step}.`);
}

export function procedureOf<S extends GameState, A extends Action, E, C>(
  rules: Rules<S, A, E, C>,
  frame: Frame,
): AnyProcedure<S, A, E, C> {
  const procedure = rules.procedures[frame.proc];
  // Asked for with every step: the message is not put together unless it is needed.
  if (procedure === undefined) invariant(false, `${rules.id} has no procedure “${frame.proc}”.`);
  return procedure;
}

/** The umpire at work on a state of its own. By itself it remembers nothing of what happened: that is for search. */
export class Play<S extends GameState, A extends Action, E, C> implements Umpire<S, E>, Position<S, C> {
  readonly rules: Rules<S, A, E, C>;
  readonly random: Random;
  state: S;
  /** Who must answer now; nobody when it is over. */
  pending: readonly Decision[] = NOBODY;
  outcome: Outcome | null = null;
  prepared: C | typeof NOT_YET = NOT_YET;

  constructor(rules: Rules<S, A, E, C>, state: S, random: Random) {
    this.rules = rules;
    this.state = state;
    this.random = random;
  }

  emit(_event: E): void {}

  call<F extends Frame>(frame: F): void {
    this.state.frames.push(frame);
  }

  goto<F extends Frame>(frame: F): void {
    const { frames } = this.state;
    frames[frames.length - 1] = frame;
  }

  end(result?: Json): void {
    const { frames } = this.state;
    frames.pop();
    const caller = frames[frames.length - 1];
    if (caller !== undefined) procedureOf(this.rules, caller).resume?.(this, caller, result);
  }

  reveal<T>(secret: Secret<T>, _to?: readonly Seat[]): T {
    return secret.hidden;
  }

  /** Goes on with the sequence of play until somebody must decide or it is over. */
  settle(): void {
    // What was prepared held for the position before, even if the state is the same object changed in place.
    this.prepared = NOT_YET;
    for (let step = 0; step < PATIENCE; step++) {
      const { rules, state } = this;
      this.pending = NOBODY;
      this.outcome = rules.outcome(frozen(state));
      if (this.outcome !== null) return;
      const frame = topFrame(state);
      const procedure = procedureOf(rules, frame);
      this.pending = procedure.pending(frozen(state), frame);
      if (this.pending.length > 0) return;
      procedure.advance(this, frame);
    }
    invariant(false, `${PATIENCE} steps without a decision.`);
  }

  /** The same moment on a state of its own; only the random numbers are shared. */
  copy(): Play<S, A, E, C> {
    const { rules, state, random, pending, outcome } = this;
    const play = new Play(rules, rules.clone(frozen(state)), random);
    play.pending = pending;
    play.outcome = outcome;
    return play;
  }
}
