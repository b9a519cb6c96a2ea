// The desk in a campaign: actions, the event of the month, the camp; while the army is put together, the muster.
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { Campaign } from '../../campaign/state.ts';
import type { Desk } from '../desk.ts';
import { isAboutArmy } from '../input/moment.ts';
import { Muster } from '../notebook/muster.tsx';
import { Actions } from './actions.tsx';
import { Camp } from './camp.tsx';
import { EventCard } from './event-card.tsx';

export function CampaignTray({ desk, campaign }: { readonly desk: Desk; readonly campaign: Campaign }) {
  const room = useSizeClass();
  if (isAboutArmy(desk.shown.value.view)) return <Muster desk={desk} />;
  return (
    <div class={`napoleonica-campaign-desk is-${room}`}>
      <Actions desk={desk} campaign={campaign} />
      <EventCard desk={desk} campaign={campaign} />
      <Camp campaign={campaign} />
    </div>
  );
}
