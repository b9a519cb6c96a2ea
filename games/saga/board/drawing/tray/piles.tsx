import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import { useState } from 'preact/hooks';
import type { Desk } from '../../desk.ts';
import { nearOf } from '../../words/names.ts';
import { pileWords } from '../../words/sentences-piles.ts';
import { StrategyBack } from '../cards/card-backs.tsx';

const PilesBrowser = lazyPart(async () => (await import('./piles-browser.tsx')).PilesBrowser);

const PILES = ['draw', 'discard', 'taken', 'army'] as const;

/** Draw pile, discards and captured cards in short; a press opens all of them, both sides'. */
export function Piles({ desk }: { readonly desk: Desk }) {
  const [isOpen, setOpen] = useState(false);
  const { view } = desk.shown.value;
  const { deck, discard, captured, army, faction } = view.players[nearOf(view)];
  const counts = {
    draw: deck.length,
    discard: discard.length,
    taken: captured.length,
    army: army.length,
  };
  const said = tell(pileWords.short, {
    draw: deck.length,
    discarded: discard.length,
    captured: captured.length,
    army: army.length,
  });
  return (
    <>
      <button type="button" class="saga-piles" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="sr">{said}</span>
        <StrategyBack faction={faction} />
        <span class="saga-counts" aria-hidden="true">
          {PILES.map((name) => (
            <span key={name}>
              {tell(pileWords[name])} <b class="num">{counts[name]}</b>
            </span>
          ))}
        </span>
      </button>
      {isOpen && <PilesBrowser desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
