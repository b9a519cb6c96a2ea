// The middle of the table in a campaign: months and map; while the army is put together, the notebook.
import { useState } from 'preact/hooks';
import type { Campaign } from '../../campaign/state.ts';
import { ChronicleDrawer } from '../chronicle/chronicle-drawer.tsx';
import type { Desk } from '../desk.ts';
import { isAboutArmy } from '../input/moment.ts';
import { NotebookPages } from '../notebook/notebook-pages.tsx';
import './campaign.css';
import './map/map.css';
import './map/regions.css';
import './vignette.css';
import { WorldMap } from './map/world-map.tsx';
import { MonthTrack } from './month-track.tsx';
import { worldOf } from './world.ts';

export function CampaignBoard({ desk, campaign }: { readonly desk: Desk; readonly campaign: Campaign }) {
  const [month, setMonth] = useState<number | null>(null);
  const world = desk.playing.value?.scene.world ?? null;
  const { view } = desk.shown.value;
  return (
    <div class="napoleonica-campaign">
      <MonthTrack campaign={campaign} onRead={setMonth} />
      {world === null && isAboutArmy(view) ? (
        <NotebookPages desk={desk} />
      ) : (
        <WorldMap desk={desk} campaign={campaign} world={world ?? worldOf(campaign)} />
      )}
      {month !== null && <ChronicleDrawer campaign={campaign} month={month} onClose={() => setMonth(null)} />}
    </div>
  );
}
