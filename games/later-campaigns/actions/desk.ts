// What ends an order on paper, and the phase.

import { within } from '@grognard/geometry';
import { commitDraft, invariant, no, type Refusal } from '@grognard/kernel';
import { isInPlay, leaderAt, leaderSheet } from '../changes/bodies.ts';
import { roadsFrom } from '../command/target-reach.ts';
import { theatreOf } from '../data/theatres.ts';
import type { OrdersFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { stepsTo } from '../ground/steps-to.ts';
import { bodyName } from '../names.ts';
import { activeLeg, isAttackType, turnSheet } from '../orders/legs.ts';
import { hexesOf, targetHexes } from '../orders/target-hexes.ts';
import type { Read, Rule } from '../rule-types.ts';
import { sees } from '../sight/line-of-sight.ts';
import { type Edit, MOST_WASTED } from '../staff/draft.ts';
import { draftFrom, editFrom, writeDraft } from '../staff/papers.ts';
import { hexOfRecipient, mustSpeakInPerson } from '../staff/senders.ts';
import { commandsOf, wingOf } from '../staff/wings.ts';
import { isRepeat, legOnPaper, needsTarget, paperOf, repeats, targetHexesOnPaper } from '../staff/writing.ts';
import type { Leg } from '../state.ts';
import { type BodyId, type Hex, type LeaderId, NOBODY, NOWHERE } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** Why the order on paper cannot stand. */
export function refusePaper(state: Read, edit: Edit | null, isLocal: boolean): Refusal | null {
  if (edit === null) return no('NLC-12.4a', refusals.noOrderBegun);
  const { recipient, sender } = edit;
  const body = { body: bodyName(state, recipient) };
  if (edit.target === null && needsTarget(edit.type)) return no('NLC-12.2a', refusals.targetMissing);
  if (edit.type === 'assign' && edit.superior === NOBODY) return no('NLC-12.2.8a', refusals.assignWhom);
  const legs = [...edit.legs, legOnPaper(state, edit)];
  if (edit.from === NOWHERE && repeats(state, recipient, legs, isLocal))
    return no('NLC-12.4b', refusals.repeatsOrder, body);
  if (isLocal && turnSheet(state).night && legs.some((leg) => isAttackType(leg.type) && !leg.nextDay))
    return no('NLC-R173', refusals.nightAttack);
  if (sender !== NOBODY && mustSpeakInPerson(state, sender) && !isInSightOfSender(state, sender, edit))
    return no('NLC-12.12c', refusals.targetNotInSight, { leader: leaderSheet(state, sender).name });
  if (sender !== NOBODY && !isConsistent(state, sender, recipient, legs))
    return no('NLC-12.14b', refusals.wingOrder, { leader: leaderSheet(state, sender).name });
  return null;
}

/** NLC-12.12c: what he sees, or a road or trail that begins there. */
function isInSightOfSender(state: Read, sender: LeaderId, edit: Edit): boolean {
  const { hex } = leaderAt(state, sender);
  const field = fieldOf(state);
  const targets = edit.target === null ? [] : targetHexesOnPaper(state, edit, edit.target);
  if (targets.length === 0 || targets.some((to) => sees(field, hex, to))) return true;
  const { grid } = field.theatre;
  const isOnRoad = roadsFrom(
    field.theatre,
    within(grid, hex, field.visibility).filter((to) => sees(field, hex, to)),
  );
  return targets.some(isOnRoad);
}

/** NLC-12.14c, F.7: what a wing commander may pass on. */
function isConsistent(state: Read, sender: LeaderId, recipient: BodyId, legs: readonly Leg[]): boolean {
  if (leaderSheet(state, sender).role !== 'wc') return true;
  const wing = wingOf(state, sender);
  if (wing < 0 || !isInPlay(state, wing)) return true;
  const own = activeLeg(state, wing);
  const [first] = legs;
  if (first === undefined) return true;
  // R160: on Reserve he passes on Reserve only.
  if (own.type === 'reserve') return first.type === 'reserve';
  if (first.type === 'reserve') return isSharedInWing(state, sender, recipient, own);
  if (isRepeat(state, recipient, legs, [own])) return true;
  if (first.type !== 'march' || own.target === null) return false;
  const goal = hexesOf(state, wing, own.target);
  const steps = stepsTo(theatreOf(state), goal);
  const away = (hexes: readonly Hex[]): number =>
    Math.min(...hexes.map((hex) => steps[hex] ?? Number.POSITIVE_INFINITY));
  return away(targetHexes(state, recipient, first)) < away([hexOfRecipient(state, recipient, NOWHERE)]);
}

/** NLC-12.14c: another formation of his has the same order as he has. */
const isSharedInWing = (state: Read, sender: LeaderId, recipient: BodyId, own: Leg): boolean =>
  commandsOf(state, sender).some(
    (body) =>
      body !== recipient && isInPlay(state, body) && isRepeat(state, body, [activeLeg(state, body)], [own]),
  );

export const finishOrder: Rule<OrdersFrame, 'finish'> = {
  type: 'finish',
  rule: 'NLC-12.4a',
  *candidates(_state, frame, seat) {
    if (editFrom(frame, seat) !== null) yield { type: 'finish' };
  },
  refuse: (state, frame, seat) => refusePaper(state, editFrom(frame, seat), frame.what !== 'send'),
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
  *candidates(_state, frame, seat) {
    if (editFrom(frame, seat) !== null) yield { type: 'dropOrder' };
  },
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
  *candidates(_state, frame, seat) {
    const { papers, edit, wasted } = draftFrom(frame, seat);
    if (edit === null && wasted < MOST_WASTED)
      for (const [n] of papers.entries()) yield { type: 'recallDraft', n };
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
  *candidates(_state, frame) {
    if (frame.what !== 'badMove') yield { type: 'done' };
  },
  refuse: (_state, frame, seat) =>
    editFrom(frame, seat) === null ? null : no('NLC-12.4a', refusals.finishFirst),
  target: () => ({ button: 'done' }),
  apply: (_table, frame, seat) => commitDraft(frame, seat),
};
