import type { Desk } from '@grognard/web/table/game-board.ts';
import { useState } from 'preact/hooks';
import type { View } from '../view.ts';
import { isPlayer, type Player } from '../vocabulary.ts';
import { StrategyBack } from './cards/card-backs.tsx';
import { later } from './later.tsx';
import { nearOf } from './names.ts';

const PilesBrowser = later(() => import('./piles-browser.tsx').then((part) => part.PilesBrowser));

/** Draw pile, discards and captured cards in short; a press opens all of them, both sides'. */
export function Piles({ desk, view }: { readonly desk: Desk; readonly view: View }) {
  const [isOpen, setOpen] = useState(false);
  const own: Player = isPlayer(view.viewer) ? view.viewer : nearOf(view);
  const { deck, discard, captured, army, faction } = view.players[own];
  return (
    <>
      <button
        type="button"
        class="saga-piles"
        aria-haspopup="dialog"
        aria-label={`Piles: ${deck.length} to draw, ${discard.length} discarded, ${captured.length} captured, ${army.length} units to come. Open all piles.`}
        onClick={() => setOpen(true)}
      >
        <StrategyBack faction={faction} />
        <dl>
          <div>
            <dt>Draw</dt>
            <dd class="num">{deck.length}</dd>
          </div>
          <div>
            <dt>Discard</dt>
            <dd class="num">{discard.length}</dd>
          </div>
          <div>
            <dt>Taken</dt>
            <dd class="num">{captured.length}</dd>
          </div>
          <div>
            <dt>Army</dt>
            <dd class="num">{army.length}</dd>
          </div>
        </dl>
      </button>
      {isOpen && <PilesBrowser desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
