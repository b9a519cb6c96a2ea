// The desk below the map: the order desk while orders are written; else the troops of the Stage and what is chosen from a list.
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import type { Desk } from '../../desk.ts';
import { deskState } from '../../staff/desk-state.ts';
import { OrderDesk } from '../../staff/order-desk.tsx';
import { SidePanel } from '../panel/side-panel.tsx';
import { Choices } from './choices.tsx';
import { Strip } from './strip.tsx';

export function Tray({ desk }: { readonly desk: Desk }) {
  const room = useSizeClass();
  if (deskState(desk) !== null) return <OrderDesk desk={desk} />;
  return (
    <div class={`later-campaigns-tray is-${room}`}>
      <Strip desk={desk} />
      <Choices desk={desk} />
      {room !== 'wide' && <SidePanel desk={desk} spot={null} />}
    </div>
  );
}
