// A draft in a position must be one its side could have made: it is made again, choice by choice, by the rules.
import {
  type AnyProcedure,
  deskOnly,
  draftOf,
  type Frame,
  type Frozen,
  invariant,
  type Random,
  type SecretFrame,
  sameJson,
  secretOnTop,
  withDrafts,
  withoutDrafts,
} from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import type { Event } from '../events.ts';
import type { Action, Draft } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';
import { draftActions } from '../secrecy/draft-actions.ts';
import type { State } from '../state.ts';
import { SIDES, type Side } from '../vocabulary.ts';

type Decision = Frozen<SecretFrame<Side, Draft>>;

const NO_CHANCE: Random = {
  die: () => invariant(false, 'drafting needs no chance') as never,
  shuffle: () => invariant(false, 'drafting needs no chance') as never,
};

export function checkDrafts(state: State, path: string): void {
  const decision = secretOnTop<Side, Draft>(state);
  if (decision === null) return;
  const at = `${path}[${state.frames.length - 1}]`;
  for (const side of SIDES) {
    if (!couldDraft(state, decision, side))
      fault('impossible', `${at}.drafts.${side}`, `${side} could not have drafted this.`);
    if (decision.committed.includes(side) && !couldCommit(state, decision, side))
      fault('impossible', `${at}.committed`, `${side} could not have committed with this draft.`);
  }
}

function procedureOf({ proc }: Frozen<Frame>): AnyProcedure<State, Action, Event> {
  const procedure = procedures[proc];
  invariant(procedure !== undefined, `${proc} is a procedure`);
  return procedure;
}

/** Ways to put a draft together that are looked at before it is taken for impossible. */
const MOST_TRIES = 2000;

function couldDraft(state: State, decision: Decision, side: Side): boolean {
  const { frame: declared } = procedureOf(decision);
  invariant(declared !== undefined, `${decision.proc} is declared`);
  const wanted = draftOf(decision, side);
  let tries = MOST_TRIES;
  // One choice may be possible only after another, and only before a third.
  const isMade = (desk: Frame, left: readonly Action[]): boolean => {
    if (left.length === 0) {
      const made = secretOnTop<Side, Draft>({ frames: [desk] });
      return made !== null && sameJson(draftOf(made, side), wanted);
    }
    return left.some((action) => {
      tries -= 1;
      const next = { ...desk };
      if (tries < 0 || !attempt(state, next, side, action)) return false;
      return isMade(
        next,
        left.filter((other) => other !== action),
      );
    });
  };
  return isMade(withDrafts(declared, withoutDrafts(decision), {}), draftActions(wanted));
}

function attempt(state: State, desk: Frame, side: Side, action: Action): boolean {
  for (const rule of procedureOf(desk).actions) {
    if (rule.type !== action.type) continue;
    for (const candidate of rule.candidates(state, desk, side)) {
      if (!sameJson(candidate, action) || rule.refuse(state, desk, side, candidate) !== null) continue;
      rule.apply(deskOnly(state, NO_CHANCE), desk, side, candidate);
      return true;
    }
  }
  return false;
}

const couldCommit = (state: State, decision: Decision, side: Side): boolean =>
  procedureOf(decision).actions.some(
    (rule) =>
      rule.role === 'commit' &&
      [...rule.candidates(state, decision, side)].some(
        (action) => rule.refuse(state, decision, side, action) === null,
      ),
  );
