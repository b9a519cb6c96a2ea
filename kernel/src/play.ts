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
  Secret,
  Umpire,
} from './contract.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';

/** The part of a game module that plays. */
export interface Rules<S extends GameState, A extends Action, E> {
  readonly id: string;
  readonly procedures: { readonly [proc: string]: AnyProcedure<S, A, E> };
  readonly always: readonly ActionRule<S, Frame, A, E>[];
  outcome(state: Frozen<S>): Outcome | null;
  clone(state: Frozen<S>): S;
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

export function procedureOf<S extends GameState, A extends Action, E>(
  rules: Rules<S, A, E>,
  frame: Frame,
): AnyProcedure<S, A, E> {
  const procedure = rules.procedures[frame.proc];
  invariant(procedure, `${rules.id} has no procedure “${frame.proc}”.`);
  return procedure;
}

/** The umpire at work on a state of its own. By itself it remembers nothing of what happened: that is for search. */
export class Play<S extends GameState, A extends Action, E> implements Umpire<S, E> {
  readonly rules: Rules<S, A, E>;
  readonly random: Random;
  state: S;
  /** Who must answer now; nobody when it is over. */
  pending: readonly Decision[] = NOBODY;
  outcome: Outcome | null = null;

  constructor(rules: Rules<S, A, E>, state: S, random: Random) {
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

  reveal<T>(secret: Secret<T>): T {
    return secret.hidden;
  }

  /** Goes on with the sequence of play until somebody must decide or it is over. */
  settle(): void {
    for (let step = 0; step < PATIENCE; step++) {
      const { state } = this;
      this.outcome = this.rules.outcome(frozen(state));
      this.pending = NOBODY;
      if (this.outcome !== null) return;
      const frame = topFrame(state);
      const procedure = procedureOf(this.rules, frame);
      this.pending = procedure.pending(frozen(state), frame);
      if (this.pending.length > 0) return;
      procedure.advance(this, frame);
    }
    invariant(false, `${PATIENCE} steps without a decision.`);
  }
}
