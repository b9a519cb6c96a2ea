// Section 0, GEN-21.2: a secret decision. Each asked side builds its draft and commits; nothing shows before all have.
import {
  type ActionRule,
  type Decision,
  type Frozen,
  type Refusal,
  type RuleId,
  secret,
  type Umpire,
} from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import { asSide } from '../rule-types.ts';
import type { SecretFrame, State } from '../state.ts';
import { type BySide, SIDES, type Side } from '../vocabulary.ts';

/** The locals a procedure starts a secret decision with. */
export const secretDecision = <D>(
  asked: readonly Side[],
  emptyDraft: D,
): { asked: readonly Side[]; committed: readonly Side[]; drafts: SecretFrame<D>['drafts'] } => ({
  asked,
  committed: [],
  drafts: { white: secret(emptyDraft, 'white'), black: secret(emptyDraft, 'black') },
});

/** Only the side's own actions may read its draft; everybody else waits for `revealDrafts`. */
export const draftOf = <D>(frame: Frozen<SecretFrame<D>>, side: Side): Frozen<D> => frame.drafts[side].hidden;

export function setDraft<D>(frame: SecretFrame<D>, side: Side, draft: D): void {
  const kept = secret(draft, side);
  frame.drafts =
    side === 'white'
      ? { white: kept, black: frame.drafts.black }
      : { white: frame.drafts.white, black: kept };
}

/** One decision for each asked side that has not committed. */
export function stillDeciding(
  frame: Frozen<SecretFrame<unknown>>,
  prompt: string,
  rule: RuleId,
  facts?: Decision['with'],
): readonly Decision[] {
  const decisions: Decision[] = [];
  for (const side of frame.asked) {
    if (frame.committed.includes(side)) continue;
    decisions.push(
      facts === undefined ? { seat: side, prompt, rule } : { seat: side, prompt, rule, with: facts },
    );
  }
  return decisions;
}

/** Kept in side order, so that the state does not tell who was first. */
export function commit(frame: SecretFrame<unknown>, side: Side): void {
  frame.committed = SIDES.filter((each) => each === side || frame.committed.includes(each));
}

/** Open both drafts for good. Call it once, when nobody is pending. */
export const revealDrafts = <D>(umpire: Umpire<State, Event>, frame: SecretFrame<D>): BySide<D> => ({
  white: umpire.reveal(frame.drafts.white),
  black: umpire.reveal(frame.drafts.black),
});

type CommitType = Extract<Action['type'], `end${string}`>;

/** The `end...` action of a secret decision; `refuse` names the mandatory part that is missing (GEN-24.1). */
export function commitRule<D, T extends CommitType>(
  type: T,
  rule: RuleId,
  refuse: (state: Frozen<State>, frame: Frozen<SecretFrame<D>>, side: Side) => Refusal | null = () => null,
): ActionRule<State, SecretFrame<D>, { readonly type: T }, Event> {
  const action = { type };
  return {
    type,
    rule,
    candidates: () => [action],
    refuse: (state, frame, seat) => refuse(state, frame, asSide(seat)),
    target: () => ({ button: type }),
    apply(_umpire, frame, seat) {
      commit(frame, asSide(seat));
    },
  };
}
