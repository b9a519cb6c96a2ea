// NAP-SOL.7: a camp is developed: units, detachments, artifacts and one building are bought, Broken units restored.
import { type Frozen, no } from '@grognard/kernel';
import { done } from '../actions/done.ts';
import { priceToRestore, refuseRestoring, restored } from '../army/losses.ts';
import { idsWhere, type Notebook } from '../army/notebook.ts';
import { isBuilding, isWare, wareName } from '../army/prices.ts';
import { bought, refusePurchase, refuseStrangeWare, waresFor } from '../army/purchases.ts';
import { NOBODY } from '../procedures/asking.ts';
import { procedure, type Rule } from '../rule-types.ts';
import type { State } from '../state.ts';
import { campaignPrompts } from '../words/campaign.ts';
import { notebookRefusals } from '../words/notebook.ts';
import { type DevelopFrame, developFrame } from './frames.ts';
import { campaignOf, changeCampaign, PLAYER } from './state.ts';

const bookOf = (state: Frozen<State>): Frozen<Notebook> => campaignOf(state).notebook;

const buy: Rule<DevelopFrame, 'buy'> = {
  type: 'buy',
  rule: 'NAP-SOL.7',
  *candidates(state) {
    for (const ware of waresFor(bookOf(state), 'interval')) yield { type: 'buy', ware };
  },
  refuse: (state, { built }, _seat, { ware }) =>
    isBuilding(ware) && built
      ? no('NAP-SOL.7', notebookRefusals.builtNow, { item: wareName(ware) })
      : refusePurchase(bookOf(state), [], 'interval', ware),
  against: (state, _frame, _seat, { ware }) =>
    isWare(ware) ? refuseStrangeWare(bookOf(state), 'interval', ware) : null,
  target: ({ ware }) => ({ card: ware }),
  apply(umpire, frame, _seat, { ware }) {
    const notebook = bought(bookOf(umpire.state), [ware]);
    changeCampaign(umpire.state, { notebook });
    if (isBuilding(ware)) frame.built = true;
    const { treasury: left } = notebook;
    umpire.emit({ type: 'waresBought', rule: 'NAP-SOL.7', player: PLAYER, wares: [ware], left });
  },
};

const restore: Rule<DevelopFrame, 'restore'> = {
  type: 'restore',
  rule: 'NAP-SOL.7',
  *candidates(state) {
    for (const unit of idsWhere(bookOf(state), ({ broken }) => broken)) yield { type: 'restore', unit };
  },
  refuse: (state, _frame, _seat, { unit }) =>
    refuseRestoring(bookOf(state), unit, priceToRestore(bookOf(state), unit)),
  target: ({ unit }) => ({ unit: `${unit}` }),
  apply(umpire, _frame, _seat, { unit }) {
    const notebook = bookOf(umpire.state);
    const price = priceToRestore(notebook, unit);
    changeCampaign(umpire.state, { notebook: restored(notebook, unit, price) });
    umpire.emit({ type: 'unitRestored', rule: 'NAP-SOL.7', player: PLAYER, unit, price });
  },
};

export const develop = procedure(developFrame, {
  rule: 'NAP-SOL.7',
  pending: (_state, { step }) =>
    step === 'choose' ? [{ seat: PLAYER, rule: 'NAP-SOL.7', prompt: campaignPrompts.develop }] : NOBODY,
  actions: [buy, restore, done<DevelopFrame>('NAP-SOL.7')],
  advance: (umpire) => umpire.end(),
});
