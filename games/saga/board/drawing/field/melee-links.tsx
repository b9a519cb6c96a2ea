import type { UnitView, View } from '../../../view.ts';
import type { UnitId } from '../../../vocabulary.ts';
import { centre, type Geometry, px } from './geometry.ts';

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
        const [[x1, y1], [x2, y2]] = [centre(a), centre(b)];
        return (
          <svg
            key={one + other}
            class="saga-link"
            style={{ left: `${px((x1 + x2) / 2)}px`, top: `${px((y1 + y2) / 2)}px` }}
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
