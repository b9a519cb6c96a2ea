// NAP-TRN.5, NAP-TRN.13: the choices by which an army is put together out of the muster, until it is confirmed.
import { commitAction, draftOf, type Frozen, no, type Refusal, setDraft } from '@grognard/kernel';
import { asPlayer, type Rule } from '../rule-types.ts';
import type { State } from '../state.ts';
import { notebookRefusals } from '../words/notebook.ts';
import { notebookOf } from './books.ts';
import { withDetachment, withItem, withoutUnit } from './field-draft.ts';
import { bearersIn, refuseAssigning, refuseAttaching, refuseField, refuseFielding } from './fielding.ts';
import type { FieldArmyFrame as Frame } from './frames.ts';
import { nameIn } from './notebook.ts';

/** What a player decides by. */
function deskOf(state: Frozen<State>, frame: Frozen<Frame>, seat: string) {
  const player = asPlayer(seat);
  return { notebook: notebookOf(state, player), draft: draftOf(frame, player) };
}

/** Of a unit of the muster that stays at home; null: it takes the field, or is none. */
function againstAbsent(
  rule: 'NAP-TRN.5' | 'NAP-ARM.5',
  { notebook, draft }: ReturnType<typeof deskOf>,
  id: unknown,
): Refusal | null {
  const isMustered = typeof id === 'number' && notebook.muster[id] !== undefined;
  if (!isMustered || draft.units.some(({ unit }) => unit === id)) return null;
  return no(rule, notebookRefusals.notFielded, { unit: nameIn(notebook, id) });
}

export const field: Rule<Frame, 'field'> = {
  type: 'field',
  rule: 'NAP-TRN.5',
  *candidates(state, _frame, seat) {
    const { muster } = notebookOf(state, asPlayer(seat));
    for (const unit of muster.keys()) yield { type: 'field', unit };
  },
  refuse(state, frame, seat, { unit }) {
    const { notebook, draft } = deskOf(state, frame, seat);
    return refuseFielding(notebook, draft, frame.limit, unit);
  },
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(_umpire, frame, seat, { unit }) {
    const player = asPlayer(seat);
    const draft = draftOf(frame, player);
    setDraft(frame, player, { ...draft, units: [...draft.units, { unit, detachment: null }] });
  },
};

export const keepHome: Rule<Frame, 'keepHome'> = {
  type: 'keepHome',
  rule: 'NAP-TRN.5',
  role: 'takeBack',
  *candidates(_state, frame, seat) {
    for (const { unit } of draftOf(frame, asPlayer(seat)).units) yield { type: 'keepHome', unit };
  },
  refuse: () => null,
  against: (state, frame, seat, { unit }) => againstAbsent('NAP-TRN.5', deskOf(state, frame, seat), unit),
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(_umpire, frame, seat, { unit }) {
    const player = asPlayer(seat);
    setDraft(frame, player, withoutUnit(draftOf(frame, player), unit));
  },
};

export const attach: Rule<Frame, 'attach'> = {
  type: 'attach',
  rule: 'NAP-ARM.5',
  *candidates(state, frame, seat) {
    const { notebook, draft } = deskOf(state, frame, seat);
    for (const { unit, detachment: current } of draft.units)
      for (const detachment of new Set(notebook.detachments))
        if (detachment !== current) yield { type: 'attach', unit, detachment };
  },
  refuse(state, frame, seat, action) {
    const { notebook, draft } = deskOf(state, frame, seat);
    return refuseAttaching(notebook, draft, frame.limit, action);
  },
  against: (state, frame, seat, { unit }) => againstAbsent('NAP-ARM.5', deskOf(state, frame, seat), unit),
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(_umpire, frame, seat, { unit, detachment }) {
    const player = asPlayer(seat);
    setDraft(frame, player, withDetachment(draftOf(frame, player), unit, detachment));
  },
};

export const detach: Rule<Frame, 'detach'> = {
  type: 'detach',
  rule: 'NAP-ARM.5',
  role: 'takeBack',
  *candidates(_state, frame, seat) {
    for (const { unit, detachment } of draftOf(frame, asPlayer(seat)).units)
      if (detachment !== null) yield { type: 'detach', unit };
  },
  refuse: () => null,
  against(state, frame, seat, { unit }) {
    const desk = deskOf(state, frame, seat);
    const absent = againstAbsent('NAP-ARM.5', desk, unit);
    const isBare = desk.draft.units.some((each) => each.unit === unit && each.detachment === null);
    if (absent !== null || !isBare || typeof unit !== 'number') return absent;
    return no('NAP-ARM.5', notebookRefusals.noneToTakeOff, { unit: nameIn(desk.notebook, unit) });
  },
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(_umpire, frame, seat, { unit }) {
    const player = asPlayer(seat);
    setDraft(frame, player, withDetachment(draftOf(frame, player), unit, null));
  },
};

export const assign: Rule<Frame, 'assign'> = {
  type: 'assign',
  rule: 'NAP-TRN.13',
  *candidates(state, frame, seat) {
    const { notebook, draft } = deskOf(state, frame, seat);
    for (const commander of bearersIn(notebook, draft, frame))
      for (const item of [...notebook.artifacts, ...notebook.relics])
        if (!draft.items.some((each) => each.item === item && each.commander === commander))
          yield { type: 'assign', item, commander };
  },
  refuse(state, frame, seat, action) {
    const { notebook, draft } = deskOf(state, frame, seat);
    return refuseAssigning(notebook, draft, action);
  },
  target: ({ item }) => ({ card: item }),
  apply(_umpire, frame, seat, { item, commander }) {
    const player = asPlayer(seat);
    setDraft(frame, player, withItem(draftOf(frame, player), item, commander));
  },
};

export const unassign: Rule<Frame, 'unassign'> = {
  type: 'unassign',
  rule: 'NAP-TRN.13',
  role: 'takeBack',
  *candidates(_state, frame, seat) {
    for (const { item } of draftOf(frame, asPlayer(seat)).items) yield { type: 'unassign', item };
  },
  refuse: () => null,
  target: ({ item }) => ({ card: item }),
  apply(_umpire, frame, seat, { item }) {
    const player = asPlayer(seat);
    setDraft(frame, player, withItem(draftOf(frame, player), item, null));
  },
};

export const confirm: Rule<Frame, 'confirm'> = commitAction(
  { type: 'confirm' },
  'NAP-TRN.5',
  (state, frame, seat) => {
    const { notebook, draft } = deskOf(state, frame, seat);
    return refuseField(notebook, draft, frame);
  },
);
