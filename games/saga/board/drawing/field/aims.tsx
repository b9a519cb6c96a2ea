import type { Box } from '@grognard/desk/drawing/shapes.ts';
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { View } from '../../../view.ts';
import { unitIn } from '../../../view-units.ts';
import type { UnitId } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { facing } from './beside-name.ts';
import { bow } from './bow.ts';
import type { Geometry } from './geometry.ts';

interface Aim {
  readonly to: UnitId;
  readonly kind: 'fire' | 'charge';
  /** Said already, not only possible. */
  readonly isSaid: boolean;
}

function declaredAim({ activation }: View): readonly Aim[] {
  const declared = activation?.declared ?? null;
  if (declared === null || declared.target === undefined) return [];
  const isFire = declared.kind === 'fire' || declared.follow === 'fire';
  return [{ to: declared.target, kind: isFire ? 'fire' : 'charge', isSaid: true }];
}

function possibleAims(desk: Desk): readonly Aim[] {
  const found = new Map<string, Aim>();
  for (const { action } of desk.isLive.value ? legalIn(desk.offers()) : [])
    if (action.type === 'declare' && action.target !== undefined && action.to === undefined)
      found.set(`${action.kind}${action.target}`, {
        to: action.target,
        kind: action.kind === 'fire' ? 'fire' : 'charge',
        isSaid: false,
      });
  return [...found.values()];
}

interface AimsProps {
  readonly desk: Desk;
  readonly view: View;
  readonly geometry: Geometry;
  readonly from: Box;
}

/** Where the declared or possible action goes: solid once it is said, dashed while it may be. */
export function Aims({ desk, view, geometry, from }: AimsProps) {
  const isDeclared = (view.activation?.declared ?? null) !== null;
  return (
    <>
      {(isDeclared ? declaredAim(view) : possibleAims(desk)).map(({ to, kind, isSaid }) => {
        const box = geometry.boxes.get(unitIn(view, to)?.at ?? 'A:IN');
        return box === undefined ? null : (
          <path
            key={`${kind}${to}`}
            class={`saga-aim saga-aim-${kind}${isSaid ? ' is-said' : ''}`}
            d={bow(facing(from, box), facing(box, from), kind === 'fire' ? 0.1 : 0)}
            marker-end={`url(#saga-head-${kind})`}
          />
        );
      })}
    </>
  );
}
