// What will become of the letter in hand, what is sealed and waits for the couriers, and what else a commander may decide for a whole formation.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { capacityOf } from '../../staff/capacity.ts';
import { sendersOf } from '../../staff/senders.ts';
import { paperOf } from '../../staff/writing.ts';
import type { Desk } from '../desk.ts';
import { actionLabel } from '../words/labels.ts';
import { bodyName, leaderName } from '../words/names.ts';
import { decidedIn } from './decided.ts';
import { type DeskState, isAimed } from './desk-state.ts';
import { legsInWords } from './orders-in-words.ts';
import { Outlook } from './outlook.tsx';
import { deskWords } from './words.ts';

const WHOLE = [
  'toReserve',
  'obey',
  'endDivisional',
  'generalRetreat',
  'lead',
  'unlead',
  'reveal',
  'directCommand',
] as const;

/** 'Ney: 1 of 3 letters written', for every commander who may write. */
function letterCounts({ known, side, draft, what }: DeskState): readonly string[] {
  if (what !== 'send') return [];
  return sendersOf(known, side).map((sender) => {
    const written = draft.papers.filter((paper) => paper.sender === sender).length;
    const facts = { leader: leaderName(known, sender), written, most: capacityOf(known, sender) };
    return tell(deskWords.letters, facts);
  });
}

/** Whether there is anything to see or to choose beside letters in hand. */
export const hasDrafts = (state: DeskState): boolean =>
  state.draft.papers.length > 0 ||
  decidedIn(state.draft).length > 0 ||
  WHOLE.some((type) => state.offers(type).some(isLegal));

export function Drafts({ desk, state }: { readonly desk: Desk; readonly state: DeskState }) {
  const { known, view, draft } = state;
  const recalls = state.offers('recallDraft');
  const decided = decidedIn(draft);
  return (
    <section class="later-campaigns-drafts sheet">
      {draft.edit !== null && isAimed(draft.edit) && (
        <Outlook known={known} paper={paperOf(known, draft.edit)} />
      )}
      {letterCounts(state).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {draft.papers.length + decided.length === 0 && <p class="none">{tell(deskWords.noLetters)}</p>}
      {draft.papers.map((paper, n) => {
        const recall = recalls.find(({ action }) => action.n === n);
        return (
          <div key={paper.recipient} class="later-campaigns-paper">
            <b>{bodyName(known, paper.recipient)}</b>
            <span>{legsInWords(known, paper.legs)}</span>
            {recall !== undefined && (
              <Button
                kind="ghost"
                icon="ui-undo"
                label={tell(deskWords.recall)}
                onClick={() => desk.choose([recall], null)}
              />
            )}
          </div>
        );
      })}
      {decided.map((action) => (
        <div key={JSON.stringify(action)} class="later-campaigns-paper">
          <b>{actionLabel(action, view)}</b>
        </div>
      ))}
      {WHOLE.flatMap((type) => state.offers(type))
        .filter(isLegal)
        .map((offer) => (
          <Button key={JSON.stringify(offer.action)} onClick={() => desk.choose([offer], null)}>
            {actionLabel(offer.action, view)}
          </Button>
        ))}
    </section>
  );
}
