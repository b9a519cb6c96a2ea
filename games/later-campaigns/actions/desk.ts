// What ends an order on paper, and the phase.

import { within } from '@grognard/geometry';
import { commitDraft, invariant, no, type Refusal } from '@grognard/kernel';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { roadsFrom } from '../command/target-reach.ts';
import type { OrdersFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { bodyName } from '../names.ts';
import { isAttackType, turnSheet } from '../orders/legs.ts';
import type { Read, Rule } from '../rule-types.ts';
import { sees } from '../sight/line-of-sight.ts';
import type { Draft, Edit } from '../staff/draft.ts';
import { draftFrom, editFrom, mayWaste, writeDraft } from '../staff/papers.ts';
import { mustSpeakInPerson } from '../staff/senders.ts';
import { isConsistent } from '../staff/wing-orders.ts';
import { legInOutline, needsTarget, paperOf, repeats, targetHexesOnPaper } from '../staff/writing.ts';
import { type Hex, type LeaderId, NOBODY, NOWHERE } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** Why the order on paper cannot stand. */
export function refusePaper(state: Read, { edit, papers }: Draft, isLocal: boolean): Refusal | null {
  if (edit === null) return no('NLC-12.4a', refusals.noOrderBegun);
  const { recipient, sender } = edit;
  const body = { body: bodyName(state, recipient) };
  if (edit.target === null && needsTarget(edit.type)) return no('NLC-12.2a', refusals.targetMissing);
  if (edit.type === 'assign' && edit.superior === NOBODY) return no('NLC-12.2.8a', refusals.assignWhom);
  const legs = [...edit.legs, legInOutline(edit)];
  const onDesk = papers.filter((paper) => paper.recipient === recipient).map((paper) => paper.legs);
  if (edit.from === NOWHERE && repeats(state, recipient, legs, isLocal, onDesk))
    return no('NLC-12.4b', refusals.repeatsOrder, body);
  if (isLocal && turnSheet(state).night && legs.some((leg) => isAttackType(leg.type) && !leg.nextDay))
    return no('NLC-R173', refusals.nightAttack);
  if (sender !== NOBODY && mustSpeakInPerson(state, sender) && !areInSightOfSender(state, sender, edit))
    return no('NLC-12.12c', refusals.targetNotInSight, { leader: leaderSheet(state, sender).name });
  if (sender !== NOBODY && !isConsistent(state, sender, recipient, legs, papers))
    return no('NLC-12.14b', refusals.wingOrder, { leader: leaderSheet(state, sender).name });
  return null;
}

/** NLC-12.12c: every target is one he sees, or a road or trail that begins there. */
function areInSightOfSender(state: Read, sender: LeaderId, edit: Edit): boolean {
  const { hex } = leaderAt(state, sender);
  const field = fieldOf(state);
  const { grid } = field.theatre;
  const isOnRoad = roadsFrom(
    field.theatre,
    within(grid, hex, field.visibility).filter((to) => sees(field, hex, to)),
  );
  const isKnown = (targets: readonly Hex[]): boolean =>
    targets.length === 0 || targets.some((to) => sees(field, hex, to) || isOnRoad(to));
  return [...edit.legs.map(({ target }) => target), edit.target].every(
    (target) => target === null || isKnown(targetHexesOnPaper(state, edit, target)),
  );
}

export const finishOrder: Rule<OrdersFrame, 'finish'> = {
  type: 'finish',
  rule: 'NLC-12.4a',
  candidates: (_state, frame, seat) => (editFrom(frame, seat) === null ? [] : [{ type: 'finish' }]),
  refuse: (state, frame, seat) => refusePaper(state, draftFrom(frame, seat), frame.what !== 'send'),
  target: () => ({ button: 'finish' }),
  apply({ state }, frame, seat) {
    const { edit, papers } = draftFrom(frame, seat);
    invariant(edit !== null, 'an order is being written');
    writeDraft(frame, seat, { edit: null, papers: [...papers, paperOf(state, edit)] });
    // NLC-12.11b: one order, and that is all.
    if (frame.what === 'badMove') commitDraft(frame, seat);
  },
};

export const dropOrder: Rule<OrdersFrame, 'dropOrder'> = {
  type: 'dropOrder',
  rule: 'NLC-12.4a',
  role: 'takeBack',
  candidates: (_state, frame, seat) => (editFrom(frame, seat) === null ? [] : [{ type: 'dropOrder' }]),
  refuse: () => null,
  target: () => ({ button: 'dropOrder' }),
  apply(_table, frame, seat) {
    writeDraft(frame, seat, { edit: null, wasted: draftFrom(frame, seat).wasted + 1 });
  },
};

export const recallDraft: Rule<OrdersFrame, 'recallDraft'> = {
  type: 'recallDraft',
  rule: 'NLC-12.4a',
  role: 'takeBack',
  candidates(_state, frame, seat) {
    const { papers } = draftFrom(frame, seat);
    return mayWaste(frame, seat) ? papers.map((_, n) => ({ type: 'recallDraft', n })) : [];
  },
  refuse: () => null,
  target: ({ n }) => ({ button: `recall ${n}` }),
  apply(_table, frame, seat, { n }) {
    const { papers, wasted } = draftFrom(frame, seat);
    writeDraft(frame, seat, { papers: papers.filter((_, i) => i !== n), wasted: wasted + 1 });
  },
};

export const doneWriting: Rule<OrdersFrame, 'done'> = {
  type: 'done',
  rule: 'NLC-12.3c',
  role: 'commit',
  candidates: (_state, { what }) => (what === 'badMove' ? [] : [{ type: 'done' }]),
  refuse: (_state, frame, seat) =>
    editFrom(frame, seat) === null ? null : no('NLC-12.4a', refusals.finishFirst),
  target: () => ({ button: 'done' }),
  apply: (_table, frame, seat) => commitDraft(frame, seat),
};
