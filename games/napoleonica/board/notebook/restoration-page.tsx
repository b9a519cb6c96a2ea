// NAP-TRN.9, NAP-SOL.8: which Broken units are made fit again, for DP or free.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { RuleLink } from '@grognard/desk/parts/rule-link.tsx';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { notebookOf } from '../../army/books.ts';
import { restorationFrame } from '../../army/frames.ts';
import { priceToRestore } from '../../army/losses.ts';
import { idsWhere, nameIn } from '../../army/notebook.ts';
import type { Desk } from '../desk.ts';
import { topFrame } from '../input/drafts.ts';
import { ownerOf } from '../input/moment.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';

export function RestorationPage({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const notebook = notebookOf(view, ownerOf(view));
  const isFree = (topFrame(view, restorationFrame)?.free ?? null) !== null;
  return (
    <section class="book-page" aria-label={tell(words.restoration)}>
      <header>
        <h2>{tell(words.restoration)}</h2>
        <span>{tell(words.treasuryOf, { dp: notebook.treasury })}</span>
        <RuleLink rule="NAP-TRN.9" />
      </header>
      <ul class="shelf">
        {idsWhere(notebook, ({ broken }) => broken).map((id) => {
          const target = { unit: `${id}` };
          const canRestore = desk.on(target).some(isLegal);
          return (
            <li key={id}>
              <button
                type="button"
                class={canRestore ? 'is-legal' : ''}
                aria-disabled={canRestore ? undefined : 'true'}
                data-target={targetKey(target)}
              >
                <span>{nameIn(notebook, id)}</span>
                <b>
                  {isFree
                    ? tell(words.restoreFree)
                    : tell(words.treasuryOf, { dp: priceToRestore(notebook, id) })}
                </b>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
