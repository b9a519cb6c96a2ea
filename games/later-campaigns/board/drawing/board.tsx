// The middle of the table: the theatre, and beside it the stack and the fight that are looked at.
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { Desk } from '../desk.ts';
import { TheatreMap, useTheatre } from './map/theatre-map.tsx';
import { SidePanel } from './panel/side-panel.tsx';

export function Board({ desk }: { readonly desk: Desk }) {
  const room = useSizeClass();
  const map = useTheatre(desk);
  return (
    <div class={`later-campaigns-board is-${room}`}>
      <TheatreMap desk={desk} map={map} />
      {room === 'wide' && <SidePanel desk={desk} spot={map.spot.value} />}
    </div>
  );
}
