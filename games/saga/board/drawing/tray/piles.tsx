import type { Desk } from '@grognard/web/table/game-board.ts';
import { useState } from 'preact/hooks';
import type { View } from '../../../view.ts';
import { isPlayer, type Player } from '../../../vocabulary.ts';
import { nearOf } from '../../words/names.ts';
import { StrategyBack } from '../cards/card-backs.tsx';
import { later } from '../later.tsx';

const PilesBrowser = later(() => import('./piles-browser.tsx').then((part) => part.PilesBrowser));

/** Draw pile, discards and captured cards in short; a press opens all of them, both sides'. */
export function Piles({ desk, view }: { readonly desk: Desk; readonly view: View }) {
  const [isOpen, setOpen] = useState(false);
  const own: Player = isPlayer(view.viewer) ? view.viewer : nearOf(view);
  const { deck, discard, captured, army, faction } = view.players[own];
  return (
    <>
      <button type="button" class="saga-piles" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="sr">{`Piles: ${deck.length} to draw, ${discard.length} discarded, ${captured.length} captured, ${army.length} units to come. Open all piles.`}</span>
        <StrategyBack faction={faction} />
        <span class="saga-counts" aria-hidden="true">
          <span>
            Draw <b class="num">{deck.length}</b>
          </span>
          <span>
            Discard <b class="num">{discard.length}</b>
          </span>
          <span>
            Taken <b class="num">{captured.length}</b>
          </span>
          <span>
            Army <b class="num">{army.length}</b>
          </span>
        </span>
      </button>
      {isOpen && <PilesBrowser desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
