import { Button } from '@grognard/desk/parts/button.tsx';
import { Sentence } from '@grognard/desk/parts/sentence.tsx';
import { say } from '@grognard/desk/words/say.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useEffect, useRef } from 'preact/hooks';
import { SEAT_NAME } from '../../../names.ts';
import type { View } from '../../../view.ts';
import { opponentOf, type Player } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { cardName, nearOf, objectiveName, unitCardName } from '../../words/names.ts';
import { pileWords } from '../../words/sentences-piles.ts';
import { ObjectiveBack } from '../cards/card-backs.tsx';
import { StrategyFace, tellStrategy } from '../cards/strategy-face.tsx';
import { UnitFace } from '../cards/unit-face.tsx';

function Discards({ view, player }: { readonly view: View; readonly player: Player }) {
  const { discard } = view.players[player];
  if (discard.length === 0) return <p>{tell(pileWords.noDiscards)}</p>;
  return (
    <ul class="plain saga-pile">
      {[...discard].reverse().map((card, i) => (
        <li key={`${i}`} aria-label={tellStrategy(card)} data-look={`strategy:${card}`}>
          <StrategyFace card={card} />
        </li>
      ))}
    </ul>
  );
}

function Captured({ view, player }: { readonly view: View; readonly player: Player }) {
  const { captured, objectives } = view.players[player];
  const scored = objectives.filter((objective) => objective.scored);
  if (captured.length + scored.length === 0) return <p>{tell(pileWords.noCaptured)}</p>;
  return (
    <ul class="plain saga-pile">
      {captured.map(({ kind, id, vp }, i) => (
        <li
          key={`${i}`}
          class={`saga-pile-${kind}`}
          aria-label={tell(pileWords.worth, { card: kind === 'unit' ? unitCardName(id) : cardName(id), vp })}
          data-look={`${kind === 'unit' ? 'card' : 'strategy'}:${id}`}
        >
          {kind === 'unit' ? <UnitFace card={id} /> : <StrategyFace card={id} />}
          <b class="num">{tell(pileWords.vp, { vp })}</b>
        </li>
      ))}
      {scored.map(({ card }) => (
        <li key={card}>
          {objectiveName(card)} <b class="num">{tell(pileWords.vp, { vp: 1 })}</b>
        </li>
      ))}
    </ul>
  );
}

function Army({ view, player }: { readonly view: View; readonly player: Player }) {
  const { hand, deck, army, bluff } = view.players[player];
  const counts = { hand: hand.length, deck: deck.length, army: army.length };
  return (
    <p>
      <Sentence text={say(bluff === 'hand' ? pileWords.withBluff : pileWords.withoutBluff, counts)} />
    </p>
  );
}

/** Everything that lies beside the boards: public for both sides. */
export function PilesBrowser({ desk, onClose }: { readonly desk: Desk; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const view = desk.shown.value.view;
  const near = nearOf(view);
  return (
    <dialog ref={dialog} class="saga-browser sheet" aria-label={tell(pileWords.title)} onClose={onClose}>
      <Button onClick={() => dialog.current?.close()}>{tell(pileWords.close)}</Button>
      <p class="saga-objective-deck">
        <ObjectiveBack /> <Sentence text={say(pileWords.objectivesLeft, { count: view.objectiveDeck })} />
      </p>
      {[near, opponentOf(near)].map((player) => (
        <section key={player}>
          <h2>{SEAT_NAME[player]}</h2>
          <Army view={view} player={player} />
          <h3>{tell(pileWords.discardPile)}</h3>
          <Discards view={view} player={player} />
          <h3>{tell(pileWords.capturedPile)}</h3>
          <Captured view={view} player={player} />
        </section>
      ))}
    </dialog>
  );
}
