import type {
  Action,
  ActionRule,
  Decision,
  Frame,
  Frozen,
  NamedWindow,
  Procedure,
  Refusal,
  RuleId,
  Seat,
  Umpire,
} from './contract.ts';
import { type Shape, whole } from './forms.ts';
import { type AnyFrameDeclaration, type DeclaredFrame, type FrameDeclaration, frameOf } from './frame-of.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';

/** The frame of a reaction window: whose turn it is to answer, and how many have passed in a row. */
export interface WindowFrame extends Frame {
  asked: number;
  passes: number;
}

/** Every window looks for the next seat that is asked, then asks it. */
const LOOK = 'look';
const OPEN = 'ask';
const MOST_TURNS = 1_000_000;

interface Counting {
  asked: number;
  passes: number;
}
type None = Record<never, never>;
export interface WindowDeclaration<P extends string, Fixed extends object, Locals extends object>
  extends FrameDeclaration<P, typeof LOOK | typeof OPEN, Fixed, Locals & Counting> {
  /** The frame as every window begins. */
  open(locals: Fixed & Locals): DeclaredFrame<P, typeof LOOK | typeof OPEN, Fixed, Locals & Counting>;
}

/** The frame of a window, beside the game's own locals. */
export function windowFrameOf<
  const P extends string,
  Fixed extends object = None,
  Locals extends object = None,
>(
  proc: P,
  parts: { readonly fixed?: Shape<Fixed>; readonly locals?: Shape<Locals> } = {},
): WindowDeclaration<P, Fixed, Locals> {
  const many = whole(0, MOST_TURNS);
  const locals = { ...parts.locals, asked: many, passes: many };
  const declared = frameOf<P, typeof LOOK | typeof OPEN, Fixed, Locals & Counting>(proc, {
    steps: [LOOK, OPEN],
    ...(parts.fixed === undefined ? {} : { fixed: parts.fixed }),
    // The game's locals and the window's own; the compiler cannot add the two shapes up.
    locals: locals as Shape<Locals & Counting>,
  });
  return { ...declared, open: (more) => declared.at(LOOK, { ...more, asked: 0, passes: 0 }) };
}

export interface ReactionWindow<S, F extends WindowFrame, A extends Action, E, C = void> {
  readonly rule: RuleId;
  /** Whose turn it is to answer, in order. */
  seats(state: Frozen<S>, frame: Frozen<F>): readonly Seat[];
  /**
   * Whether a seat is asked when its turn comes, looked at anew each time; if not, it has passed. Without this everybody
   * is. Public facts only, a pause for the one who holds the card gives the hand away; or what is looked at is revealed.
   */
  isAsked?(umpire: Umpire<S, E>, frame: F, seat: Seat): boolean;
  decision(seat: Seat, state: Frozen<S>, frame: Frozen<F>): Omit<Decision, 'window'>;
  /** Which window this is, for standing orders. */
  window(state: Frozen<S>, frame: Frozen<F>): Omit<NamedWindow, 'pass'>;
  readonly pass: A;
  /** Why the seat may not let it go by, if so. */
  refusePass?(state: Frozen<S>, frame: Frozen<F>, seat: Seat): Refusal | null;
  readonly answers: readonly ActionRule<S, F, A, E, C>[];
  /** Told when a seat passes. */
  passed?(umpire: Umpire<S, E>, frame: F, seat: Seat): void;
}

export interface WindowProcedure<S, F extends WindowFrame, A extends Action, E, C = void>
  extends Procedure<S, F, A, E, C> {
  /** Calls the window, unless nobody would be asked: then it is over before it opens. */
  open(umpire: Umpire<S, E>, frame: F): void;
}

/**
 * Seats answer or pass in turn; the window closes when all have passed in a row. What an answer sets off runs as a
 * nested procedure, then everybody may answer that, beginning with the next seat.
 */
export function reactionWindow<S, F extends WindowFrame, A extends Action, E, C = void>(
  declared: AnyFrameDeclaration,
  window: ReactionWindow<S, F, A, E, C>,
): WindowProcedure<S, F, A, E, C> {
  return {
    rule: window.rule,
    frame: declared,
    open(umpire, frame) {
      if (finds(window, umpire, frame)) umpire.call(frame);
    },
    pending(state, frame) {
      const { step, asked } = count(frame);
      if (step !== OPEN) return NOBODY;
      const seat = turnOf(window.seats(state, frame), asked);
      const decision = window.decision(seat, state, frame);
      return [{ ...decision, window: { ...window.window(state, frame), pass: window.pass } }];
    },
    actions: [...window.answers.map(answering), passing(window)],
    advance(umpire, frame) {
      if (!finds(window, umpire, frame)) umpire.end();
    },
  };
}

const NOBODY: readonly Decision[] = [];

/** A frozen frame of any window has at least the window's own locals, which the compiler cannot see of an open type. */
const count = <F extends WindowFrame>(frame: Frozen<F>): Frozen<WindowFrame> => frame as Frozen<WindowFrame>;

function turnOf(seats: readonly Seat[], asked: number): Seat {
  const seat = seats[asked % seats.length];
  invariant(seat !== undefined, 'a window has seats');
  return seat;
}

/** Goes on to the next seat that is asked; false when all have passed, asked or not. */
function finds<S, F extends WindowFrame, A extends Action, E, C>(
  window: ReactionWindow<S, F, A, E, C>,
  umpire: Umpire<S, E>,
  frame: F,
): boolean {
  const seats = window.seats(frozen(umpire.state), frozen(frame));
  for (; frame.passes < seats.length; frame.asked += 1, frame.passes += 1) {
    if (window.isAsked?.(umpire, frame, turnOf(seats, frame.asked)) === false) continue;
    point(frame, OPEN);
    return true;
  }
  return false;
}

/** A frame type may list its steps; these two are among them. */
function point(frame: WindowFrame, step: string): void {
  frame.step = step;
}

/** The turn moves on before an answer runs, because the answer may put other frames on top of this one. */
function moveOn(frame: WindowFrame, passes: number): void {
  point(frame, LOOK);
  frame.passes = passes;
  frame.asked += 1;
}

function passing<S, F extends WindowFrame, A extends Action, E, C>(
  window: ReactionWindow<S, F, A, E, C>,
): ActionRule<S, F, A, E, C> {
  return {
    type: window.pass.type,
    rule: window.rule,
    role: 'commit',
    candidates: () => [window.pass],
    refuse: (state, frame, seat) => window.refusePass?.(state, frame, seat) ?? null,
    target: () => ({ button: window.pass.type }),
    apply(umpire, frame, seat) {
      moveOn(frame, frame.passes + 1);
      window.passed?.(umpire, frame, seat);
    },
  };
}

function answering<S, F extends WindowFrame, A extends Action, E, C>(
  answer: ActionRule<S, F, A, E, C>,
): ActionRule<S, F, A, E, C> {
  return {
    ...answer,
    apply(umpire, frame, seat, action) {
      moveOn(frame, 0);
      answer.apply(umpire, frame, seat, action);
    },
  };
}
