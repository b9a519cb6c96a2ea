// NAP-TRN.12: of what the other player chooses unseen only an envelope is seen: open, then sealed.
import { tell } from '@grognard/desk/words/tell.ts';
import type { View } from '../../view.ts';
import { opponentOf } from '../../vocabulary.ts';
import { ARMY } from '../drawing/field/figures.tsx';
import { ownerOf } from '../input/moment.ts';
import { sideAmong } from '../words/memory.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';

export function Envelope({ view }: { readonly view: View }) {
  const other = opponentOf(ownerOf(view));
  const notebooks = view.series?.notebooks ?? null;
  if (notebooks === null) return null;
  const { faction } = notebooks[other];
  const isOpen = view.pending.some(({ seat }) => seat === other);
  const player = sideAmong(notebooks, other);
  return (
    <span class="envelope">
      <svg viewBox="0 0 60 40" aria-hidden="true">
        <path d="M2 2h56v36H2z" class="paper" />
        <path
          d={isOpen ? 'M2 2l28-1 28 1M2 38l20-20M58 38L38 18' : 'M2 2l28 21L58 2M2 38l20-20M58 38L38 18'}
        />
        {!isOpen && <circle cx="30" cy="22" r="8" fill={`var(--${ARMY[faction]})`} />}
      </svg>
      {isOpen ? tell(words.opponentChooses, { player }) : tell(words.opponentReady, { player })}
    </span>
  );
}
