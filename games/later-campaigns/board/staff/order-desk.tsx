// The order desk of the Command Phase: formations at the left, the letter in the middle, what is sealed at the right.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Desk } from '../desk.ts';
import { Night } from '../drawing/tray/night.tsx';
import { otherAddressees } from './addressees.ts';
import { CorpsList } from './corps-list.tsx';
import { type DeskState, deskState } from './desk-state.ts';
import { Drafts, hasDrafts } from './drafts.tsx';
import { Letter } from './letter.tsx';
import { deskWords } from './words.ts';

/** NLC-12.11: whether the question before this one is answered without asking. */
const isLeftOut = ({ shown }: Desk): boolean =>
  shown.value.standing.some(({ id, ask }) => id === 'local' && ask === 'off');

/** Who has answered is told nothing. */
function hintFor({ what, offers }: DeskState) {
  if (offers('done').length === 0) return null;
  if (!offers('begin').some(isLegal)) return deskWords.nowhere;
  return what === 'local' ? deskWords.chooseLocal : deskWords.choose;
}

export function OrderDesk({ desk }: { readonly desk: Desk }) {
  const state = deskState(desk);
  if (state === null) return null;
  const { known, side, body, draft } = state;
  const corps = (
    <CorpsList
      known={known}
      side={side}
      chosen={body}
      others={otherAddressees(state)}
      written={draft.papers.map(({ recipient }) => recipient)}
      onPick={(picked) => {
        if (draft.edit === null) desk.selection.value = { kind: 'corps', body: picked };
      }}
    />
  );
  const hint = hintFor(state);
  // Until somebody is written to, the map keeps the room.
  if (body === null)
    return (
      <div class="later-campaigns-desk is-folded">
        {corps}
        <p class="later-campaigns-desk-hint">
          {hint !== null && tell(hint)}
          {hint !== null && isLeftOut(desk) && <small>{tell(deskWords.leadersAlone)}</small>}
        </p>
        <Night desk={desk} />
        {hasDrafts(state) && <Drafts desk={desk} state={state} />}
      </div>
    );
  return (
    <div class="later-campaigns-desk">
      {corps}
      <Letter desk={desk} state={state} body={body} />
      <Drafts desk={desk} state={state} />
    </div>
  );
}
