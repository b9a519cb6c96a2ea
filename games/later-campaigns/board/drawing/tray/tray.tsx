// The desk below the map: everything that may be done and lies on no hex, as a list.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Desk } from '../../desk.ts';
import { actionLabel } from '../../words/labels.ts';

export function Tray({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const offers = desk.isLive.value
    ? legalIn(desk.offers()).filter(({ role, target }) => role !== 'grave' && !('hex' in target))
    : [];
  return (
    <div class="later-campaigns-tray">
      {offers.map((offer) => (
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
