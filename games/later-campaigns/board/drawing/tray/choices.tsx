// Answers that lie on no hex and on no button of the prompt, as a list.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Desk, Offer } from '../../desk.ts';
import { aboutOf } from '../../input/about.ts';
import { actionLabel } from '../../words/labels.ts';

/** Said by pressing a stack and a hex: a list of them would only be long. */
const ON_THE_MAP: readonly Offer['action']['type'][] = ['select', 'drop', 'charge', 'bombard', 'step'];

export const choicesIn = (desk: Desk): readonly Offer[] =>
  desk.isLive.value
    ? legalIn(desk.offers()).filter(
        ({ role, target, action }) =>
          role !== 'grave' &&
          !('hex' in target) &&
          !ON_THE_MAP.includes(action.type) &&
          ('unit' in target || aboutOf(action).length > 0),
      )
    : [];

export function Choices({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  return (
    <div class="later-campaigns-choices">
      {choicesIn(desk).map((offer) => (
        <button
          key={JSON.stringify(offer.action)}
          type="button"
          class="btn"
          onClick={(event) => desk.choose([offer], event.currentTarget)}
        >
          {actionLabel(offer.action, view)}
        </button>
      ))}
    </div>
  );
}
