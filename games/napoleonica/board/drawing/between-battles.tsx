// Before and between battles there is no field: what can be chosen stands in a list.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { Desk } from '../desk.ts';
import { actionLabel } from '../words/labels.ts';

export function BetweenBattles({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  const offers = desk.offers().filter(({ role }) => role !== 'grave');
  return (
    <div class="napoleonica-between sheet">
      {offers.map((offer) => (
        <Button
          key={JSON.stringify(offer.action)}
          refused={!isLegal(offer)}
          onClick={() => desk.choose([offer], null)}
        >
          {actionLabel(offer.action, view)}
        </Button>
      ))}
    </div>
  );
}
