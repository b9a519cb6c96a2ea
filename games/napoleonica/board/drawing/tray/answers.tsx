// Answers that stand on no hex, die or button of the prompt: what lifted Orders buy, Commanders' free abilities, a raised card.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Desk, Offer } from '../../desk.ts';
import { liftedTokens } from '../../input/moment.ts';
import { returnOffer } from '../../input/returned-cards.ts';
import { spelt } from '../../input/tokens.ts';
import { actionLabel } from '../../words/labels.ts';

/** What the Orders that are lifted would do. */
function withLifted(desk: Desk): readonly Offer[] {
  const lifted = liftedTokens(desk);
  const [first, ...others] = lifted;
  if (first === undefined) return [];
  return legalIn(desk.offers()).filter(({ action }) => {
    switch (action.type) {
      case 'takeChosen':
      case 'takeRandom':
        return action.pay === spelt(lifted);
      case 'exchange':
        return action.pay === first && action.discard === spelt(others);
      default:
        return false;
    }
  });
}

function raised(desk: Desk): readonly Offer[] {
  const picked = desk.selection.value;
  return picked?.kind === 'card' ? legalIn(desk.on({ card: picked.card })) : [];
}

const FREE: readonly string[] = ['free', 'item'];

function offersHere(desk: Desk): readonly Offer[] {
  const free = legalIn(desk.offers()).filter(({ action }) => FREE.includes(action.type));
  const back = returnOffer(desk);
  return [...raised(desk), ...withLifted(desk), ...free, ...(back === undefined ? [] : [back])];
}

export function Answers({ desk }: { readonly desk: Desk }) {
  const offers = desk.isLive.value ? offersHere(desk) : [];
  if (offers.length === 0) return null;
  return (
    <div class="napoleonica-answers" data-dock>
      {offers.map((offer) => (
        <button
          key={JSON.stringify(offer.action)}
          type="button"
          class={`btn${offer.action.type === 'returnCards' ? ' primary' : ''}`}
          onClick={(event) => desk.choose([offer], event.currentTarget)}
        >
          {actionLabel(offer.action, desk.shown.value.view)}
        </button>
      ))}
    </div>
  );
}
