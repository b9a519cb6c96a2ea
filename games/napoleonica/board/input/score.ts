// The numbers beside the seats: VP of the battle, of the whole tournament between battles, DP in a campaign.
import type { SeatPoints } from '@grognard/desk';
import type { View } from '../../view.ts';
import { PLAYERS } from '../../vocabulary.ts';

export function scoreOf({ battle, series, campaign }: View): readonly SeatPoints[] {
  if (battle === null && campaign !== null)
    return [{ seat: 'A', points: campaign.notebook.treasury, unit: 'DP', class: 'napoleonica-points-of-A' }];
  return PLAYERS.map((seat) => ({
    seat,
    points: battle?.players[seat].vp ?? series?.notebooks?.[seat].vp ?? 0,
    unit: 'VP',
    class: `napoleonica-points-of-${battle?.players[seat].faction ?? seat}`,
  }));
}
