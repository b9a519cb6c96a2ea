// The desk below the map: the order desk while orders are written; else the troops of the Stage and what is chosen from a list.
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../../desk.ts';
import { isAtDesk, isBeforeFirstQuestion } from '../../input/before-the-first.ts';
import { isSomethingLookedAt } from '../../input/looked-at.ts';
import { procIn } from '../../input/moment.ts';
import { Keys, OrderDesk, paperPresses, SidePanel, StageTray } from '../lazy-parts.ts';

const MOVING: readonly string[] = ['movement', 'group'];
const hasKeys = (desk: Desk): boolean => desk.isLive.value && MOVING.includes(procIn(desk.shown.value.view));

export function Tray({ desk }: { readonly desk: Desk }) {
  const room = useSizeClass();
  const writes = isAtDesk(desk);
  useEffect(() => {
    // Whoever has the desk before him presses the map next, and the first press counts.
    if (writes) paperPresses.load();
  }, [writes]);
  if (writes) return <OrderDesk desk={desk} />;
  if (isBeforeFirstQuestion(desk)) return null;
  return (
    <div class={`later-campaigns-tray is-${room} ${room === 'wide' ? 'sheet' : ''}`}>
      <StageTray desk={desk} isNarrow={room === 'narrow'} />
      {hasKeys(desk) && <Keys desk={desk} isShown={room === 'wide'} />}
      {room !== 'wide' && isSomethingLookedAt(desk, null) && <SidePanel desk={desk} spot={null} />}
    </div>
  );
}
