import type { Desk } from '@grognard/web/table/game-board.ts';
import type { Action, DeclarationKind } from '../../../grammar.ts';
import type { View } from '../../../view.ts';
import { cardOf, plainPlays } from '../../input/choices.ts';
import { offersIn, type SagaOffer, viewIn } from '../../input/reading.ts';
import { draftLayout, isRearranging, layoutOffer } from '../../input/reserve-choices.ts';
import { pickOf } from '../../input/selection.ts';
import { consequenceOf } from '../../words/consequences.ts';
import { actionLabel, isCommit } from '../../words/labels.ts';
import { cardName, unitName } from '../../words/names.ts';
import { hintOf } from '../use-odds.ts';

const GROUPS: { readonly [kind in DeclarationKind]: string } = {
  fire: 'Fire',
  engage: 'Engage',
  continue: 'Fight',
  disengage: 'Fight',
  capture: 'Ground',
  return: 'Ground',
  hold: 'Ground',
  advance: 'Move',
  lateral: 'Move',
  back: 'Move',
  commit: 'Move',
  shift: 'Move',
  guard: 'Move',
  advanceX: 'Change places',
  lateralX: 'Change places',
  shiftX: 'Change places',
  relieve: 'Change places',
};

function groupOf(action: Extract<Action, { type: 'declare' }>): string {
  if (action.follow === 'charge') return 'Charge';
  if (action.follow === 'fire') return 'Move and fire';
  return action.follow === 'engage' ? 'Engage' : GROUPS[action.kind];
}

/** One answer: the order, what comes of it, and its chance where hints are on. */
function Answer({
  desk,
  offer,
  isMain,
}: {
  readonly desk: Desk;
  readonly offer: SagaOffer;
  readonly isMain: boolean;
}) {
  const state = desk.shown.value;
  const view = viewIn(state);
  const hint = state.hints ? hintOf(view, offer.action) : null;
  const consequence = consequenceOf(offer.action, view);
  return (
    <button
      type="button"
      class={`btn saga-answer${isMain ? ' primary' : ''}`}
      aria-disabled={offer.isLegal ? undefined : 'true'}
      onClick={(event) => desk.choose([offer.wire], event.currentTarget)}
    >
      <b>{actionLabel(offer.action, view)}</b>
      {hint !== null && <i class="chance num">{hint}</i>}
      {consequence !== '' && <small>{consequence}</small>}
    </button>
  );
}

/** SAG-9.2: what the activated unit may declare, by kind; several of a kind open a menu. */
function Declarations({
  desk,
  view,
  offers,
}: {
  readonly desk: Desk;
  readonly view: View;
  readonly offers: readonly SagaOffer[];
}) {
  const groups = new Map<string, SagaOffer[]>();
  for (const offer of offers)
    if (offer.action.type === 'declare' && offer.isLegal) {
      const group = groupOf(offer.action);
      groups.set(group, [...(groups.get(group) ?? []), offer]);
    }
  return (
    <div class="saga-answers">
      {[...groups].map(([group, list]) => {
        const [only] = list;
        if (list.length === 1 && only !== undefined)
          return <Answer key={group} desk={desk} offer={only} isMain={false} />;
        return (
          <button
            key={group}
            type="button"
            class="btn saga-answer"
            aria-haspopup="menu"
            onClick={(event) =>
              desk.choose(
                list.map(({ wire }) => wire),
                event.currentTarget,
              )
            }
          >
            <b>
              {group} <span class="num">({list.length})</span>
            </b>
            <small>{list.map(({ action }) => shortTarget(action, view)).join(', ')}</small>
          </button>
        );
      })}
    </div>
  );
}

function shortTarget(action: Action, view: View): string {
  if (action.type !== 'declare') return '';
  return action.target === undefined ? (action.to ?? '') : unitName(view, action.target);
}

/** A picked card: what is still to be pointed at, or the button that uses it. */
function PickedCard({ desk, card }: { readonly desk: Desk; readonly card: string }) {
  const plain = plainPlays(desk, card);
  const others = offersIn(desk.on({ card })).filter(
    ({ action, isLegal }) =>
      isLegal && cardOf(action) === card && !plain.some((each) => each.action === action),
  );
  return (
    <div class="saga-answers">
      {plain.map((offer) => (
        <Answer key={JSON.stringify(offer.action)} desk={desk} offer={offer} isMain={false} />
      ))}
      {others.length > 0 && (
        <button
          type="button"
          class="btn saga-answer"
          aria-haspopup="menu"
          onClick={(event) =>
            desk.choose(
              others.map(({ wire }) => wire),
              event.currentTarget,
            )
          }
        >
          <b>{cardName(card)}</b>
          <small>press one of the lit places, or choose from a list</small>
        </button>
      )}
    </div>
  );
}

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
        <b>Rearrange so</b>
        <small>
          {offer === undefined
            ? 'press two slots of your Reserve: they change what stands in them'
            : `as drawn: ${Object.keys(draftLayout(desk) ?? {}).join(', ')}`}
        </small>
      </button>
    </div>
  );
}

/** Answers that are not pressed on the board and not the wax button. */
export const deskAnswers = (desk: Desk): readonly SagaOffer[] =>
  offersIn(desk.offers()).filter(
    ({ action, wire, isLegal }) =>
      !isCommit(action) &&
      (isLegal || (action.type !== 'morale' && action.type !== 'forfeit')) &&
      action.type !== 'resign' &&
      action.type !== 'declare' &&
      action.type !== 'rearrange' &&
      (action.type === 'score' || action.type === 'support' || 'button' in wire.target),
  );

/** The decision in words: every answer that has no place on the board, with its consequence. */
export function DecisionSheet({ desk }: { readonly desk: Desk }) {
  const view = viewIn(desk.shown.value);
  if (!desk.isLive.value) return null;
  const offers = offersIn(desk.offers());
  const picked = pickOf(desk);
  const declares = offers.filter(({ action }) => action.type === 'declare');
  const answers = deskAnswers(desk);
  if (picked?.kind === 'card' && desk.on({ card: picked.card }).length > 0 && view.draft?.kind !== 'deploy')
    return <PickedCard desk={desk} card={picked.card} />;
  if (isRearranging(desk)) return <Rearranging desk={desk} />;
  if (declares.length > 0) return <Declarations desk={desk} view={view} offers={declares} />;
  if (answers.length === 0) return null;
  const hasCommit = offers.some(({ action }) => isCommit(action));
  return (
    <div class="saga-answers">
      {answers.map((offer, i) => (
        <Answer
          key={JSON.stringify(offer.action)}
          desk={desk}
          offer={offer}
          isMain={i === 0 && !hasCommit && offer.action.type !== 'forfeit'}
        />
      ))}
    </div>
  );
}
