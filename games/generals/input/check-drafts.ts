// A draft in a position must be one its side could have made: it is made again, choice by choice, by the rules.
import { type Frame, invariant, type Random, sameJson, secret } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import type { Action, Draft } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';
import type { Table } from '../rule-types.ts';
import { deskOnly } from '../secrecy/desk-only.ts';
import { draftActions } from '../secrecy/draft-actions.ts';
import { EMPTY_DRAFTS } from '../secrecy/empty-drafts.ts';
import { setDraft } from '../secrecy/secret-decision.ts';
import type { SecretFrame, State } from '../state.ts';
import { SIDES, type Side } from '../vocabulary.ts';

const NO_CHANCE: Random = {
  die: () => invariant(false, 'drafting needs no chance') as never,
  shuffle: () => invariant(false, 'drafting needs no chance') as never,
};

export function checkDrafts(state: State, path: string): void {
  const frame = state.frames[state.frames.length - 1];
  if (frame === undefined || !isDecision(frame)) return;
  const umpire = deskOnly(state, NO_CHANCE);
  for (const side of SIDES) redraft(umpire, frame, side, `${path}[${state.frames.length - 1}]`);
}

const isDecision = (frame: Frame): frame is SecretFrame<Draft> => 'drafts' in frame;

function redraft(umpire: Table, frame: SecretFrame<Draft>, side: Side, path: string): void {
  const wanted = frame.drafts[side].hidden;
  const empty = EMPTY_DRAFTS[frame.proc];
  invariant(empty !== undefined, `${frame.proc} has drafts`);
  const hasCommitted = frame.committed.includes(side);
  frame.drafts = { ...frame.drafts, [side]: secret(empty, side) };
  // One choice may be possible only after another, so what is refused now is tried again.
  let left = [...draftActions(wanted)];
  while (left.length > 0) {
    const next = left.find((action) => attempt(umpire, frame, side, action));
    if (next === undefined) break;
    left = left.filter((action) => action !== next);
  }
  if (left.length > 0 || !sameJson(frame.drafts[side].hidden, wanted)) {
    fault('impossible', `${path}.drafts.${side}`, `${side} could not have drafted this.`);
  }
  setDraft(frame, side, wanted);
  if (hasCommitted && !mayCommit(umpire, frame, side)) {
    fault('impossible', `${path}.committed`, `${side} could not have committed with this draft.`);
  }
}

function attempt({ state }: Table, frame: SecretFrame<Draft>, side: Side, action: Action): boolean {
  const umpire = deskOnly(state, NO_CHANCE);
  for (const rule of procedures[frame.proc]?.actions ?? []) {
    if (rule.type !== action.type) continue;
    for (const candidate of rule.candidates(state, frame, side)) {
      if (!sameJson(candidate, action) || rule.refuse(state, frame, side, candidate) !== null) continue;
      rule.apply(umpire, frame, side, candidate);
      return true;
    }
  }
  return false;
}

const mayCommit = ({ state }: Table, frame: SecretFrame<Draft>, side: Side): boolean =>
  (procedures[frame.proc]?.actions ?? []).some(
    (rule) =>
      rule.type.startsWith('end') &&
      [...rule.candidates(state, frame, side)].some(
        (action) => rule.refuse(state, frame, side, action) === null,
      ),
  );
