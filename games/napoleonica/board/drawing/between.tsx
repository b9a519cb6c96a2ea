// Before and between battles: the map of a campaign, the notebook of a tournament, or a few words to choose from.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { Desk } from '../desk.ts';
import { actionLabel } from '../words/labels.ts';
import { CampaignBoard, CampaignTray, TournamentBoard, TournamentTray } from './lazy-parts.ts';

/** NAP-SET.2: sides, factions and armies that are chosen at the table. */
function Choices({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  return (
    <div class="napoleonica-between sheet">
      {desk
        .offers()
        .filter(({ role }) => role !== 'grave')
        .map((offer) => (
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

export function BetweenBattles({ desk }: { readonly desk: Desk }) {
  const { campaign, series } = desk.shown.value.view;
  if (campaign !== null) return <CampaignBoard desk={desk} campaign={campaign} />;
  return series === null ? <Choices desk={desk} /> : <TournamentBoard desk={desk} />;
}

export function BetweenTray({ desk }: { readonly desk: Desk }) {
  const { campaign, series } = desk.shown.value.view;
  if (campaign !== null) return <CampaignTray desk={desk} campaign={campaign} />;
  return series === null ? null : <TournamentTray desk={desk} />;
}
