// NAP-TRN.5, T6: everybody fields an army out of the muster unseen; then all are shown.
import { secretDecision, type Table } from '../rule-types.ts';
import type { Player } from '../vocabulary.ts';
import { armyPrompts } from '../words/army-prompts.ts';
import { changeFielded, notebookOf } from './books.ts';
import { assign, attach, confirm, detach, field, keepHome, unassign } from './field-actions.ts';
import { enlistedIn, type FieldDraft } from './field-draft.ts';
import { lentFor } from './fieldable.ts';
import { type FieldArmyFrame, fieldArmyFrame } from './frames.ts';
import { pointsOf } from './points.ts';

export const fieldArmy = secretDecision(fieldArmyFrame, {
  rule: 'NAP-TRN.5',
  question: () => ({ rule: 'NAP-TRN.5', prompt: armyPrompts.field }),
  actions: [field, keepHome, attach, detach, assign, unassign, confirm],
  revealed(umpire, frame, drafts) {
    changeFielded(umpire.state, drafts);
    for (const player of frame.asked) tell(umpire, frame, player, drafts[player]);
    umpire.end();
  },
});

function tell(umpire: Table, frame: FieldArmyFrame, player: Player, army: FieldDraft): void {
  const notebook = notebookOf(umpire.state, player);
  const cost = pointsOf(enlistedIn(notebook, army));
  umpire.emit({ type: 'armyFielded', rule: 'NAP-TRN.5', player, army, cost });
  const lent = lentFor(notebook, frame);
  if (lent !== null) umpire.emit({ type: 'commanderLent', rule: 'NAP-TRN.16', player, unit: lent });
}
