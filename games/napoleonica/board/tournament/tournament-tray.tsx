// The desk between the battles of a tournament: the muster, once there are notebooks.
import type { Desk } from '../desk.ts';
import { Muster } from '../notebook/muster.tsx';

export const TournamentTray = ({ desk }: { readonly desk: Desk }) =>
  (desk.shown.value.view.series?.notebooks ?? null) === null ? null : <Muster desk={desk} />;
