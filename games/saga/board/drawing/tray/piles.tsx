import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { useState } from 'preact/hooks';
import type { Desk } from '../../desk.ts';
import { nearOf } from '../../words/names.ts';
import { StrategyBack } from '../cards/card-backs.tsx';

const PilesBrowser = lazyPart(async () => (await import('./piles-browser.tsx')).PilesBrowser);

/** Draw pile, discards and captured cards in short; a press opens all of them, both sides'. */
export function Piles({ desk }: { readonly desk: Desk }) {
  const [isOpen, setOpen] = useState(false);
  const { view } = desk.shown.value;
  const { deck, discard, captured, army, faction } = view.players[nearOf(view)];
  const counts = { Draw: deck.length, Discard: discard.length, Taken: captured.length, Army: army.length };
  return (
    <>
      <button type="button" class="saga-piles" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="sr">{`Piles: ${deck.length} to draw, ${discard.length} discarded, ${captured.length} captured, ${army.length} units to come. Open all piles.`}</span>
        <StrategyBack faction={faction} />
        <span class="saga-counts" aria-hidden="true">
          {Object.entries(counts).map(([name, count]) => (
            <span key={name}>
              {name} <b class="num">{count}</b>
            </span>
          ))}
        </span>
      </button>
      {isOpen && <PilesBrowser desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
