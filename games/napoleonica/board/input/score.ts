// The numbers beside the seats: VP of the battle, of the whole tournament between battles, DP in a campaign.
import type { SeatPoints } from '@grognard/desk';
import type { View } from '../../view.ts';
import { PLAYERS, type Player } from '../../vocabulary.ts';
import { liveryIn } from '../words/memory.ts';

const looksOf = (view: View, player: Player): string =>
  `napoleonica-points-of-${liveryIn(view, player) ?? player}`;

export function scoreOf(view: View): readonly SeatPoints[] {
  const { battle, series, campaign } = view;
  if (battle === null && campaign !== null)
    return [{ seat: 'A', points: campaign.notebook.treasury, unit: 'DP', class: looksOf(view, 'A') }];
  return PLAYERS.map((seat) => ({
    seat,
    points: battle?.players[seat].vp ?? series?.notebooks?.[seat].vp ?? 0,
    unit: 'VP',
    class: looksOf(view, seat),
  }));
}
