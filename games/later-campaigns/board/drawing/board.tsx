// The middle of the table: the theatre, and beside it the stack and the fight that are looked at.
import { useLookAt } from '@grognard/desk/map/camera/look-at.ts';
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import { useEffect } from 'preact/hooks';
import type { Desk } from '../desk.ts';
import { isBeforeFirstQuestion } from '../input/before-the-first.ts';
import { declaredIn } from '../input/declared.ts';
import { isSomethingLookedAt } from '../input/looked-at.ts';
import { isStillChosen } from '../input/still-chosen.ts';
import { isWriting } from '../staff/is-writing.ts';
import { AT_ONCE, Minimap, SidePanel, TitlePlate } from './lazy-parts.ts';
import { TheatreMap, useTheatre } from './map/theatre-map.tsx';
import { useOverlays } from './overlays/chosen.ts';
import { Legend } from './overlays/legend.tsx';

/** Escape lets go of whoever is chosen. */
function useEscape(desk: Desk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) desk.selection.value = null;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
}

export function Board({ desk }: { readonly desk: Desk }) {
  const room = useSizeClass();
  const map = useTheatre(desk, room);
  const overlays = useOverlays();
  const { view } = desk.shown.value;
  useEscape(desk);
  const waits = isBeforeFirstQuestion(desk);
  useEffect(() => {
    if (!waits) for (const { load } of AT_ONCE) void load();
  }, [waits]);
  const isLive = desk.isLive.value;
  useEffect(() => {
    if (isLive && !isStillChosen(desk)) desk.selection.value = null;
  }, [isLive, view]);
  // What is about to be declared is seen by whoever declares it.
  const declared = isLive ? declaredIn(view).flat() : [];
  useLookAt(map, declared, declared.join());
  // Whoever writes orders needs the map, and his desk.
  const hasSide = room === 'wide' && !isWriting(view) && isSomethingLookedAt(desk, map.spot.value);
  return (
    <div class="later-campaigns-board">
      <div class="later-campaigns-field">
        <TheatreMap desk={desk} map={map} overlays={overlays.shown} />
        {!waits && <TitlePlate view={view} room={room} />}
        <Legend desk={desk} spot={map.spot.value} {...overlays} />
        {!waits && room === 'wide' && <Minimap map={map} view={view} />}
        {hasSide && <SidePanel desk={desk} spot={map.spot.value} />}
      </div>
    </div>
  );
}
