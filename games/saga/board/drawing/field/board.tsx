import { px } from '@grognard/desk/drawing/shapes.ts';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { useSize } from '@grognard/desk/sizes/use-size.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { opponentOf, type Player } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { nearOf } from '../../words/names.ts';
import { FACTION_LOOK } from '../cards/card-symbols.ts';
import { useInspection } from '../inspection/use-inspection.ts';
import { useOdds } from '../use-odds.ts';
import { Field } from './field.tsx';
import { boardGeometry } from './geometry.ts';

const InspectedCard = lazyPart(async () => (await import('../inspection/inspected-card.tsx')).InspectedCard);

function Dragged({ desk }: { readonly desk: Desk }) {
  const drag = desk.drag.value;
  if (drag === null) return null;
  const { x, y } = drag;
  return (
    <span class="saga-held" style={{ transform: `translate(${px(x)}px, ${px(y)}px)` }} aria-hidden="true" />
  );
}

/** Escape puts back what was half chosen. */
function useEscape(desk: Desk): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && desk.selection.value !== null) desk.selection.value = null;
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
}

/** Two boards face to face: the ground below, everything that changes above it. */
export function Board({ desk }: { readonly desk: Desk }) {
  const { box, size } = useSize();
  const { view } = desk.shown.value;
  const near = nearOf(view);
  const geometry = useMemo(
    () => (size === null ? null : boardGeometry(size[0], size[1], near)),
    [size, near],
  );
  const [inspection, putBack] = useInspection(box);
  useOdds(view.phase !== 'setup');
  useEscape(desk);
  const look = (player: Player): string => FACTION_LOOK[view.players[player].faction];
  return (
    <div class="saga-field" ref={box}>
      <div class={`saga-half saga-look-${look(opponentOf(near))}`} />
      <div class={`saga-half is-near saga-look-${look(near)}`} />
      {geometry !== null && <Field desk={desk} geometry={geometry} inspection={inspection} />}
      <Dragged desk={desk} />
      {inspection !== null && <InspectedCard desk={desk} inspection={inspection} onClose={putBack} />}
    </div>
  );
}
