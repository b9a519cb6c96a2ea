import { legalIn } from '@grognard/desk/offers/legal.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { tell } from '@grognard/desk/words/tell.ts';
import type { UnitId } from '../../../vocabulary.ts';
import { slotName } from '../../../words/slot-names.ts';
import type { Desk, Offer } from '../../desk.ts';
import { areGunsArriving, toggleNewOrder, wantsNewOrder } from '../../input/arriving.ts';
import { cardOf, plainPlays } from '../../input/choices.ts';
import { deskAnswers } from '../../input/desk-answers.ts';
import { shortcutsIn } from '../../input/phase-end.ts';
import { draftLayout, isRearranging, layoutOffer } from '../../input/reserve-choices.ts';
import { playerAtTurnEnd } from '../../input/turn-end.ts';
import { cardName } from '../../words/names.ts';
import { labels } from '../../words/sentences-labels.ts';
import { Answer, AnswerMenu } from './answers.tsx';
import { Declarations } from './declarations.tsx';

/** Nobody needs it before the first turn is fought. */
export const TurnEndSheet = lazyPart(async () => (await import('./turn-end-sheet.tsx')).TurnEndSheet);

/** A picked card: what is still to be pointed at, or the button that uses it. */
function PickedCard({ desk, card }: { readonly desk: Desk; readonly card: string }) {
  const plain = plainPlays(desk, card);
  const others = legalIn(desk.on({ card })).filter(
    (offer) => cardOf(offer.action) === card && !plain.includes(offer),
  );
  return (
    <div class="saga-answers">
      {plain.map((offer) => (
        <Answer key={JSON.stringify(offer.action)} desk={desk} offer={offer} />
      ))}
      {others.length > 0 && (
        <AnswerMenu desk={desk} offers={others} title={cardName(card)} note={tell(labels.pressOrChoose)} />
      )}
    </div>
  );
}

/** An own unit that was pressed while another has the marker: what the two may do, and nothing by mistake. */
const Partner = ({ desk, unit }: { readonly desk: Desk; readonly unit: UnitId }) => (
  <div class="saga-answers">
    {legalIn(desk.on({ unit })).map((offer) => (
      <Answer key={JSON.stringify(offer.action)} desk={desk} offer={offer} />
    ))}
  </div>
);

function Rearranging({ desk }: { readonly desk: Desk }) {
  const offer = layoutOffer(desk);
  return (
    <div class="saga-answers">
      <button
        type="button"
        class="btn saga-answer"
        aria-disabled={offer === undefined ? 'true' : undefined}
        onClick={() => offer !== undefined && void desk.submit(offer.action)}
      >
        <b>{tell(labels.rearrangeSo)}</b>
        <small>
          {offer === undefined
            ? tell(labels.pressTwoSlots)
            : tell(labels.layoutSoFar, { layout: Object.keys(draftLayout(desk) ?? {}).map(slotName) })}
        </small>
      </button>
    </div>
  );
}

/** SAG-15.9: whoever wants the Reserve in a new order says so before the guns have their slot. */
function NewOrder({ desk }: { readonly desk: Desk }) {
  const isWanted = wantsNewOrder(desk);
  return (
    <div class="saga-answers">
      <button
        type="button"
        class="btn saga-answer"
        aria-pressed={isWanted}
        onClick={() => toggleNewOrder(desk)}
      >
        <b>{tell(labels.newOrderToo)}</b>
        <small>{tell(isWanted ? labels.newOrderNext : labels.gunsBring)}</small>
      </button>
    </div>
  );
}

/** No answer is the usual one: both sides of the board are alike, and nobody gives up a marker by habit. */
export const isAmongEquals = ({ action: { type } }: Offer): boolean => type === 'side' || type === 'forfeit';

/** The decision in words: every answer that has no place on the board, with its consequence. */
export function DecisionSheet({ desk }: { readonly desk: Desk }) {
  if (!desk.isLive.value) return null;
  const offers = desk.offers();
  const picked = desk.selection.value;
  const isMustering = desk.shown.value.view.draft?.kind === 'deploy';
  if (picked?.kind === 'card' && desk.on({ card: picked.card }).length > 0 && !isMustering)
    return <PickedCard desk={desk} card={picked.card} />;
  if (picked?.kind === 'partner') return <Partner desk={desk} unit={picked.unit} />;
  if (isRearranging(desk)) return <Rearranging desk={desk} />;
  if (areGunsArriving(desk)) return <NewOrder desk={desk} />;
  if (offers.some(({ action }) => action.type === 'declare')) return <Declarations desk={desk} />;
  if (playerAtTurnEnd(desk.shown.value) !== null) return <TurnEndSheet desk={desk} />;
  const answers = deskAnswers(desk);
  const shortcuts = shortcutsIn(desk);
  if (answers.length + shortcuts.length === 0) return null;
  const hasCommit = offers.some(({ role }) => role === 'commit');
  return (
    <div class="saga-answers">
      {answers.map((offer, i) => (
        <Answer
          key={JSON.stringify(offer.action)}
          desk={desk}
          offer={offer}
          isMain={i === 0 && !hasCommit && !isAmongEquals(offer)}
        />
      ))}
      {shortcuts.map(({ label, note, go }) => (
        <button key={label} type="button" class="btn saga-answer" onClick={go}>
          <b>{label}</b>
          <small>{note}</small>
        </button>
      ))}
    </div>
  );
}
