// What a game hides by its actions, declared once for those who check that it stays hidden.
import type { Action, Frozen, GameState, Json, RuleId, Seat, Viewer } from './contract.ts';

/**
 * Actions that look the same to everybody else until what they hide comes to light. Two of them that one seat might choose
 * between at the same moment, and of which the same is known, are a pair: whatever others are shown may not tell one from
 * the other.
 */
export interface SecretKind<S, A extends Action> {
  /** In one word, for programs: 'card-laid-face-down'. */
  readonly name: string;
  /** The rule by which it is a secret. */
  readonly rule: RuleId;
  /** What everybody else may know of such an action; null: it is not of this kind. */
  known(state: Frozen<S>, seat: Seat, action: A): Json | null;
  /** Nobody else may notice that anything was done at all: such an action and none are a pair, too. */
  readonly isUnnoticed?: true;
  /** What its own side does next may show it: others are compared at once, and not later. */
  readonly isBrief?: true;
  /** Who else may tell one from the other: others of the same side, for instance. Absent: nobody. */
  mayTell?(state: Frozen<S>, seat: Seat, viewer: Viewer): boolean;
}

export interface Secrets<S, A extends Action> {
  readonly kinds: readonly SecretKind<S, A>[];
  /** Types of actions everybody may know of as they are. A type that is in neither list has been forgotten. */
  readonly open: readonly A['type'][];
}

/** Of any game, for code that only passes its values on. */
export type AnySecrets = Secrets<GameState, Action>;

/** Actions that make up a draft: others know that the seat is at it, and neither what nor how much it has put together. */
export const draftedIn = <A extends Action>(
  proc: string,
  name: string,
  rule: RuleId,
  types: readonly A['type'][],
): SecretKind<GameState, A> => ({ ...unseenIn(proc, name, rule, types), isUnnoticed: true });

/** Actions of one procedure of which others know no more than that one of them was taken. */
export const unseenIn = <A extends Action>(
  proc: string,
  name: string,
  rule: RuleId,
  types: readonly A['type'][],
): SecretKind<GameState, A> => ({
  name,
  rule,
  known: ({ frames }, _seat, { type }) => (frames.at(-1)?.proc === proc && types.includes(type) ? {} : null),
});

/** For programs that hold states and actions of any game. */
export function secretsOfAnyGame<S extends GameState, A extends Action>(
  { kinds, open }: Secrets<S, A>,
  isState: (state: Frozen<GameState>) => state is Frozen<S>,
): AnySecrets {
  return {
    open,
    kinds: kinds.map(({ known, mayTell, ...kind }) => ({
      ...kind,
      // Whoever holds a state of the game took the action from its candidates.
      known: (state, seat, action) => (isState(state) ? known(state, seat, action as A) : null),
      mayTell: (state, seat, viewer) => isState(state) && mayTell?.(state, seat, viewer) === true,
    })),
  };
}
