// A decision several seats take at once and unseen: each edits a draft of its own and commits it; nothing shows before
// all have, then everything does.
import type {
  Action,
  ActionRule,
  Decision,
  Frozen,
  Procedure,
  Refusal,
  RuleId,
  Seat,
  Umpire,
} from './contract.ts';
import type { AnyFrameDeclaration } from './frame-of.ts';
import { inOneShape } from './one-shape.ts';
import { commitDraft, revealDrafts, type SecretFrame, seatIn } from './secret-frame.ts';

export interface SecretDecision<
  S,
  F extends SecretFrame<K, D>,
  K extends Seat,
  D,
  A extends Action,
  E,
  C = void,
> {
  readonly rule: RuleId;
  /** What a seat that has not committed is asked: from public facts, like the fact that it is. */
  question(state: Frozen<S>, frame: Frozen<F>, seat: Seat): Omit<Decision, 'seat'>;
  /** Everybody can tell who has something to draft; a draft begun can always be taken back. */
  readonly publicChoice?: true;
  /** What builds a draft up, takes parts of it back, and commits it. */
  readonly actions: readonly ActionRule<S, F, A, E, C>[];
  /** All have committed, and the drafts are open. Ends the procedure, or goes on to another step. */
  revealed(umpire: Umpire<S, E>, frame: F, drafts: { readonly [seat in K]: D }): void;
  /** The steps after the first, where there are any. */
  advance?(umpire: Umpire<S, E>, frame: F): void;
}

/** The seats are asked at the first step of the frame, in any order; what each has drafted no other can see. */
export function secretDecision<
  S,
  F extends SecretFrame<K, D>,
  K extends Seat,
  D,
  A extends Action,
  E,
  C = void,
>(declared: AnyFrameDeclaration, decision: SecretDecision<S, F, K, D, A, E, C>): Procedure<S, F, A, E, C> {
  const [asking] = declared.steps;
  return {
    rule: decision.rule,
    frame: declared,
    ...(decision.publicChoice ? { publicChoice: true } : {}),
    pending(state, frame) {
      const { step, asked, committed } = read(frame);
      const decisions: Decision[] = [];
      if (step !== asking) return decisions;
      for (const seat of asked)
        if (!committed.includes(seat)) decisions.push({ seat, ...decision.question(state, frame, seat) });
      return decisions;
    },
    actions: decision.actions.map(inOneShape),
    isDrafting(frame, seat) {
      const { step, asked, committed } = read(frame);
      return step === asking && asked.includes(seat) && !committed.includes(seat);
    },
    advance(umpire, frame) {
      if (frame.step !== asking) decision.advance?.(umpire, frame);
      else decision.revealed(umpire, frame, revealDrafts<S, E, K, D>(umpire, frame));
    },
  };
}

/** A frozen frame of any secret decision has at least the decision's own locals, which the compiler cannot see of an open type. */
const read = <F extends SecretFrame<Seat, unknown>>(frame: Frozen<F>): Frozen<SecretFrame<Seat, unknown>> =>
  frame as Frozen<SecretFrame<Seat, unknown>>;

/** The action that closes a draft; `refuse` names the part that is still missing. */
export function commitAction<
  S,
  F extends SecretFrame<K, unknown>,
  K extends Seat,
  A extends Action,
  E,
  C = void,
>(
  action: A,
  rule: RuleId,
  refuse?: (state: Frozen<S>, frame: Frozen<F>, seat: Seat) => Refusal | null,
): ActionRule<S, F, A, E, C> {
  return {
    type: action.type,
    rule,
    role: 'commit',
    candidates: () => [action],
    refuse: (state, frame, seat) => refuse?.(state, frame, seat) ?? null,
    target: () => ({ button: action.type }),
    apply: (_umpire, frame, seat) => commitDraft(frame, seatIn(frame, seat)),
  };
}
