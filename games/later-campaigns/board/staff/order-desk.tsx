// The order desk of the Command Phase: formations at the left, the letter in the middle, what is sealed at the right.
import { tell } from '@grognard/desk/words/tell.ts';
import type { Desk } from '../desk.ts';
import { CorpsList } from './corps-list.tsx';
import { corpsSelection, deskState } from './desk-state.ts';
import { Drafts } from './drafts.tsx';
import { Letter } from './letter.tsx';
import { deskWords } from './words.ts';

export function OrderDesk({ desk }: { readonly desk: Desk }) {
  const state = deskState(desk);
  if (state === null) return null;
  const { known, side, body, draft, what } = state;
  return (
    <div class="later-campaigns-desk">
      <CorpsList
        known={known}
        side={side}
        chosen={body}
        written={draft.papers.map(({ recipient }) => recipient)}
        onPick={(picked) => {
          if (draft.edit === null) desk.selection.value = corpsSelection(known, picked);
        }}
      />
      {body === null ? (
        <section class="later-campaigns-letter sheet">
          <p>{tell(what === 'local' ? deskWords.chooseLocal : deskWords.choose)}</p>
        </section>
      ) : (
        <Letter desk={desk} state={state} body={body} />
      )}
      <Drafts desk={desk} state={state} />
    </div>
  );
}
