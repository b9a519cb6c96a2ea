import { px } from '@grognard/desk/drawing/shapes.ts';
import type { UnitView, View } from '../../../view.ts';
import type { UnitId } from '../../../vocabulary.ts';
import { besideName } from './beside-name.ts';
import type { Geometry } from './geometry.ts';

interface MeleeLinksProps {
  readonly view: View;
  /** As they stand in the scene, which may lag behind the view. */
  readonly units: readonly UnitView[];
  readonly geometry: Geometry;
}

/** Crossed swords between two that are engaged. */
export function MeleeLinks({ view, units, geometry }: MeleeLinksProps) {
  const boxOf = (unit: UnitId) => geometry.boxes.get(units.find(({ id }) => id === unit)?.at ?? 'A:IN');
  return (
    <>
      {view.melees.map(({ units: [one, other] }) => {
        const [a, b] = [boxOf(one), boxOf(other)];
        if (a === undefined || b === undefined) return null;
        const [from, to] = [besideName(a), besideName(b)];
        return (
          <svg
            key={one + other}
            class="saga-link"
            style={{ left: `${px((from.x + to.x) / 2)}px`, top: `${px((from.y + to.y) / 2)}px` }}
            viewBox="0 0 48 48"
            aria-hidden="true"
          >
            <use href="#mk-melee" />
          </svg>
        );
      })}
    </>
  );
}
