import type { Action, Procedure, RuleId, Seat, Umpire } from './contract.ts';
import type { DeclaredFrame, FrameDeclaration } from './frame-of.ts';
import { sequence } from './frames.ts';
import { inOneShape } from './one-shape.ts';
import { type SecretDecision, secretDecision } from './secret-decision.ts';
import type { DeclaredSecret, SecretDeclaration } from './secret-frame.ts';

/**
 * The kernel's ways of making procedures, with a game's own state, actions and events filled in. A game calls this once:
 * `export const { procedure, sequence, secretDecision } = forGame<State, Action, Event>();`
 */
export const forGame = <S, A extends Action, E, C = void>() => ({
  /** A procedure on a declared frame. */
  procedure: <P extends string, Step extends string, Fixed extends object, Locals extends object>(
    frame: FrameDeclaration<P, Step, Fixed, Locals>,
    parts: Omit<Procedure<S, DeclaredFrame<P, Step, Fixed, Locals>, A, E, C>, 'frame'>,
  ): Procedure<S, DeclaredFrame<P, Step, Fixed, Locals>, A, E, C> => ({
    ...parts,
    actions: parts.actions.map(inOneShape),
    frame,
  }),

  /** A procedure that is a list of named steps. */
  sequence: <P extends string, Step extends string, Fixed extends object, Locals extends object>(
    frame: FrameDeclaration<P, Step | 'done', Fixed, Locals>,
    rule: RuleId,
    steps: {
      readonly [step in Exclude<Step, 'done'>]: (
        umpire: Umpire<S, E>,
        frame: DeclaredFrame<P, Step | 'done', Fixed, Locals>,
      ) => void;
    },
  ): Procedure<S, DeclaredFrame<P, Step | 'done', Fixed, Locals>, A, E, C> =>
    sequence<S, A, E, P, Step, Fixed, Locals, C>(frame, rule, steps),

  /** A decision several seats take at once and unseen. */
  secretDecision: <
    P extends string,
    Step extends string,
    K extends Seat,
    D,
    Fixed extends object,
    Locals extends object,
  >(
    frame: SecretDeclaration<P, Step, K, D, Fixed, Locals>,
    decision: SecretDecision<S, DeclaredSecret<P, Step, K, D, Fixed, Locals>, K, D, A, E, C>,
  ): Procedure<S, DeclaredSecret<P, Step, K, D, Fixed, Locals>, A, E, C> => secretDecision(frame, decision),
});
