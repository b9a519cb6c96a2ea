import type { ComponentType } from 'preact';
import { CoverGenerals } from './cover-generals.tsx';
import { CoverLaterCampaigns } from './cover-later-campaigns.tsx';
import { CoverNapoleonica } from './cover-napoleonica.tsx';
import { CoverSaga } from './cover-saga.tsx';

const drawings: { readonly [game: string]: ComponentType } = {
  generals: CoverGenerals,
  saga: CoverSaga,
  napoleonica: CoverNapoleonica,
  'later-campaigns': CoverLaterCampaigns,
};

/** The picture on a game's box. */
export function Cover({ game }: { readonly game: string }) {
  const Drawing = drawings[game];
  return (
    <svg class="cover" viewBox="0 0 320 136" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Drawing !== undefined && <Drawing />}
    </svg>
  );
}
