import { px } from '@grognard/desk/drawing/shapes.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { useSizeClass } from '@grognard/desk/sizes/size-class.ts';
import { useSize } from '@grognard/desk/sizes/use-size.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { opponentOf, type Player } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { nearOf } from '../../words/names.ts';
import { FACTION_LOOK } from '../cards/card-symbols.ts';
import { useInspection } from '../inspection/use-inspection.ts';
import { Dock } from '../tray/dock.tsx';
import { useOdds } from '../use-odds.ts';
import { Field } from './field.tsx';
import { boardGeometry, type Geometry, placed } from './geometry.ts';
import { isUnseen } from './unseen-band.tsx';

const InspectedCard = lazyPart(async () => (await import('../inspection/inspected-card.tsx')).InspectedCard);

function Dragged({ desk }: { readonly desk: Desk }) {
  const drag = desk.drag.value;
  if (drag === null) return null;
  const { x, y } = drag;
  return (
    <span class="saga-held" style={{ transform: `translate(${px(x)}px, ${px(y)}px)` }} aria-hidden="true" />
  );
}

/** Escape puts back what was picked; a Reserve that has been rearranged on the board stays as drawn. */
function useEscape(desk: Desk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const picked = desk.selection.value;
      if (event.key !== 'Escape' || picked === null) return;
      desk.selection.value = picked.kind === 'layout' ? { ...picked, from: null } : null;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
}

/** The ground of both boards; they meet where the first lines do. */
function Ground({
  desk,
  geometry: { near, width, height, middle },
}: {
  readonly desk: Desk;
  readonly geometry: Geometry;
}) {
  const { players } = desk.shown.value.view;
  const look = (player: Player): string => FACTION_LOOK[players[player].faction];
  return (
    <>
      <div
        class={`saga-half saga-look-${look(opponentOf(near))}`}
        style={placed({ x: 0, y: 0, w: width, h: middle })}
      />
      <div
        class={`saga-half is-near saga-look-${look(near)}`}
        style={placed({ x: 0, y: middle, w: width, h: height - middle })}
      />
    </>
  );
}

/** Two boards face to face: the ground below, everything that changes above it; the hand where there is no tray for it. */
export function Board({ desk }: { readonly desk: Desk }) {
  const { box, size } = useSize();
  const room = useSizeClass();
  const { view } = desk.shown.value;
  const near = nearOf(view);
  const isFolded = isUnseen(view);
  const geometry = useMemo(
    () => (size === null ? null : boardGeometry(size[0], size[1], near, isFolded)),
    [size, near, isFolded],
  );
  const [inspection, putBack] = useInspection(box);
  useOdds(view.phase !== 'setup');
  useEscape(desk);
  return (
    <div class={`saga-table is-${room}`}>
      <div class="saga-field" ref={box}>
        {geometry !== null && <Ground desk={desk} geometry={geometry} />}
        {geometry !== null && <Field desk={desk} geometry={geometry} inspection={inspection} room={room} />}
        <Dragged desk={desk} />
        {inspection !== null && <InspectedCard desk={desk} inspection={inspection} onClose={putBack} />}
      </div>
      {room !== 'wide' && <Dock desk={desk} room={room} />}
    </div>
  );
}
