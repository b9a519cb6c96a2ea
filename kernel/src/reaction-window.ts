import type {
  Action,
  ActionRule,
  Decision,
  Frame,
  Frozen,
  Procedure,
  RuleId,
  Seat,
  Umpire,
} from './contract.ts';

/** The frame of a reaction window: whose turn it is to answer, and how many have passed in a row. */
export interface WindowFrame extends Frame {
  asked: number;
  passes: number;
}

export interface ReactionWindow<S, F extends WindowFrame, A extends Action, E> {
  readonly rule: RuleId;
  /** Who is asked, in order. Public facts only: a pause for the one who holds the card gives the hand away. */
  seats(state: Frozen<S>, frame: Frozen<F>): readonly Seat[];
  decision(seat: Seat, frame: Frozen<F>): Decision;
  readonly pass: A;
  readonly answers: readonly ActionRule<S, F, A, E>[];
  /** Told when a seat passes. */
  passed?(umpire: Umpire<S, E>, frame: F, seat: Seat): void;
}

/**
 * Seats answer or pass in turn; the window closes when all have passed in a row. What an answer sets off runs as a
 * nested procedure, then everybody may answer that, beginning with the next seat.
 */
export function reactionWindow<S, F extends WindowFrame, A extends Action, E>(
  window: ReactionWindow<S, F, A, E>,
): Procedure<S, F, A, E> {
  return {
    rule: window.rule,
    pending(state, frame) {
      const seats = window.seats(state, frame);
      const { asked, passes } = count(frame);
      const seat = passes < seats.length ? seats[asked % seats.length] : undefined;
      return seat === undefined ? [] : [window.decision(seat, frame)];
    },
    actions: [passing(window), ...window.answers.map(answering)],
    advance: (umpire) => umpire.end(),
  };
}

/** A frozen frame of any window has at least the window's own locals, which the compiler cannot see of an open type. */
const count = <F extends WindowFrame>(frame: Frozen<F>): Frozen<WindowFrame> => frame as Frozen<WindowFrame>;

function passing<S, F extends WindowFrame, A extends Action, E>(
  window: ReactionWindow<S, F, A, E>,
): ActionRule<S, F, A, E> {
  return {
    type: window.pass.type,
    rule: window.rule,
    candidates: () => [window.pass],
    refuse: () => null,
    target: () => ({ button: window.pass.type }),
    apply(umpire, frame, seat) {
      frame.passes += 1;
      frame.asked += 1;
      window.passed?.(umpire, frame, seat);
    },
  };
}

/** The turn moves on before the answer runs, because the answer may put other frames on top of this one. */
function answering<S, F extends WindowFrame, A extends Action, E>(
  answer: ActionRule<S, F, A, E>,
): ActionRule<S, F, A, E> {
  return {
    ...answer,
    apply(umpire, frame, seat, action) {
      frame.passes = 0;
      frame.asked += 1;
      answer.apply(umpire, frame, seat, action);
    },
  };
}
