// What the frames of tournament and campaign have in common: units they speak of are in the muster.
import { draftOf, isFrameOf } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import type { State } from '../state.ts';
import { bookFaults } from './book-faults.ts';
import { notebookOf } from './books.ts';
import { checkCart, checkDraft } from './check-drafts.ts';
import { checkField, checkIds } from './check-field.ts';
import { fieldableArmy } from './fieldable.ts';
import { broken } from './forms.ts';
import { fieldArmyFrame, improvementFrame, shopFrame } from './frames.ts';
import { plainCommander } from './lent-commander.ts';
import type { Notebook } from './notebook.ts';
import { type Cart, refuseCart, refuseMuster, type Shop } from './purchases.ts';

/** NAP-TRN.4: a first muster can be paid for that has a Commander. */
function checkShop(notebook: Notebook, cart: Cart, shop: Shop, path: string): void {
  checkCart(notebook, cart, shop, path);
  if (shop === 'muster' && refuseMuster(notebook, []) !== null)
    broken(refuseCart(notebook, [plainCommander(notebook.faction)]), path);
}

export function checkArmies(state: State): void {
  const [wrong] = bookFaults(state);
  if (wrong !== undefined) broken(wrong.refusal, wrong.path);
  for (const [index, frame] of state.frames.entries()) {
    const path = `frames[${index}]`;
    if (isFrameOf(fieldArmyFrame, frame))
      for (const player of frame.asked) {
        const [notebook, draft] = [notebookOf(state, player), draftOf(frame, player)];
        checkField(notebook, draft, `${path}.drafts.${player}`);
        checkDraft(notebook, draft, frame, `${path}.drafts.${player}`);
        if (fieldableArmy(notebook, frame) === null)
          fault('impossible', path, `No army of ${player} may take the field on these terms (NAP-ARM.4).`);
      }
    if (isFrameOf(shopFrame, frame))
      for (const player of frame.asked)
        checkShop(notebookOf(state, player), draftOf(frame, player), frame.shop, `${path}.drafts.${player}`);
    if (isFrameOf(improvementFrame, frame))
      checkIds(notebookOf(state, frame.player), frame.eligible, `${path}.eligible`);
  }
}
