// NAP-TRN.9, NAP-SOL.8: Broken units are restored one after the other, paid for or free.
import type { Frozen } from '@grognard/kernel';
import { done } from '../actions/done.ts';
import { NOBODY } from '../procedures/asking.ts';
import { procedure, type Rule } from '../rule-types.ts';
import type { State } from '../state.ts';
import { armyPrompts } from '../words/army-prompts.ts';
import { changeNotebook, notebookOf } from './books.ts';
import { type RestorationFrame, restorationFrame } from './frames.ts';
import { priceToRestore, refuseRestoring, restored } from './losses.ts';
import { idsWhere, type MusterId } from './notebook.ts';

const priceOf = (state: Frozen<State>, { player, free }: Frozen<RestorationFrame>, id: MusterId): number =>
  free === null ? priceToRestore(notebookOf(state, player), id) : 0;

const brokenOf = (state: Frozen<State>, { player }: Frozen<RestorationFrame>): readonly MusterId[] =>
  idsWhere(notebookOf(state, player), ({ broken }) => broken);

const restore: Rule<RestorationFrame, 'restore'> = {
  type: 'restore',
  rule: 'NAP-TRN.9',
  *candidates(state, frame) {
    for (const unit of brokenOf(state, frame)) yield { type: 'restore', unit };
  },
  refuse: (state, frame, _seat, { unit }) =>
    refuseRestoring(notebookOf(state, frame.player), unit, priceOf(state, frame, unit)),
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(umpire, frame, _seat, { unit }) {
    const { player } = frame;
    const price = priceOf(umpire.state, frame, unit);
    changeNotebook(umpire.state, player, (notebook) => restored(notebook, unit, price));
    if (frame.free !== null) frame.free -= 1;
    umpire.emit({ type: 'unitRestored', rule: 'NAP-TRN.9', player, unit, price });
    frame.step = 'look';
  },
};

export const restoration = procedure(restorationFrame, {
  rule: 'NAP-TRN.9',
  pending(_state, { step, player, free }) {
    if (step !== 'choose') return NOBODY;
    const prompt = free === null ? armyPrompts.restore : armyPrompts.restoreFree;
    return [{ seat: player, rule: 'NAP-TRN.9', prompt, with: { free } }];
  },
  actions: [restore, done<RestorationFrame>('NAP-TRN.9')],
  advance(umpire, frame) {
    const { state } = umpire;
    const canRestore = brokenOf(state, frame).some(
      (unit) => refuseRestoring(notebookOf(state, frame.player), unit, priceOf(state, frame, unit)) === null,
    );
    if (frame.step === 'look' && canRestore && frame.free !== 0) frame.step = 'choose';
    else umpire.end();
  },
});
